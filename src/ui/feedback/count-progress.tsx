import { Note } from '../layout/note'
import { doneOf } from './count-progress.en'
import styles from './count-progress.module.css'

interface Props {
  /** The accessible name of the bar. */
  label: string
  done: number
  wanted: number
  /** A sentence with the counts, in place of them alone. */
  children?: string
}

/** How many of many items are done, as a bar and as text. */
export function CountProgress({ label, done, wanted, children = doneOf(done, wanted) }: Props) {
  return (
    <div className={styles.progress}>
      <progress aria-label={label} max={Math.max(1, wanted)} value={done} />
      {/* A single text: what follows a count that grows would count as content that moves. */}
      <Note>{children}</Note>
    </div>
  )
}
