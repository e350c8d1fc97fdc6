import { useDeferredValue } from 'react'
import { Button } from '../../ui/button'
import { CurrencyChoice } from './currency-choice'
import { CurrencyOptions } from './currency-options'
import styles from './page.module.css'
import { useCurrency } from './store'

export function CurrencyPair() {
  const from = useCurrency((s) => s.from)
  const to = useCurrency((s) => s.to)
  const selectFrom = useCurrency((s) => s.selectFrom)
  const selectTo = useCurrency((s) => s.selectTo)
  const swap = useCurrency((s) => s.swap)
  // Hundreds of options in small pieces of work: a slow phone goes on listening.
  const names = useDeferredValue(useCurrency((s) => s.names))
  const options = <CurrencyOptions names={names} />
  return (
    <div className={styles.pair}>
      <CurrencyChoice label="From" value={from} onChange={selectFrom}>
        {options}
      </CurrencyChoice>
      <Button
        icon="arrow-up-down"
        className={styles.swap}
        title="Swap currencies"
        aria-label="Swap currencies"
        onClick={swap}
      />
      <CurrencyChoice label="To" value={to} onChange={selectTo}>
        {options}
      </CurrencyChoice>
    </div>
  )
}
