import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './columns.module.css'

/** Parts of a page below one another. */
export const Stack = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={classNames(styles.stack, className)} {...rest} />
)

interface ColumnsProps {
  className?: string | undefined
  /** Both halves as wide; else seven to five. */
  even?: boolean
  children: ReactNode
}

/** Two parts side by side from 720 px on, below one another on a phone. */
export const Columns = ({ even = false, className, children }: ColumnsProps) => (
  <div className={classNames(styles.columns, even && styles.even, className)}>{children}</div>
)
