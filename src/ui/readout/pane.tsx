import { useState, type ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './pane.module.css'

interface Props {
  /** The line above the number; on a phone it is not seen. */
  caption: ReactNode
  /** The number, an input or a text with `numberClass`. */
  number: ReactNode
  /** What the number is given in. */
  unit: ReactNode
  /** On a phone the unit has the room that it needs, not half of the width. */
  isUnitFitted?: boolean
  /** What the number is of: with another one its digits roll in. */
  of: string
}

/** One side of a conversion. */
export function Pane({ caption, number, unit, isUnitFitted = false, of }: Props) {
  const [roll, setRoll] = useState({ of, count: 0 })
  if (roll.of !== of) setRoll({ of, count: roll.count + 1 })
  return (
    <div className={classNames(styles.pane, isUnitFitted && styles.fitted)}>
      <div className={styles.caption}>{caption}</div>
      {/* The animation is one of two that are alike: a name that changes starts it anew. */}
      <div className={styles.frame} data-turn={roll.count > 0 ? roll.count % 2 : undefined}>
        {number}
      </div>
      <div className={styles.unit}>{unit}</div>
    </div>
  )
}

/** For the number of a pane; `useFitted` gives it the count of characters that it has to find room for. */
export const numberClass = `numerals ${styles.number}`
