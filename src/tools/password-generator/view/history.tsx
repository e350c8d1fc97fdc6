import { useRef, useState } from 'react'
import { copyKeys } from '#ui/browser/copy-keys'
import { useLocaleKnown } from '#ui/browser/use-locale-known'
import { CopyButton } from '#ui/buttons/copy-button'
import { Stack } from '#ui/layout/columns'
import { HistoryList } from '#ui/layout/history-list'
import { LocalTime } from '#ui/layout/local-time'
import { Note } from '#ui/layout/note'
import { localTime } from '#lib/local-time'
import { usePassword, type HistoryEntry } from '../state'
import * as texts from '../texts.en'
import styles from './history.module.css'
import { ColoredPassword, useHandCopy, useShown } from './shown-password'

function Entry({ entry }: { entry: HistoryEntry }) {
  const copyAgain = usePassword((s) => s.copyAgain)
  const { password, strength, timestampMs } = entry
  const shown = useShown(password)
  const text = useRef<HTMLParagraphElement>(null)
  const isLocaleKnown = useLocaleKnown()
  const [isRefused, setRefused] = useState(false)
  const copyByHand = useHandCopy(password)
  async function copy() {
    const copied = await copyAgain(password)
    setRefused(!copied)
    if (!copied && text.current) getSelection()?.selectAllChildren(text.current)
    return copied
  }
  return (
    <div className={styles.entry}>
      <p ref={text} className={styles.past} translate="no" onCopy={copyByHand}>
        <ColoredPassword password={shown} />
      </p>
      <Note className={styles.moment}>
        {isRefused ? (
          texts.pressToCopy(copyKeys())
        ) : (
          <>
            {texts.STRENGTHS[strength]} · <LocalTime timestampMs={timestampMs} />
          </>
        )}
      </Note>
      <CopyButton
        label={texts.COPY}
        name={isLocaleKnown ? texts.copyPasswordOf(localTime(timestampMs)) : texts.COPY}
        variant="quiet"
        onCopy={copy}
      />
    </div>
  )
}

export function PasswordHistory() {
  const history = usePassword((s) => s.history)
  const clearHistory = usePassword((s) => s.clearHistory)
  return (
    <Stack className={styles.history}>
      <HistoryList
        {...texts.HISTORY}
        items={history}
        keyOf={({ id }) => id}
        renderItem={(entry) => <Entry entry={entry} />}
        onClear={clearHistory}
      />
      <Note>{texts.HISTORY_NOTE}</Note>
    </Stack>
  )
}
