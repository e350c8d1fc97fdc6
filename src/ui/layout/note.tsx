import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import styles from './note.module.css'

/** A remark beside what it is about. */
export const Note = ({ className, ...rest }: ComponentProps<'p'>) => (
  <p className={classNames(styles.note, className)} {...rest} />
)
