import { Button } from '../../../ui/buttons/button'
import { HistoryList } from '../../../ui/layout/history-list'
import { LocalTime, usePreparedLocalTime } from '../../../ui/layout/local-time'
import { Note } from '../../../ui/layout/note'
import { useUnits, type HistoryEntry } from '../store'
import styles from './converter.module.css'

function Entry({ entry }: { entry: HistoryEntry }) {
  const recall = useUnits((s) => s.recall)
  return (
    <div className={styles.entry}>
      <Button variant="row" title="Convert this again" onClick={() => recall(entry)}>
        <span>
          {entry.from} = <strong>{entry.to}</strong>
        </span>
      </Button>
      <Note>
        {entry.category} · <LocalTime timestampMs={entry.timestampMs} />
      </Note>
    </div>
  )
}

export function RecentConversions() {
  const history = useUnits((s) => s.history)
  const clearHistory = useUnits((s) => s.clearHistory)
  usePreparedLocalTime()
  return (
    <HistoryList
      title="Recent Conversions"
      emptyText="No conversions yet"
      clearLabel="Clear History"
      items={history}
      keyOf={(entry) => entry.id}
      renderItem={(entry) => <Entry entry={entry} />}
      pressable
      onClear={clearHistory}
    />
  )
}
