import type { ReactNode } from 'react'
import styles from './dial.module.css'
import { Ring } from './ring'

/** The ring, and in it or beside it its children: first the time of the end, last a caption. */
export function Dial({ children }: { children: ReactNode }) {
  return (
    <div className={styles.dial}>
      <div className={styles.face}>
        <Ring />
        {children}
      </div>
    </div>
  )
}
