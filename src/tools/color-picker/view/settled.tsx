import type { ReactNode } from 'react'
import { useDelayedBusy } from '#ui/feedback/use-delayed-busy'
import { useLateColor } from './use-live'
import styles from './settled.module.css'

/** What is shown of the settled color: dimmed while another one is tried out. */
export function Settled({ children }: { children: ReactNode }) {
  const isStale = useDelayedBusy(useLateColor((s) => s.color !== s.settled))
  return (
    <div className={isStale ? styles.stale : undefined} aria-busy={isStale}>
      {children}
    </div>
  )
}
