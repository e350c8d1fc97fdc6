import { editAmount, isUnclear, type AmountEntry, type AmountNote } from './amount'

/** Why the text in the field is not what the visitor means; there is no result then. */
export type AmountProblem = 'unclear-marks' | 'not-a-number'

export interface AmountField extends AmountEntry {
  amountProblem: AmountProblem | null
  amountNote: AmountNote | null
}

/** @param amount digits with at most one point */
export const amountField = (amount: string): AmountField => ({
  amount,
  refusedMarks: [],
  amountProblem: null,
  amountNote: null,
})

/**
 * The field after an edit.
 * @param text what the edit would leave in it
 * @param decimalMark of the visitor's locale
 * @param from the index at which it began, where that is known
 */
export function afterEdit(
  field: AmountField,
  text: string,
  decimalMark: string,
  from?: number,
): AmountField {
  const next = editAmount(field, text, decimalMark, from)
  if (!next) return { ...field, amountNote: { code: 'refused' } }
  return { ...next, amountProblem: isUnclear(next) ? 'unclear-marks' : null, amountNote: null }
}
