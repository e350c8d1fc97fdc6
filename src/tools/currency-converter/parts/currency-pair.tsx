import { useDeferredValue } from 'react'
import { SwapPair } from '../../../ui/swap-pair'
import { CurrencyChoice } from './currency-choice'
import { CurrencyOptions } from './currency-options'
import { useCurrency } from '../store'

export function CurrencyPair() {
  const from = useCurrency((s) => s.from)
  const to = useCurrency((s) => s.to)
  const selectFrom = useCurrency((s) => s.selectFrom)
  const selectTo = useCurrency((s) => s.selectTo)
  const swap = useCurrency((s) => s.swap)
  const leaveField = useCurrency((s) => s.leaveField)
  // Hundreds of options in small pieces of work: a slow phone stays responsive.
  const names = useDeferredValue(useCurrency((s) => s.names))
  const options = <CurrencyOptions names={names} />
  return (
    <SwapPair swapName="Swap currencies" onSwap={swap}>
      <CurrencyChoice label="From" value={from} onChange={selectFrom} onLeave={leaveField}>
        {options}
      </CurrencyChoice>
      <CurrencyChoice label="To" value={to} onChange={selectTo} onLeave={leaveField}>
        {options}
      </CurrencyChoice>
    </SwapPair>
  )
}
