import type { ReactNode } from 'react'
import { Button } from '../buttons/button'
import styles from './panes.module.css'

interface SwapProps {
  /** Accessible name. */
  swapName: string
  onSwap: () => void
}

const Swap = ({ swapName, onSwap, className }: SwapProps & { className: string | undefined }) => (
  <Button
    variant="glass"
    icon="arrow-left-right"
    className={className}
    title={swapName}
    onClick={onSwap}
  />
)

interface PanesProps extends SwapProps {
  from: ReactNode
  to: ReactNode
}

/** A conversion as one sentence: two panes, and between them the button that swaps them. */
export const Panes = ({ from, to, ...swap }: PanesProps) => (
  <div className={styles.panes}>
    {from}
    <Swap className={styles.between} {...swap} />
    {to}
  </div>
)

/** The same button among the actions of a phone, where there is no room between the panes. */
export const SwapBelow = (swap: SwapProps) => <Swap className={styles.below} {...swap} />
