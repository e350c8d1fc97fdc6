import { memo, useDeferredValue, useRef, useState } from 'react'
import { GlassSelect } from '../../../ui/readout/glass-select'
import { labelOf, nameOf, type CurrencyNames } from '../domain/currency-names'
import { POPULAR_CODES } from '../domain/popular-currencies'
import { useCurrency } from '../store'
import styles from './currency-choice.module.css'

function Group({ label, codes, names }: { label: string; codes: string[]; names: CurrencyNames }) {
  return (
    <optgroup label={label}>
      {codes.map((code) => (
        <option key={code} value={code}>
          {labelOf(code, nameOf(code, names))}
        </option>
      ))}
    </optgroup>
  )
}

interface OptionsProps {
  names: CurrencyNames
  /** Of all currencies only this one, as long as the others are not wanted. */
  only: string | null
}

/** Some 350 elements a select: drawn anew for another list only. */
const CurrencyOptions = memo(function CurrencyOptions({ names, only }: OptionsProps) {
  const isPopular = only !== null && POPULAR_CODES.includes(only)
  const codes = only === null ? [...names.keys()] : isPopular ? [] : [only]
  return (
    <>
      <Group label="Popular Currencies" codes={POPULAR_CODES} names={names} />
      {codes.length > 0 && <Group label="All Currencies" codes={codes} names={names} />}
    </>
  )
})

interface Props {
  label: string
  side: 'from' | 'to'
  /** @param byKey a key chose it: one of several perhaps, on the way to another */
  onChange: (value: string, byKey: boolean) => void
}

/** A native select of the currencies; hundreds of options come with its first use. */
export function CurrencySelect({ label, side, onChange }: Props) {
  const value = useCurrency((s) => s[side])
  const leaveField = useCurrency((s) => s.leaveField)
  const byKey = useRef(false)
  const [isUsed, setUsed] = useState(false)
  // Hundreds of options in small pieces of work: a slow phone stays responsive.
  const names = useDeferredValue(useCurrency((s) => s.names))
  const use = () => setUsed(true)

  return (
    <span className={styles.currency}>
      <GlassSelect
        className={styles.select ?? ''}
        aria-label={label}
        value={value}
        autoComplete="off"
        onFocus={use}
        onPointerDown={() => {
          byKey.current = false
          use()
        }}
        onKeyDown={() => {
          byKey.current = true
          use()
        }}
        onChange={(event) => onChange(event.target.value, byKey.current)}
        onBlur={leaveField}
      >
        <CurrencyOptions names={names} only={isUsed ? null : value} />
      </GlassSelect>
      <span className={styles.code} aria-hidden="true">
        {value.toUpperCase()}
      </span>
    </span>
  )
}
