import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import styles from './chips.module.css'

/** A row of chip buttons. Its `aria-label` names the group. */
export const Chips = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div role="group" className={classNames(styles.chips, className)} {...rest} />
)
