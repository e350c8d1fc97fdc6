import {
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react'
import { isComposing } from '#ui/browser/is-composing'
import { useAvailableHeight } from '#ui/browser/use-available-height'
import { Announce } from '#ui/feedback/announce'
import { useRested } from '#ui/feedback/use-rested'
import { comboboxProps, movedSelection, optionProps, showOption } from '#ui/fields/combobox'
import { LONGEST_LINE } from '#ui/fields/longest-line'
import { UNCORRECTED } from '#ui/fields/uncorrected'
import { changeOf } from '../../domain/replaced'
import { namedCode } from '../../domain/names'
import { changeText, labelOf } from '../../money.en'
import { useCurrency } from '../../state'
import { createCurrencySearch, type CurrencyMatch } from './domain'
import { useSearch } from './state'
import * as texts from './texts.en'
import styles from './combobox.module.css'

/** Visitors type on rather than look through more choices. */
const MAX_SHOWN = 30

/** The country that was searched for, or what has taken the place of the money. */
function More({ code, country }: Pick<CurrencyMatch, 'code' | 'country'>) {
  const change = changeOf(code)
  const text = change ? changeText(change) : country
  return text !== null && <small className={styles.more}>{text}</small>
}

interface Props {
  /** The accessible name. */
  label: string
  onChoose: (code: string) => void
}

/** An input that is there for as long as one searches, with its choices over what stands below it. */
export default function CurrencySearch({ label, onChoose }: Props) {
  const [query, setQuery] = useState('')
  const [selected, setSelected] = useState(0)
  const names = useCurrency((s) => s.names)
  const { countryNames, nameCountries } = useSearch()
  useEffect(() => void nameCountries(), [nameCountries])
  const search = useMemo(() => createCurrencySearch(names, countryNames), [names, countryNames])
  // The list may come a moment after the letters.
  const deferredQuery = useDeferredValue(query)
  const matches = useMemo(() => search(deferredQuery), [search, deferredQuery])
  const choices = matches.slice(0, MAX_SHOWN)
  const summary = texts.summary(deferredQuery.trim(), matches.length, MAX_SHOWN)
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  useAvailableHeight(input, popup)

  function handleKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return
    const moved = movedSelection(event, choices.length, selected)
    const choice = event.key === 'Enter' ? choices[selected] : undefined
    if (moved !== null || choice) event.preventDefault()
    if (choice) onChoose(choice.code)
    if (moved === null) return
    setSelected(moved)
    showOption(list, moved)
  }
  return (
    <>
      <input
        ref={input}
        className={styles.input}
        aria-label={label}
        placeholder={texts.PLACEHOLDER}
        maxLength={LONGEST_LINE}
        {...UNCORRECTED}
        enterKeyHint="done"
        {...comboboxProps({ list, selected, isExpanded: choices.length > 0 })}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value)
          setSelected(0)
        }}
        onKeyDown={handleKeyDown}
      />
      <div ref={popup} className={styles.popup}>
        <p className={styles.summary}>{summary}</p>
        <Announce text={useRested(summary)} />
        <div id={list} role="listbox" className={styles.list} aria-label={label}>
          {choices.map(({ code, name, country }, index) => (
            <div
              key={code}
              {...optionProps({
                list,
                index,
                isSelected: index === selected,
                onPress: () => onChoose(code),
              })}
              className={styles.choice}
            >
              {labelOf(namedCode(code, name))}
              <More code={code} country={country} />
            </div>
          ))}
        </div>
      </div>
    </>
  )
}
