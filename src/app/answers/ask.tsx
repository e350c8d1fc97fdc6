import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isComposing } from '#ui/browser/is-composing'
import { useLazyPart } from '#ui/browser/use-lazy-part'
import { TryAgainButton } from '#ui/buttons/try-again-button'
import { UNCORRECTED } from '#ui/fields/uncorrected'
import { Icon } from '#ui/icon'
import { ANSWERS_NOT_LOADED, ASK_LABEL, ASK_PLACEHOLDER } from '../texts.en'
import { LONGEST_QUESTION, type AskedEarly } from './ask-waiting'
import styles from './ask.module.css'
import { useKeyName } from './use-key-name'

const loadPart = () => import('./box-loader').then(({ loadBox }) => loadBox())

/** What was asked, by the key of its entry of the history: the way back brings it back. In memory alone. */
const questions = new Map<string, string>()

/**
 * The field that answers. Until it is first focused it is a plain one; the code that answers then takes its
 * place, with what has been typed meanwhile.
 */
export function Ask() {
  const keyName = useKeyName()
  const { key: entry } = useLocation()
  const [first] = useState(() => questions.get(entry) ?? '')
  const asked = useRef<AskedEarly>({ question: first, isEntered: false })
  useEffect(() => () => void questions.set(entry, asked.current.question), [entry])
  const { part, state, fetch, needsReload } = useLazyPart(loadPart, first !== '')
  const hasFocus = useRef(false)
  return (
    <div className={styles.ask} data-ask="">
      <Icon name="search" size={24} />
      {part ? (
        <part.Box
          asked={asked}
          takesFocus={hasFocus}
          onText={(question) => {
            asked.current = { question, isEntered: false }
          }}
        />
      ) : (
        <input
          className={styles.input}
          aria-label={ASK_LABEL}
          placeholder={ASK_PLACEHOLDER}
          {...UNCORRECTED}
          maxLength={LONGEST_QUESTION}
          defaultValue={first}
          onChange={({ target }) => {
            // Typed before the page was hydrated, it has had no focus event.
            hasFocus.current = document.activeElement === target
            fetch()
            asked.current = { question: target.value, isEntered: false }
          }}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !isComposing(nativeEvent)) asked.current.isEntered = true
          }}
          onFocus={() => {
            hasFocus.current = true
            fetch()
          }}
          onBlur={() => void (hasFocus.current = false)}
        />
      )}
      <kbd className={styles.hint}>{keyName}</kbd>
      {state === 'failed' && (
        <p role="alert" className={styles.failure}>
          {ANSWERS_NOT_LOADED}
          <TryAgainButton variant="glass" onClick={fetch} needsReload={needsReload} />
        </p>
      )}
    </div>
  )
}
