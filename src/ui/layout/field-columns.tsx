import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './field-columns.module.css'

interface Props {
  /** Up to four in a row, on a phone two. */
  narrow?: boolean
  children: ReactNode
}

/** Fields side by side where there is room. */
export const FieldColumns = ({ narrow = false, children }: Props) => (
  <div className={classNames(styles.columns, narrow && styles.narrow)}>{children}</div>
)
