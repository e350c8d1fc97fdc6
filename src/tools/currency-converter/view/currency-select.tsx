import { memo, useDeferredValue, useRef, type ComponentType, type ReactNode } from 'react'
import { useOptionCount } from '#ui/browser/use-option-count'
import { GlassSelect } from '#ui/readout/glass-select'
import type { CurrencyNames } from '../domain/name-list'
import { namedCode, nameOf, POPULAR_CODES } from '../domain/names'
import { labelOf } from '../money.en'
import { useCurrency } from '../state'
import * as texts from '../texts.en'
import styles from './currency-select.module.css'

function Group({ label, codes, names }: { label: string; codes: string[]; names: CurrencyNames }) {
  return (
    <optgroup label={label}>
      {codes.map((code) => (
        <option key={code} value={code}>
          {labelOf(namedCode(code, nameOf(code, names)))}
        </option>
      ))}
    </optgroup>
  )
}

interface OptionsProps {
  names: CurrencyNames
  /** How many of the currencies are there to choose. */
  count: number
  /** The chosen currency, as long as it may not be among them. */
  chosen: string | null
}

/** Some 350 elements a select: drawn anew for another list only. */
const CurrencyOptions = memo(function CurrencyOptions({ names, count, chosen }: OptionsProps) {
  const codes = [...names.keys()].slice(0, count)
  if (chosen !== null && !codes.includes(chosen) && !POPULAR_CODES.includes(chosen))
    codes.push(chosen)
  return (
    <>
      <Group label={texts.POPULAR} codes={POPULAR_CODES} names={names} />
      {codes.length > 0 && <Group label={texts.ALL} codes={codes} names={names} />}
    </>
  )
})

interface Props {
  /** The accessible name. */
  label: string
  side: 'from' | 'to'
}

/** A native select of the currencies; hundreds of options come after the page, or with its first use. */
function CurrencySelect({ label, side }: Props) {
  const value = useCurrency((s) => s[side])
  const select = useCurrency((s) => (side === 'from' ? s.selectFrom : s.selectTo))
  const leaveField = useCurrency((s) => s.leaveField)
  const byKey = useRef(false)
  // Hundreds of options are drawn in small pieces of work, so that a slow phone stays responsive.
  const names = useDeferredValue(useCurrency((s) => s.names))
  const { count, listAll } = useOptionCount(names.size)

  return (
    <span className={styles.currency}>
      <GlassSelect
        className={styles.select ?? ''}
        aria-label={label}
        value={value}
        autoComplete="off"
        onFocus={listAll}
        onPointerDown={() => {
          byKey.current = false
          listAll()
        }}
        onKeyDown={() => {
          byKey.current = true
          listAll()
        }}
        // A choice by key may be one of several on the way to another.
        onChange={(event) => select(event.target.value, byKey.current)}
        onBlur={leaveField}
      >
        <CurrencyOptions names={names} count={count} chosen={count < names.size ? value : null} />
      </GlassSelect>
      <span className={styles.code} aria-hidden="true">
        {value.toUpperCase()}
      </span>
    </span>
  )
}

/** What stands around a select and opens a search in its place. */
export type SearchOpenerProps = Props & { children: ReactNode }

export interface WithSearch {
  /** There need not be one. */
  Search?: ComponentType<SearchOpenerProps> | undefined
}

/** The currency of one side: a select, and beside it what opens the search, where there is one. */
export function CurrencyChoice({ side, Search }: Pick<Props, 'side'> & WithSearch) {
  const label = side === 'from' ? texts.FROM : texts.TO
  const select = <CurrencySelect label={label} side={side} />
  return Search ? (
    <Search label={label} side={side}>
      {select}
    </Search>
  ) : (
    select
  )
}
