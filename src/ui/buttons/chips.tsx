import type { ComponentProps } from 'react'
import styles from './chips.module.css'

/** A row of chip buttons. Its `aria-label` names the group. */
export function Chips({ className, ...rest }: ComponentProps<'div'>) {
  const classes = className ? `${styles.chips} ${className}` : styles.chips
  return <div role="group" className={classes} {...rest} />
}
