import { inAscii } from '#lib/number-text'
import { commonStart, editAmount, type AmountField, type EditedAmount } from './amount'
import type { Writing } from './read-amount'

/**
 * The field with what an input method has composed in it: what is new there counts as if it had been typed key by key.
 * @param field as it was before the composition
 * @param text what stands in it now
 */
export function composeAmount(field: AmountField, text: string, writing: Writing): EditedAmount {
  const { amount, lost, amountProblem, amountNote } = field
  const composed = inAscii(text)
  let at = commonStart(amount, composed)
  const most = Math.min(amount.length, composed.length) - at
  let behind = 0
  while (behind < most && amount.at(-1 - behind) === composed.at(-1 - behind)) behind++
  const end = amount.slice(amount.length - behind)
  let edit: EditedAmount = { field: { amount, lost, amountProblem, amountNote }, currencies: [] }
  if (amount.length > at + behind) edit = editAmount(field, amount.slice(0, at) + end, writing, at)
  for (const character of composed.slice(at, composed.length - behind)) {
    const { amount: before } = edit.field
    edit = editAmount(edit.field, before.slice(0, at) + character + before.slice(at), writing, at)
    at += edit.field.amount.length - before.length
  }
  return edit
}
