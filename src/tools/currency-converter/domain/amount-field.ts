import { numberMarks } from '#lib/number-marks'
import { inAscii, type Locale } from '#lib/number-text'
import { acceptsAmount, MOST_DIGITS, type ReadAmount } from './amount'

/** A text that was typed and not taken into the amount. */
interface LostText {
  /** The index in the amount before which it would stand. */
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

export interface EditedAmount {
  field: AmountField
  /** The currencies that were typed beside it, the likeliest first; empty: none was. */
  currencies: readonly string[]
}

/** How texts are read that are more than the field takes. */
export interface Writing {
  locale: Locale
  /** Null for what is no amount, and for all but plain digits as long as the code for it has not come. */
  read: (text: string, locale: Locale) => ReadAmount | null
}

const isMark = (text: string) => !/[^.,']/.test(text)

/** @param amount digits with at most one point */
export function amountField(amount: string): AmountField {
  const isTooLarge = amount.replace(/^0+|\..*/g, '').length > MOST_DIGITS
  return { amount, lost: [], amountProblem: isTooLarge ? 'too-large' : null, amountNote: null }
}

/** Where an edit began, how many characters it took away there, and what it put in their place. */
function difference(before: string, after: string, from = after.length) {
  const shorter = Math.min(before.length, after.length)
  let at = 0
  while (at < shorter && at < from && before[at] === after[at]) at++
  let behind = 0
  while (behind < shorter - at && before.at(-1 - behind) === after.at(-1 - behind)) behind++
  const inserted = after.slice(at, after.length - behind)
  return { at, removed: before.length - at - behind, inserted }
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
  const read = writing.read(typed, 'en')
  return read && normalized(read.amount) === normalized(amount) ? read : null
}

/** Keeps the note about the currency while the visitor edits the same number. */
function noteAfter({ amount, amountNote }: AmountField, next: string): AmountNote | null {
  const isSameNumber = amount !== '' && next.startsWith(amount.charAt(0))
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
  const problem = lost.every(({ text }) => isMark(text)) ? 'unclear-marks' : 'lost-text'
  const amountProblem = field.amountProblem ?? (read ? null : problem)
  return { field: { ...field, lost, amountProblem }, currencies: [] }
}

/** What was lost, but for a name that has chosen its currency: with the next digit, or out of the field, it is read no more. */
export const unnamed = ({ lost, amountProblem }: AmountField): readonly LostText[] =>
  amountProblem === null && lost.some(({ text }) => /[\p{L}\p{Sc}]/u.test(text)) ? [] : lost

/** With nothing selected any more. */
const unselected = (lost: readonly LostText[]) => lost.map((one) => ({ ...one, over: 0 }))

/** What was lost and still counts after an edit at an index. */
function stillLost(field: AmountField, next: string, from: number): LostText[] {
  const { amount } = field
  const lost = unnamed(field)
  // What was selected when it was typed goes now, as if it had been taken.
  if (lost.some(({ at, over }) => over > 0 && at === from)) {
    return unselected(lost).filter(({ at }) => at <= from)
  }
  // What is typed over may begin with the same digits.
  const { at: same } = difference(amount, next, from)
  if (next === '' || (same === 0 && amount !== '')) return []
  // A character stays refused where the text before it is the same, and no point was typed in its place.
  return unselected(lost).filter(
    ({ at, text }) => at <= same && !(next[at] === '.' && isMark(text)),
  )
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
  const { amount, lost } = field
  const next = inAscii(edit)
  if (acceptsAmount(next)) return edited(field, next, stillLost(field, next, from), writing)
  const { at, removed, inserted } = difference(amount, next, from)
  if (inserted.length > 1) return takeAtOnce(field, writing.read(next, writing.locale))
  const pointed = `${next.slice(0, at)}.${next.slice(at + 1)}`
  if (inserted === numberMarks.of(writing.locale).decimal && acceptsAmount(pointed)) {
    return edited(field, pointed, stillLost(field, pointed, from), writing)
  }
  const rest = amount.slice(0, at) + amount.slice(at + removed)
  const others = removed > 0 ? stillLost(field, rest, at) : unselected(lost)
  const refused = [...others, { at, text: inserted, over: removed }].sort((a, b) => a.at - b.at)
  return edited(field, amount, refused, writing)
}

function takeAtOnce(field: AmountField, read: ReadAmount | null): EditedAmount {
  if (!read) {
    return { field: { ...field, amountProblem: 'lost-text', amountNote: null }, currencies: [] }
  }
  const { amount, readAs, currencies } = read
  const amountNote = readAs === null ? null : { number: readAs, currency: null }
  return { field: { ...amountField(amount), amountNote }, currencies }
}

/**
 * The field with what an input method has composed in it: what is new there counts as if it had been typed key by key.
 * @param field as it was before the composition
 * @param text what stands in it now
 */
export function composeAmount(field: AmountField, text: string, writing: Writing): EditedAmount {
  const { amount, lost, amountProblem, amountNote } = field
  const { at: start, removed, inserted } = difference(amount, inAscii(text))
  let at = start
  let edit: EditedAmount = { field: { amount, lost, amountProblem, amountNote }, currencies: [] }
  if (removed > 0) {
    edit = editAmount(field, amount.slice(0, at) + amount.slice(at + removed), writing, at)
  }
  for (const character of inserted) {
    const { amount: before } = edit.field
    edit = editAmount(edit.field, before.slice(0, at) + character + before.slice(at), writing, at)
    at += edit.field.amount.length - before.length
  }
  return edit
}

/** Reads what was lost once more: what can read it may have come since. */
export const readAgain = (field: AmountField, writing: Writing): EditedAmount =>
  edited(field, field.amount, field.lost, writing)
