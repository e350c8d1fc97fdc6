import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { clearData, wasJustCleared } from './clear-data'
import { OneClickButton } from '#ui/buttons/button'
import { useClientValue } from '#ui/browser/use-client-value'
import { CLEAR, CLEAR_DATA, CLEAR_QUESTION, CLEARED, CLEARED_OFFLINE, KEEP } from '../texts.en'
import styles from './clear-data-button.module.css'

function Question({ onKeep, onClear }: { onKeep: () => void; onClear: () => void }) {
  const id = useId()
  const [busy, setBusy] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])

  const clear = () => {
    if (busy) return
    setBusy(true)
    onClear()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // It ends the question and nothing else on the page.
    event.stopPropagation()
    onKeep()
  }
  return (
    <div role="group" aria-labelledby={id} className={styles.question}>
      <span id={id}>{CLEAR_QUESTION}</span>
      <OneClickButton onPress={clear} onKeyDown={handleKey} aria-disabled={busy} aria-busy={busy}>
        {CLEAR}
      </OneClickButton>
      <OneClickButton ref={keep} onPress={onKeep} onKeyDown={handleKey}>
        {KEEP}
      </OneClickButton>
    </div>
  )
}

/** Deletes all that the site keeps in the browser, after one question; the page that comes after confirms it. */
export function ClearData() {
  const cleared = useClientValue(wasJustCleared, false)
  const [state, setState] = useState<'closed' | 'asking' | 'kept' | 'cleared-offline'>('closed')
  const button = useRef<HTMLButtonElement>(null)
  const isAsking = state === 'asking'

  useEffect(() => {
    // Where the visitor was before the reload, or before the question.
    if (state === 'closed' ? cleared : !isAsking) button.current?.focus()
  }, [cleared, state, isAsking])

  const clear = async () => {
    if (!(await clearData())) setState('cleared-offline')
  }
  return (
    <div className={styles.row}>
      <span role="status">
        {state === 'cleared-offline' ? CLEARED_OFFLINE : state === 'closed' && cleared && CLEARED}
      </span>
      {isAsking ? (
        <Question onKeep={() => setState('kept')} onClear={() => void clear()} />
      ) : (
        <OneClickButton
          ref={button}
          variant="quiet"
          icon="trash"
          onPress={() => setState('asking')}
        >
          {CLEAR_DATA}
        </OneClickButton>
      )}
    </div>
  )
}
