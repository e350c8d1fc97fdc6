import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import styles from './text-box.module.css'

/** A text as it is, line by line. */
export const TextBox = ({ className, ...rest }: ComponentProps<'pre'>) => (
  <pre className={classNames(styles.box, className)} {...rest} />
)
