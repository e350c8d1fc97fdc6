import { HistoryPanel } from './history-panel'
import { HISTORY_ID } from './mode-bar'
import styles from './history.module.css'

/** The history beside the keys, where there is room; when hidden, its empty panel keeps the place. */
export function HistoryTape({ shown }: { shown: boolean }) {
  return (
    <div id={HISTORY_ID} className={styles.tape}>
      {shown && <HistoryPanel />}
    </div>
  )
}
