import type { ReactNode } from 'react'
import styles from './button-row.module.css'

interface Props {
  children: ReactNode
  /** On a wide screen they keep their own width. */
  spread?: 'start'
}

/** Buttons side by side, as wide as their row. */
export function ButtonRow({ children, spread }: Props) {
  const classes = spread ? `${styles.row} ${styles[spread]}` : styles.row
  return <div className={classes}>{children}</div>
}
