import type { ReactNode } from 'react'
import type { IconName } from '../../lib/icon-name'
import styles from './banner.module.css'
import { Icon } from '../icon'

type BannerVariant = 'info' | 'error'

const ICONS: Record<BannerVariant, IconName> = {
  info: 'info',
  error: 'circle-alert',
}

/** A notice in place. An error interrupts a screen reader, the other waits for its turn. */
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
