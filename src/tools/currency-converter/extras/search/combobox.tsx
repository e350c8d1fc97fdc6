import { Combobox, ComboboxItem, ComboboxList, ComboboxProvider } from '@ariakit/react/combobox'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useAvailableHeight } from '#ui/browser/use-available-height'
import { Announce } from '#ui/feedback/announce'
import { useRested } from '#ui/feedback/use-rested'
import { LONGEST_LINE } from '#ui/fields/longest-line'
import { replacementOf } from '../../domain/former'
import { labelOf, replaced } from '../../money.en'
import { useCurrency } from '../../state'
import type { SearchProps } from '../../view/currency-choice'
import { createCurrencySearch, type CurrencyMatch } from './domain'
import * as texts from './texts.en'
import styles from './combobox.module.css'

/** Visitors type on rather than look through more choices. */
const MAX_SHOWN = 30

/** The country that was searched for, or what has taken the place of the money. */
function More({ code, country }: Pick<CurrencyMatch, 'code' | 'country'>) {
  const replacement = replacementOf(code)
  const text = replacement ? replaced(code, replacement) : country
  return text !== null && <small className={styles.more}>{text}</small>
}

function Choices({
  label,
  matches,
  onChoose,
}: SearchProps & { matches: readonly CurrencyMatch[] }) {
  return (
    <ComboboxList className={styles.list} aria-label={label}>
      {matches.slice(0, MAX_SHOWN).map(({ code, name, country }) => (
        <ComboboxItem
          key={code}
          className={styles.choice}
          value={code}
          setValueOnClick={false}
          focusOnHover
          onClick={() => onChoose(code)}
        >
          {labelOf(code, name)}
          <More code={code} country={country} />
        </ComboboxItem>
      ))}
    </ComboboxList>
  )
}

/** An input that is there for as long as one searches, with its choices over what stands below it. */
export default function CurrencySearch({ label, onChoose }: SearchProps) {
  const [query, setQuery] = useState('')
  const names = useCurrency((s) => s.names)
  const search = useMemo(() => createCurrencySearch(names, navigator.language), [names])
  // The list may come a moment after the letters.
  const deferredQuery = useDeferredValue(query)
  const matches = useMemo(() => search(deferredQuery), [search, deferredQuery])
  const summary = texts.summary(deferredQuery, matches.length, MAX_SHOWN)
  const input = useRef<HTMLInputElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  useAvailableHeight(input, popup)
  return (
    // The first choice is chosen as one types: from the last one on, the keys begin with it again.
    <ComboboxProvider open includesBaseElement={false} inputValue={query} setInputValue={setQuery}>
      <Combobox
        ref={input}
        className={styles.input}
        aria-label={label}
        placeholder={texts.PLACEHOLDER}
        maxLength={LONGEST_LINE}
        autoSelect
        enterKeyHint="done"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
      />
      <div ref={popup} className={styles.popup}>
        <p className={styles.summary}>{summary}</p>
        <Announce text={useRested(summary)} />
        <Choices label={label} matches={matches} onChoose={onChoose} />
      </div>
    </ComboboxProvider>
  )
}
