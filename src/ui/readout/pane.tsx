import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './pane.module.css'

interface Props {
  /** The line above the number. */
  caption: ReactNode
  /** Messages come into the caption: there is room for them. */
  noted?: boolean
  /** The number, an input or a text with `numberClass`. */
  number: ReactNode
  /** What the number is given in. */
  unit: ReactNode
  /** On a phone more than half of the width is the unit's. */
  moreForUnit?: boolean
  /** A line beside the unit, on a phone below the number; its room is kept. */
  below?: ReactNode
}

/** One side of a conversion. */
export function Pane({ caption, noted = false, number, unit, moreForUnit = false, below }: Props) {
  return (
    <div className={classNames(styles.pane, moreForUnit && styles.more)}>
      <div className={classNames(styles.caption, noted && styles.noted)}>{caption}</div>
      <div className={styles.frame}>{number}</div>
      <div className={styles.unit}>{unit}</div>
      {below && <div className={styles.below}>{below}</div>}
    </div>
  )
}

/** For the number of a pane; `useFitted` gives it the count of characters that it has to find room for. */
export const numberClass = `numerals ${styles.number}`
