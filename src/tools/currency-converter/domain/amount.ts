import { parseFraction } from '#lib/fraction'
import { fixedText } from '#lib/fraction-text'
import { halfWidth, readNumber, type Locale } from '#lib/number-text'

/** A comma or a further point that was typed and not taken. */
interface RefusedMark {
  /** The index in the text before which it would stand. */
  at: number
  mark: string
}

/** Why the text in the field is not what the visitor means; there is no result then. */
export type AmountProblem = 'unclear-marks' | 'too-large' | 'not-a-number'

/** On the last edit: it was refused, or a pasted number was read as one of two that it could be. */
export type AmountNote = { code: 'refused' } | { code: 'read-as'; text: string }

/** What the field holds, and what was typed into it in vain. */
export interface AmountField {
  /** Digits with at most one decimal point. */
  amount: string
  /** By position. */
  refusedMarks: readonly RefusedMark[]
  amountProblem: AmountProblem | null
  amountNote: AmountNote | null
}

/** Before the point: powers of ten are written out, and a pasted one must not fill the memory or the page. */
export const MOST_DIGITS = 400

/** Empty, or digits with at most one decimal point. */
const AMOUNT = /^[0-9]*(?:\.[0-9]*)?$/

export const acceptsAmount = (text: string): boolean => AMOUNT.test(text)

/** Whether an accepted text is a number above 0. */
export const isPositiveAmount = (text: string): boolean => /[1-9]/.test(text)

function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/** Whether an edit inserted one character at most, as a key does. */
function isKeystroke(before: string, next: string): boolean {
  return before.endsWith(next.slice(commonStart(before, next) + 1))
}

/** The mark that alone was typed, perhaps over a selection; null for any other edit. */
function typedMark(before: string, next: string, decimalMark: string): RefusedMark | null {
  const at = commonStart(before, next)
  const mark = next[at] ?? ''
  const isMark = mark === ',' || mark === '.' || mark === decimalMark
  return isMark && isKeystroke(before, next) ? { at, mark } : null
}

/** Those that still count: the text before them is the same, and no point has taken their place. */
function stillRefused({ amount, refusedMarks }: AmountField, next: string, from: number) {
  // What is typed over may begin with the same digits.
  const same = Math.min(commonStart(amount, next), from)
  const isReplaced = same === 0 && amount !== ''
  if (next === '' || isReplaced) return []
  return refusedMarks.filter(({ at }) => at <= same && next[at] !== '.')
}

/** Whether marks that were not taken would make it another number: all but commas between thousands. */
function isUnclear(amount: string, refusedMarks: readonly RefusedMark[]): boolean {
  const last = refusedMarks.at(-1)
  if (!last) return false
  if (last.at === amount.length) return true
  const typed = refusedMarks.reduceRight(
    (text, { at, mark }) => text.slice(0, at) + mark + text.slice(at),
    amount,
  )
  // Where a comma is refused, it is no decimal mark: as in English.
  const read = readNumber(typed, 'en')
  return !read.ok || read.value.plain !== amount.replace(/\.$/, '')
}

/** @param amount digits with at most one point */
export function amountField(
  amount: string,
  { refusedMarks = [], amountNote = null }: Partial<AmountField> = {},
): AmountField {
  const isTooLarge = amount.replace(/^0+|\..*/g, '').length > MOST_DIGITS
  const problem = isTooLarge ? 'too-large' : null
  const amountProblem = isUnclear(amount, refusedMarks) ? 'unclear-marks' : problem
  return { amount, refusedMarks, amountProblem, amountNote }
}

/**
 * The field after an edit; one that is refused leaves a note, and all else as it was.
 *
 * Where the comma is the decimal mark, a typed one becomes the point, since keypads of phones have no
 * point there. Elsewhere it is not taken, but remembered: `12,50` must not be read as 1250.
 * @param next what the edit would leave
 * @param decimalMark of the visitor's locale
 * @param from the index at which the edit began; where none is given, it is found by `next`
 */
export function editAmount(
  field: AmountField,
  next: string,
  decimalMark: string,
  from = next.length,
): AmountField {
  const typed = typedMark(field.amount, next, decimalMark)
  const withMark = (mark: string) =>
    typed ? next.slice(0, typed.at) + mark + next.slice(typed.at + 1) : next
  const pointed = typed?.mark === decimalMark ? withMark('.') : next
  if (acceptsAmount(pointed)) {
    return amountField(pointed, { refusedMarks: stillRefused(field, pointed, from) })
  }
  const kept = withMark('')
  if (!typed || !acceptsAmount(kept)) return { ...field, amountNote: { code: 'refused' } }
  const refusedMarks = [...stillRefused(field, kept, from), typed].sort((a, b) => a.at - b.at)
  return amountField(kept, { refusedMarks })
}

/** Words beside a number that are no codes: `5 lakh`, `5 TEUR` and `50 cent` are other amounts than 5 and 50. */
const MULTIPLE =
  /(?<![a-z])(?:(?:mi[lo]l?|ml[dn]|mrd|bi[lo]|bln|tril|tsd|thou|lakh|doz|cent|cts|pct|[ktm](?:eur|chf|gbp)|[km]usd)(?![a-z])|(?:k|mn?|mds?|bn)(?=\p{Sc})|t(?=€))/iu

/** The field with a pasted number, in the forms of every locale; null for what is no amount. */
export function readAmount(text: string, locale: Locale): AmountField | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  if (acceptsAmount(trimmed)) return amountField(trimmed)
  const read = readNumber(trimmed, locale, { currency: true })
  if (!read.ok || read.value.plain.startsWith('-') || MULTIPLE.test(trimmed)) return null
  const { plain, readAs } = read.value
  const [digits = '', exponent = '0'] = plain.split('e')
  const power = Number(exponent)
  if (Math.abs(power) > MOST_DIGITS) return null
  const decimals = Math.max(0, (digits.split('.')[1]?.length ?? 0) - power)
  const amount = fixedText(parseFraction(plain), decimals)
  return amountField(amount, {
    amountNote: readAs === null ? null : { code: 'read-as', text: readAs },
  })
}

/** By locale: a formatter takes a slow phone 150 ms to make. */
const decimalMarks = new Map<Locale, string>()

function decimalMarkOf(locale: Locale): string {
  const known = decimalMarks.get(locale)
  if (known !== undefined) return known
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5)
  const mark = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  decimalMarks.set(locale, mark)
  return mark
}

/**
 * The field after the browser has changed its text.
 * @param from the index at which the edit began, where that is known
 */
export function typeInto(
  field: AmountField,
  text: string,
  locale: Locale,
  from?: number,
): AmountField {
  // The mark is asked for only where it decides.
  const mark = /^[\d.]*$/.test(text) ? '.' : decimalMarkOf(locale)
  const edited = editAmount(field, text, mark, from)
  // An input method sends all of its text at each key: if we changed that, it would be there twice.
  const isComposed = halfWidth(text) !== text
  // What comes at once, by a drop or before hydration, may have any form.
  const isWhole = edited.amountNote !== null && !isComposed && !isKeystroke(field.amount, text)
  return (isWhole && readAmount(text, locale)) || edited
}
