import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import styles from './glass-select.module.css'

/** A native select in a readout; its `aria-label` names it. */
export const GlassSelect = ({ className, ...rest }: ComponentProps<'select'>) => (
  <select className={classNames(styles.select, className)} {...rest} />
)
