import { editAmount, isUnclear, readAmount, type AmountEntry } from './amount'

/** Why the text in the field is not what the visitor means; there is no result then. */
export type AmountProblem = 'unclear-marks' | 'not-a-number'

/** On the last edit: it was refused, or a pasted number was read as one of two that it could be. */
export type AmountNote = { code: 'refused' } | { code: 'read-as'; text: string }

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
 */
export function afterEdit(field: AmountField, text: string, decimalMark: string): AmountField {
  const next = editAmount(field, text, decimalMark)
  if (!next) return { ...field, amountNote: { code: 'refused' } }
  return { ...next, amountProblem: isUnclear(next) ? 'unclear-marks' : null, amountNote: null }
}

/** A number in any form as digits with at most one point, and the note that it needs. */
export function readPasted(
  text: string,
  locale: string | undefined,
): { digits: string; amountNote: AmountNote | null } | null {
  const pasted = readAmount(text, locale)
  if (!pasted) return null
  const { digits, readAs } = pasted
  return { digits, amountNote: readAs === null ? null : { code: 'read-as', text: readAs } }
}
