import type { ComponentProps } from 'react'
import styles from './note.module.css'

/** A remark beside what it is about. */
export function Note({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={className ? `${styles.note} ${className}` : styles.note} {...rest} />
}
