import type { ReactNode } from 'react'
import { Button } from './button'
import styles from './swap-pair.module.css'

interface Props {
  /** What the button does, such as 'Swap units'. */
  swapName: string
  onSwap: () => void
  /** What is converted and into what. */
  children: readonly [ReactNode, ReactNode]
}

/** Two choices above one another and, beside them, a button that swaps them. */
export function SwapPair({ swapName, onSwap, children: [from, to] }: Props) {
  return (
    <div className={styles.pair}>
      {from}
      <Button
        icon="arrow-up-down"
        className={styles.swap}
        title={swapName}
        aria-label={swapName}
        onClick={onSwap}
      />
      {to}
    </div>
  )
}
