import { HistoryPanel } from './history-panel'
import { HISTORY_ID } from './mode-bar'
import styles from './history.module.css'

/** The history beside the keys, where there is room. */
export function HistoryTape() {
  return (
    <div id={HISTORY_ID} className={styles.tape}>
      <HistoryPanel />
    </div>
  )
}
