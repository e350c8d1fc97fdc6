import type { ReactNode } from 'react'
import { Button } from '../buttons/button'
import styles from './panes.module.css'

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
        variant="glass"
        icon="arrow-left-right"
        className={styles.swap}
        title={swapName}
        onClick={onSwap}
      />
      {to}
    </div>
  )
}
