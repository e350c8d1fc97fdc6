import type { ComponentProps } from 'react'
import styles from './key.module.css'

export type KeyTone = 'digit' | 'operator' | 'power' | 'equals' | 'lesser'

interface Props extends ComponentProps<'button'> {
  tone: KeyTone
}

/** A key of a pad, as high as `--key-height` says and never lower than a finger. */
export function Key({ tone, className, ...rest }: Props) {
  const classes = `${styles.key} ${styles[tone]}`
  return (
    <button type="button" className={className ? `${classes} ${className}` : classes} {...rest} />
  )
}
