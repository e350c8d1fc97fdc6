import { numberMarks } from '#lib/number-marks'
import { inAscii } from '#lib/number-text'
import {
  acceptsAmount,
  MOST_DIGITS,
  readAmount,
  type ReadAmount,
  type Writing,
} from './read-amount'

/** A text that was typed and not taken into the amount. */
interface LostText {
  /** The index in the text before which it would stand. */
  at: number
  text: string
  /** How many characters behind it are still selected: the next one takes their place. */
  over: number
}

/** Why the text in the field is not what the visitor means; there is no result then. */
export type AmountProblem = 'unclear-marks' | 'lost-text' | 'too-large' | 'not-a-number'

/** How the last edit was read, where that is not how it stands. */
export interface AmountNote {
  /** The number, which could be one of two. */
  number: string | null
  /** The currency that was named beside it, in lower case. */
  currency: string | null
}

/** What the field holds, and what was typed into it in vain. */
export interface AmountField {
  /** Digits with at most one decimal point. */
  amount: string
  /** The lost texts by position. */
  lost: readonly LostText[]
  amountProblem: AmountProblem | null
  amountNote: AmountNote | null
}

/** How many characters two texts begin with in common. */
export function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

const isMark = (text: string) => !/[^.,']/.test(text)

/** @param amount digits with at most one point */
export function amountField(amount: string): AmountField {
  const isTooLarge = amount.replace(/^0+|\..*/g, '').length > MOST_DIGITS
  return { amount, lost: [], amountProblem: isTooLarge ? 'too-large' : null, amountNote: null }
}

export interface EditedAmount {
  field: AmountField
  /** The currencies that were typed beside it, the likeliest first; empty: none was. */
  currencies: readonly string[]
}

const normalized = (amount: string) =>
  amount
    .replace(/^0+(?=\d)/, '')
    .replace(/^\./, '0.')
    .replace(/\.$/, '')

/** The number with what was typed in vain; null where that would make it another one. */
function readLost(amount: string, lost: readonly LostText[], writing: Writing) {
  const last = lost.at(-1)
  if (last && isMark(last.text) && last.at === amount.length) return null
  const typed = lost.reduceRight(
    (text, { at, text: own, over }) => text.slice(0, at) + own + text.slice(at + over),
    amount,
  )
  // Where a comma is refused, it is no decimal mark: as in English.
  const read = readAmount(typed, { ...writing, locale: 'en' })
  return read && normalized(read.amount) === normalized(amount) ? read : null
}

/** Keeps the note about the currency while the visitor edits the same number. */
function noteAfter({ amount, amountNote }: AmountField, next: string): AmountNote | null {
  const isSameNumber = commonStart(amount, next) > 0
  return isSameNumber && amountNote?.currency
    ? { number: null, currency: amountNote.currency }
    : null
}

function edited(
  before: AmountField,
  amount: string,
  lost: readonly LostText[],
  writing: Writing,
): EditedAmount {
  const field = { ...amountField(amount), amountNote: noteAfter(before, amount) }
  if (lost.length === 0) return { field, currencies: [] }
  const read = readLost(amount, lost, writing)
  // The letters that named it stay, since more of them may follow: `fr` is also the start of `francs`.
  if (read && read.currencies.length > 0) {
    return { field: { ...field, lost }, currencies: read.currencies }
  }
  const isOfMarks = lost.every(({ text }) => isMark(text))
  const problem = isOfMarks ? 'unclear-marks' : 'lost-text'
  const amountProblem = field.amountProblem ?? (read ? null : problem)
  return { field: { ...field, lost, amountProblem }, currencies: [] }
}

/** What was lost, but for a name that has chosen its currency: with the next digit, or out of the field, it is read no more. */
export const unnamed = ({ lost, amountProblem }: AmountField): readonly LostText[] =>
  amountProblem === null && lost.some(({ text }) => /[\p{L}\p{Sc}]/u.test(text)) ? [] : lost

/** What was lost and still counts after an edit at an index. */
function stillLost(field: AmountField, next: string, from: number): LostText[] {
  const { amount } = field
  const lost = unnamed(field)
  const kept = lost.map((one) => ({ ...one, over: 0 }))
  // What was selected when it was typed goes now, as if it had been taken.
  if (lost.some(({ at, over }) => over > 0 && at === from)) {
    return kept.filter(({ at }) => at <= from)
  }
  // What is typed over may begin with the same digits.
  const same = Math.min(commonStart(amount, next), from)
  if (next === '' || (same === 0 && amount !== '')) return []
  // A character stays refused where the text before it is the same, and no point was typed in its place.
  return kept.filter(({ at, text }) => at <= same && !(next[at] === '.' && isMark(text)))
}

/** Refuses a character and remembers it. The selection is kept. */
function refuseCharacter(field: AmountField, own: LostText, writing: Writing): EditedAmount {
  const { amount, lost } = field
  const { at, over } = own
  const rest = amount.slice(0, at) + amount.slice(at + over)
  const others = over > 0 ? stillLost(field, rest, at) : lost.map((one) => ({ ...one, over: 0 }))
  const earlier = others.filter((one) => one.at <= at)
  const later = others.filter((one) => one.at > at)
  return edited(field, amount, [...earlier, own, ...later], writing)
}

/**
 * The field after its text was edited.
 *
 * Where the comma is the decimal mark, a typed one becomes the point, since keypads of phones have no
 * point there. Any other character is not taken, but remembered: `12,50` must not be read as 1250, nor `1e6` as
 * 16. What comes at once, by a drop or before hydration, may have any form.
 * @param edit what it would leave
 * @param from the index at which the edit began, where that is known
 */
export function editAmount(
  field: AmountField,
  edit: string,
  writing: Writing,
  from = edit.length,
): EditedAmount {
  const { amount } = field
  const next = inAscii(edit)
  if (acceptsAmount(next)) return edited(field, next, stillLost(field, next, from), writing)
  const at = Math.min(commonStart(amount, next), from)
  const isKey = amount.endsWith(next.slice(at + 1))
  const text = next[at] ?? ''
  const pointed = `${next.slice(0, at)}.${next.slice(at + 1)}`
  if (isKey && text === numberMarks.of(writing.locale).decimal && acceptsAmount(pointed)) {
    return edited(field, pointed, stillLost(field, pointed, from), writing)
  }
  if (isKey) {
    return refuseCharacter(field, { at, text, over: amount.length + 1 - next.length }, writing)
  }
  const read = readAmount(next, writing)
  if (!read)
    return { field: { ...field, amountProblem: 'lost-text', amountNote: null }, currencies: [] }
  return { field: withNote(amountField(read.amount), read), currencies: read.currencies }
}

/** Reads what was lost once more: what is known of currencies may have come since. */
export const readAgain = (field: AmountField, writing: Writing): EditedAmount =>
  edited(field, field.amount, field.lost, writing)

/** How the number was read, where it could be one of two. */
const withNote = (field: AmountField, { readAs }: ReadAmount): AmountField =>
  readAs === null ? field : { ...field, amountNote: { number: readAs, currency: null } }
