import { multiply, parseFraction } from '#lib/fraction'
import { fixedText } from '#lib/fraction-text'
import { inAscii, readNumber, withoutMarks, type Locale } from '#lib/number-text'
import { leadingScale } from '#lib/scale-words'
import { acceptsAmount, MOST_DIGITS, type AmountReader, type ReadAmount } from '../../domain/amount'
import type { CurrencyNames } from '../../domain/name-list'
import { currenciesNamed, inRegion } from '../shared/currency-of'
import { currenciesOfSign } from '../shared/words'

/** All that are written so, as `$` and `kr` for several, the likeliest first; else as `currenciesNamed`. */
export function currenciesWritten(
  text: string,
  names: CurrencyNames,
  locale?: Locale,
): readonly string[] {
  const typed = text.trim().toLowerCase().replace(/\.$/, '')
  const named = inRegion(typed, currenciesNamed(typed, names), locale)
  const [likeliest] = named
  const signed = [...currenciesOfSign(typed)]
  if (signed.length === 0) return named
  return [...new Set(likeliest === undefined ? signed : [likeliest, ...signed])]
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

/** Reads a number in the forms of every locale, times a power of ten; null for anything else. */
function readPlain(text: string, locale: Locale, exponent = 0): ReadAmount | null {
  const read = readNumber(text, locale)
  if (!read.ok || read.value.plain.startsWith('-')) return null
  const { plain, readAs } = read.value
  const [digits = '', ownExponent = '0'] = plain.split('e')
  const power = Number(ownExponent) + exponent
  if (Math.abs(power) > MOST_DIGITS) return null
  const decimals = Math.max(0, (digits.split('.')[1]?.length ?? 0) - power)
  const value = multiply(parseFraction(plain), parseFraction(`1e${exponent}`))
  return { amount: fixedText(value, decimals), readAs, currencies: [] }
}

/** With ASCII digits, one kind of minus and of blank, and no marks of direction. */
const plainly = (text: string) =>
  inAscii(withoutMarks(text.trim()))
    .replace(/\u2212/g, '-')
    .replace(/\u00a0/g, ' ')

/** Reads a number with a currency beside it, and what counts several times: `€5`, `5 lakh`, `$2bn`. */
const readMoney: AmountReader = (text, locale, known) => {
  const [, sign = '', before, number = '', behind] = BESIDE.exec(text) ?? []
  const scale = scaleBehind(before, behind)
  const beside = [before, scale ? scale.rest : behind].flatMap((name) => name || [])
  if (MULTIPLE.test(beside.join(' '))) return null
  const read = readPlain(sign + number, locale, scale?.exponent)
  if (!read) return null
  const [first = [], second = first] = beside.map((name) =>
    currenciesWritten(name, known.names, known.locale),
  )
  // Something that is no currency, or two of them.
  const currencies = first.filter((code) => second.includes(code))
  if (beside.length > 0 && currencies.length === 0) return null
  return { amount: read.amount, readAs: scale ? read.amount : read.readAs, currencies }
}

/** Reads an amount in the forms of every locale, and the currency beside it. Digits and a point stay as they are. */
export const readAmount: AmountReader = (text, locale, known) => {
  const written = plainly(text)
  if (written === '') return null
  if (!acceptsAmount(written))
    return readPlain(written, locale) ?? readMoney(written, locale, known)
  const read = readNumber(written, locale)
  return { amount: written, readAs: read.ok ? read.value.readAs : null, currencies: [] }
}
