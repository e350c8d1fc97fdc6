import type { ComponentProps } from 'react'
import styles from './card.module.css'

/** A surface that lies on the page; `className` places what is inside. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={className ? `${styles.card} ${className}` : styles.card} {...rest} />
}
