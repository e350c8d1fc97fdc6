import { useDeferredValue, useRef, useState } from 'react'
import { GlassSelect } from '../../../ui/readout/glass-select'
import styles from './currency-choice.module.css'
import { CurrencyOptions } from './currency-options'
import { useCurrency } from '../store'

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
