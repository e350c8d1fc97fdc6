import { inAscii, readNumber, withoutMarks } from './number-text'
import { leadingScale } from './scale-words'
import { add, divide, multiply, parseFraction, type Fraction } from './fraction'

export interface LeadingNumber {
  value: Fraction
  /** The number as it stands in the text. */
  text: string
  /** What follows it, blanks before it dropped. */
  rest: string
  /** How it was read where only the locale could decide. */
  readAs: readonly string[]
}

/** Groups parted by blanks or apostrophes; else digits with commas and points; an exponent. */
const NUMBER =
  /^[-+−]?\s?(?:\d{1,3}(?:[ \u00a0\u2009\u202f'’]\d{3})+(?![\d/])(?:[.,]\d+)?|[.,]?\d(?:[.,]?\d)*\.?)(?:e[+-]?\d{1,3}(?!\d))?/i

/** `1/2`, `1 1/2`, `1-1/2`. */
const FRACTION = /^([-−]?)\s?(?:(\d{1,6})(?:\s+|-))?(\d{1,6})\/(\d{1,6})(?![\d/.,])/

/** `½`, `1½` and `1-½` as `1/2` and `1 1/2`. */
const spelled = (text: string) =>
  inAscii(withoutMarks(text))
    .replace(/(?<=\d)-(?=[¼-¾⅐-⅞])/g, '')
    .replace(
      /(\d?)([¼-¾⅐-⅞])/g,
      (_, digit: string, sign: string) => `${digit} ${sign.normalize('NFKC')}`,
    )
    .replace(/⁄/g, '/')
    .trimStart()

function leadingFraction(text: string): LeadingNumber | null {
  const [all, sign, whole, num = '', den = ''] = FRACTION.exec(text) ?? []
  if (all === undefined || Number(den) === 0) return null
  // The blank of `1 234/500` may group the digits of 1234.
  const isGrouped = /\s\d{3}\//.test(all)
  const isMixed = !isGrouped && !num.startsWith('0') && Number(num) < Number(den)
  if (whole !== undefined && !isMixed) return null
  const part = divide(parseFraction(sign ? `-${num}` : num), parseFraction(den))
  const value = add(parseFraction(sign ? `-${whole ?? 0}` : (whole ?? '0')), part)
  return { value, text: all, rest: text.slice(all.length).trimStart(), readAs: [] }
}

/** The number that a text begins with: as `readNumber` reads it, or a fraction; null for none. */
export function leadingNumber(text: string, locale: string | undefined): LeadingNumber | null {
  const query = spelled(text)
  const fraction = leadingFraction(query)
  if (fraction) return fraction
  const found = NUMBER.exec(query)?.[0]
  const number = found === undefined ? null : readNumber(found.replace(/^([-+−])\s/, '$1'), locale)
  if (found === undefined || !number?.ok) return null
  const { plain, readAs } = number.value
  // As the pages: beyond a double there is no number.
  if (!Number.isFinite(Number(plain)) || Math.abs(Number(/e(.*)/.exec(plain)?.[1] ?? 0)) > 320)
    return null
  return {
    value: parseFraction(plain),
    text: found.trim(),
    rest: query.slice(found.length).trimStart(),
    readAs: readAs === null ? [] : [readAs],
  }
}

/**
 * The number with the thousands, millions or billions behind it: `100k`, `2 million`, `1,5 Mio.`; as it is without.
 * @param isMoney its scales have single letters too: `1.5L`, `2m`, `1.5T`
 */
export function scaled(number: LeadingNumber, isMoney = false): LeadingNumber {
  const scale = leadingScale(number.rest, isMoney)
  if (!scale) return number
  const value = multiply(number.value, parseFraction(`1e${scale.exponent}`))
  return { ...number, value, rest: scale.rest }
}
