import { CopyButton } from '../../../ui/buttons/copy-button'
import { Stack } from '../../../ui/layout/columns'
import { HistoryList } from '../../../ui/layout/history-list'
import { LocalTime, usePreparedLocalTime } from '../../../ui/layout/local-time'
import { Note } from '../../../ui/layout/note'
import { localTime } from '../../../lib/local-time'
import { ColoredPassword, useHandCopy, useShown } from './colored-password'
import styles from './password-history.module.css'
import { usePassword } from '../store'
import type { HistoryEntry } from '../store-state'

function Entry({ entry }: { entry: HistoryEntry }) {
  const copyAgain = usePassword((s) => s.copyAgain)
  const { password, strength, timestampMs } = entry
  const shown = useShown(password)
  const copyByHand = useHandCopy()
  return (
    <div className={styles.entry}>
      <p className={styles.past} translate="no" onCopy={copyByHand}>
        <ColoredPassword password={shown} />
      </p>
      <Note className={styles.moment}>
        {strength} · <LocalTime timestampMs={timestampMs} />
      </Note>
      <CopyButton
        label="Copy"
        name={`Copy the password of ${localTime(timestampMs)}`}
        variant="quiet"
        onCopy={() => copyAgain(password)}
      />
    </div>
  )
}

export function PasswordHistory() {
  const history = usePassword((s) => s.history)
  const clearHistory = usePassword((s) => s.clearHistory)
  usePreparedLocalTime()
  return (
    <Stack className={styles.history}>
      <HistoryList
        title="Password History"
        emptyText="No passwords generated yet"
        clearLabel="Clear History"
        items={history}
        keyOf={({ id }) => id}
        renderItem={(entry) => <Entry entry={entry} />}
        onClear={clearHistory}
      />
      <Note>
        Passwords you copy are listed here until you leave or reload the site. They are made on this
        device, never stored and never sent.
      </Note>
    </Stack>
  )
}
