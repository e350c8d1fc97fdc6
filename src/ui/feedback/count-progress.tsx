import type { ReactNode } from 'react'
import { Note } from '../layout/note'
import styles from './count-progress.module.css'

interface Props {
  /** The accessible name of the bar. */
  label: string
  done: number
  wanted: number
  /** Follows the counts. */
  children?: ReactNode
}

/** How many of many items are done, as a bar and as text. */
export function CountProgress({ label, done, wanted, children }: Props) {
  return (
    <div className={styles.progress}>
      <progress aria-label={label} max={Math.max(1, wanted)} value={done} />
      <Note>
        {done.toLocaleString('en')} of {wanted.toLocaleString('en')}
        {children}
      </Note>
    </div>
  )
}
