import { multiply, parseFraction } from '#lib/fraction'
import { fixedText } from '#lib/fraction-text'
import { leadingScale } from '#lib/scale-words'
import { inAscii, readNumber, withoutMarks, type Locale } from '#lib/number-text'

/** Before the point: powers of ten are written out, and a pasted one must not fill the memory or the page. */
export const MOST_DIGITS = 400

/** Empty, or digits with at most one decimal point. */
const AMOUNT = /^[0-9]*(?:\.[0-9]*)?$/

export const acceptsAmount = (text: string): boolean => AMOUNT.test(text)

/** Whether an accepted text is a number above 0. */
export const isPositiveAmount = (text: string): boolean => /[1-9]/.test(text)

/** What the visitor's language decides of numbers and currencies. */
export interface Writing {
  locale: Locale
  /** What a sign, code or name stands for, the likeliest first; none for any other text. */
  currenciesOf: (text: string) => readonly string[]
}

/** A number and what is named before and behind it; a point behind letters, not behind a sign, is theirs: `Rs.5`, `€.5`. */
const BESIDE =
  /^([-+]?)([\p{L} .]*\p{Sc}|\p{L}(?:[\p{L} ]*\p{L})?\.?)?\s*([-+]?[\d.,].*?)\s*([\p{L}\p{Sc}][^\d,]*)?$/u

/** Words beside a number that are no codes: `5 TEUR` and `50 cent` are other amounts than 5 and 50. */
const MULTIPLE =
  /(?<![a-z])(?:(?:mi[lo]l?|ml[dn]|mrd|bi[lo]|bln|tril|tsd|thou|lakh|doz|cent|cts|pct|[ktm](?:eur|chf|gbp)|[km]usd)(?![a-z])|(?:k|mn?|mds?|bn)(?=\p{Sc})|t(?=€))/iu

/** What stands behind a number, in two: how many times it counts, and the currency. Single letters are of named money alone. */
function scaleBehind(before: string | undefined, behind = '') {
  const ofMoney = leadingScale(behind, true)
  const isNamed = before !== undefined || (ofMoney !== null && ofMoney.rest !== '')
  return leadingScale(behind) ?? (isNamed ? ofMoney : null)
}

export interface ReadAmount {
  /** Digits with at most one decimal point. */
  amount: string
  /** Where the number could be one of two. */
  readAs: string | null
  /** The currencies that are named beside it, the likeliest first; empty: none is. */
  currencies: readonly string[]
}

/** What is named beside a number; null: something that is no currency, or two of them. */
function currenciesBeside(
  texts: readonly string[],
  { currenciesOf }: Writing,
): readonly string[] | null {
  const [first = [], second = first] = texts.map(currenciesOf)
  const both = first.filter((code) => second.includes(code))
  return texts.length > 0 && both.length === 0 ? null : both
}

/** Reads an amount in the forms of every locale, and the currency beside it; null for anything else. */
export function readAmount(text: string, writing: Writing): ReadAmount | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  if (acceptsAmount(trimmed)) {
    const plain = readNumber(trimmed, writing.locale)
    return { amount: trimmed, readAs: plain.ok ? plain.value.readAs : null, currencies: [] }
  }
  const written = inAscii(withoutMarks(trimmed))
    .replace(/\u2212/g, '-')
    .replace(/\u00a0/g, ' ')
  const [, sign = '', before, number = '', behind] = BESIDE.exec(written) ?? []
  const read = readNumber(sign + number, writing.locale)
  if (!read.ok || read.value.plain.startsWith('-')) return null
  const scale = scaleBehind(before, behind)
  const beside = [before, scale ? scale.rest : behind].flatMap((name) => name || [])
  if (MULTIPLE.test(beside.join(' '))) return null
  const currencies = currenciesBeside(beside, writing)
  if (!currencies) return null
  const { plain, readAs } = read.value
  const [digits = '', exponent = '0'] = plain.split('e')
  const power = Number(exponent) + (scale?.exponent ?? 0)
  if (Math.abs(power) > MOST_DIGITS) return null
  const decimals = Math.max(0, (digits.split('.')[1]?.length ?? 0) - power)
  const value = multiply(parseFraction(plain), parseFraction(`1e${scale?.exponent ?? 0}`))
  const amount = fixedText(value, decimals)
  return { amount, readAs: scale ? amount : readAs, currencies }
}
