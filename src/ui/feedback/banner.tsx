import type { ReactNode } from 'react'
import styles from './banner.module.css'
import { Icon } from '../icon'

/** A notice in place. An error interrupts a screen reader, the other waits for its turn. */
export function Banner({ variant, children }: { variant: 'info' | 'error'; children: ReactNode }) {
  const isError = variant === 'error'
  return (
    <div className={`${styles.banner} ${styles[variant]}`} role={isError ? 'alert' : 'status'}>
      <Icon name={isError ? 'circle-alert' : 'info'} />
      <div>{children}</div>
    </div>
  )
}
