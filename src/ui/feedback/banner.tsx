import type { ReactNode } from 'react'
import type { IconName } from '../../lib/icon-name'
import styles from './banner.module.css'
import { Icon } from '../icon'

type BannerTone = 'info' | 'warning' | 'error'

const ICONS: Record<BannerTone, IconName> = {
  info: 'info',
  warning: 'triangle-alert',
  error: 'circle-alert',
}

/** A notice in place. An error interrupts a screen reader, the others wait for their turn. */
export function Banner({ tone, children }: { tone: BannerTone; children: ReactNode }) {
  return (
    <div
      className={`${styles.banner} ${styles[tone]}`}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon name={ICONS[tone]} />
      <div>{children}</div>
    </div>
  )
}
