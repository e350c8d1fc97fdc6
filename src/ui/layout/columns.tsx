import type { ComponentProps } from 'react'
import styles from './columns.module.css'

const joined = (...classes: (string | undefined | false)[]) => classes.filter(Boolean).join(' ')

/** Parts of a page below one another. */
export function Stack({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={joined(styles.stack, className)} {...rest} />
}

interface ColumnsProps extends ComponentProps<'div'> {
  /** Both halves as wide; else seven to five. */
  even?: boolean
}

/** Two parts side by side from 720 px on, below one another on a phone. */
export function Columns({ even = false, className, ...rest }: ColumnsProps) {
  return <div className={joined(styles.columns, even && styles.even, className)} {...rest} />
}
