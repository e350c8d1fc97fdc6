import type { ReactNode } from 'react'
import styles from './button-row.module.css'

/** Buttons side by side: as wide as their row, on a wide screen as wide as their texts. */
export const ButtonRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
)
