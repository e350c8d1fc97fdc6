import type { ComponentProps } from 'react'
import styles from './glass-select.module.css'

/** A native select in a readout; its `aria-label` names it. */
export function GlassSelect({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <select className={className ? `${styles.select} ${className}` : styles.select} {...rest} />
  )
}
