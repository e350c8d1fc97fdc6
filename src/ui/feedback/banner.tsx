import type { ReactNode } from 'react'
import type { IconName } from '../../lib/icon-name'
import styles from './banner.module.css'
import { Icon } from '../icon'

type BannerVariant = 'info' | 'warning' | 'error'

const ICONS: Record<BannerVariant, IconName> = {
  info: 'info',
  warning: 'triangle-alert',
  error: 'circle-alert',
}

/** A notice in place. An error interrupts a screen reader, the others wait for their turn. */
export function Banner({ variant, children }: { variant: BannerVariant; children: ReactNode }) {
  return (
    <div
      className={`${styles.banner} ${styles[variant]}`}
      role={variant === 'error' ? 'alert' : 'status'}
    >
      <Icon name={ICONS[variant]} />
      <div>{children}</div>
    </div>
  )
}
