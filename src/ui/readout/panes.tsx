import type { ReactNode } from 'react'
import { Button } from '../button'
import styles from './panes.module.css'

interface PaneProps {
  /** The line above the number. */
  caption: ReactNode
  /** The number, an input or an output with `numberClass`. */
  number: ReactNode
  /** What the number is given in. */
  unit: ReactNode
}

/** One side of a conversion. */
export function Pane({ caption, number, unit }: PaneProps) {
  return (
    <div className={styles.pane}>
      <div className={styles.caption}>{caption}</div>
      <div className={styles.frame}>{number}</div>
      <div className={styles.unit}>{unit}</div>
    </div>
  )
}

/** For the number of a pane; `useFitted` gives it the count of characters that it has to find room for. */
export const numberClass = `numerals ${styles.number}`

interface PanesProps {
  from: ReactNode
  to: ReactNode
  /** Accessible name of the button between them. */
  swapName: string
  onSwap: () => void
}

/** A conversion as one sentence: two panes, and on the line between them the button that swaps them. */
export function Panes({ from, to, swapName, onSwap }: PanesProps) {
  return (
    <div className={styles.panes}>
      {from}
      <Button
        tone="glass"
        icon="arrow-left-right"
        className={styles.swap}
        aria-label={swapName}
        title={swapName}
        onClick={onSwap}
      />
      {to}
    </div>
  )
}
