import { editAmount, isUnclear, readAmount } from './domain/amount'
import type { CurrencyState, StoreTools } from './store-state'

const decimalMarkOf = (locale: string | undefined) =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ??
  '.'

/** The edits of the amount field. */
export function createAmount(
  { setState, getState, deps: { locale } }: StoreTools,
  onChange: () => void,
): Pick<CurrencyState, 'typeAmount' | 'pasteAmount'> {
  const decimalMark = decimalMarkOf(locale)

  return {
    typeAmount(text) {
      const next = editAmount(getState(), text, decimalMark)
      if (!next) {
        setState({ amountNote: { code: 'refused' } })
        return getState().amount
      }
      const amountProblem = isUnclear(next) ? 'unclear-marks' : null
      setState({ ...next, amountProblem, amountNote: null })
      onChange()
      return next.amount
    },
    pasteAmount(text, insert) {
      const pasted = readAmount(text, locale)
      if (!pasted) return setState({ amountProblem: 'not-a-number', amountNote: null })
      insert(pasted.digits)
      if (pasted.readAs) setState({ amountNote: { code: 'read-as', text: pasted.readAs } })
    },
  }
}
