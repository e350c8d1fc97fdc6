import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import styles from './card.module.css'

/** A surface that lies on the page; `className` places what is inside. */
export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={classNames(styles.card, className)} {...rest} />
)
