import type { ComponentProps, ReactNode } from 'react'
import styles from './columns.module.css'

/** Parts of a page below one another. */
export function Stack({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={className ? `${styles.stack} ${className}` : styles.stack} {...rest} />
}

interface ColumnsProps {
  /** Both halves as wide; else seven to five. */
  even?: boolean
  children: ReactNode
}

/** Two parts side by side from 720 px on, below one another on a phone. */
export function Columns({ even = false, children }: ColumnsProps) {
  return (
    <div className={even ? `${styles.columns} ${styles.even}` : styles.columns}>{children}</div>
  )
}
