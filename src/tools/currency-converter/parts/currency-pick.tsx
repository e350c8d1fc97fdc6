import { CurrencyChoice } from './currency-choice'
import { useCurrency } from '../store'

/** The currency of one side. */
export function CurrencyPick({ side }: { side: 'from' | 'to' }) {
  const value = useCurrency((s) => s[side])
  const select = useCurrency((s) => (side === 'from' ? s.selectFrom : s.selectTo))
  const leaveField = useCurrency((s) => s.leaveField)
  return (
    <CurrencyChoice
      label={side === 'from' ? 'From' : 'To'}
      value={value}
      onChange={select}
      onLeave={leaveField}
    />
  )
}
