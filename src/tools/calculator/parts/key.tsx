import type { ComponentProps } from 'react'
import styles from './key.module.css'

export type KeyVariant = 'digit' | 'operator' | 'equals' | 'lesser' | 'memory'

interface Props extends ComponentProps<'button'> {
  variant: KeyVariant
}

/** A key of a pad, as high as `--key-height`, and at least as high as a finger. */
export function Key({ variant, className, ...rest }: Props) {
  const classes = `${styles.key} ${styles[variant]}`
  return (
    <button type="button" className={className ? `${classes} ${className}` : classes} {...rest} />
  )
}
