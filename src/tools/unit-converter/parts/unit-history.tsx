import { Button } from '../../../ui/buttons/button'
import { LocalTime } from '../../../ui/layout/local-time'
import { Note } from '../../../ui/layout/note'
import { RecentConversions } from '../../../ui/layout/recent-conversions'
import { useUnits } from '../store'
import type { HistoryEntry } from '../store-history'
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

export function UnitHistory() {
  const history = useUnits((s) => s.history)
  const clearHistory = useUnits((s) => s.clearHistory)
  return (
    <RecentConversions
      clearLabel="Clear History"
      items={history}
      renderItem={(entry) => <Entry entry={entry} />}
      onClear={clearHistory}
    />
  )
}
