import { useDeferredValue, useMemo, useState } from 'react'
import { Combobox, type ComboboxChoice, type ComboboxProps } from './combobox'
import { labelOf } from '../domain/currency-names'
import { createCurrencySearch, type CurrencyMatch } from '../domain/currency-search'
import styles from './currency-choice.module.css'
import { useCurrency } from '../store'

/** More are not looked through but typed for. */
const MAX_SHOWN = 30

type Props = Pick<ComboboxProps, 'label' | 'onChoose'>

function summaryOf(query: string, count: number): string {
  if (query.trim() === '') return 'Popular currencies'
  if (count === 0) return 'No currency found. Try its code, name or country.'
  if (count > MAX_SHOWN) return `${count} currencies, the best ${MAX_SHOWN} of them shown`
  return count === 1 ? '1 currency' : `${count} currencies`
}

const toChoice = ({ code, name, country }: CurrencyMatch): ComboboxChoice => ({
  value: code,
  content: (
    <>
      {labelOf(code, name)}
      {country !== null && <small className={styles.country}>{country}</small>}
    </>
  ),
})

/** Finds one of hundreds of currencies by code, name or country. */
export function CurrencySearch(props: Props) {
  const [query, setQuery] = useState('')
  const names = useCurrency((s) => s.names)
  const search = useMemo(() => createCurrencySearch(names, navigator.language), [names])
  // The list may come a moment after the letters.
  const deferredQuery = useDeferredValue(query)
  const matches = useMemo(() => search(deferredQuery), [search, deferredQuery])
  const choices = useMemo(() => matches.slice(0, MAX_SHOWN).map(toChoice), [matches])
  return (
    <Combobox
      {...props}
      placeholder="Code, name or country"
      query={query}
      choices={choices}
      summary={summaryOf(deferredQuery, matches.length)}
      onQuery={setQuery}
    />
  )
}
