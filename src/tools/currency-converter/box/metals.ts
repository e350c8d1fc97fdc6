import { multiply, parseFraction, ratio } from '#lib/fraction'
import { fixedText } from '#lib/fraction-text'
import type { LeadingNumber } from '#lib/quantity-text'

/** Metals are traded by the troy ounce, of 31.1034768 g. */
export const OUNCE = '31.1034768'
/** In grams, by NIST Handbook 44, appendix C, and India's Gold (Control) Act for the tola; a pound is the usual one. */
const WEIGHTS: readonly (readonly [name: RegExp, grams: string])[] = [
  [/^(?:mg|milligrams?)$/i, '0.001'],
  [/^(?:g|gms?|grams?|grammes?)$/i, '1'],
  [/^(?:kgs?|kilos?|kilograms?)$/i, '1000'],
  [/^(?:dwt|pennyweights?)$/i, '1.55517384'],
  [/^tolas?$/i, '11.6638038'],
  [/^(?:lbs?|pounds?)$/i, '453.59237'],
  [/^(?:troy )?(?:ozt|oz t|oz|ounces?)$/i, OUNCE],
]
const METAL =
  /^([a-z]+(?: t)?|troy [a-z]+)(?: of)? (?=gold|silver|platinum|palladium|xau|xag|xpt|xpd)/i

/** The unit before a metal, in grams: `g gold`, `oz of silver`; null for none. */
export function weightBefore(text: string): { all: string; unit: string; grams: string } | null {
  const [all = '', unit = ''] = METAL.exec(text) ?? []
  const [, grams] = WEIGHTS.find(([name]) => name.test(unit)) ?? []
  return grams === undefined ? null : { all, unit, grams }
}

/** The weight of a metal in its own unit: `10 g gold`, `1 oz of silver`; any other number as it is. */
export function inTroyOunces(number: LeadingNumber | null): LeadingNumber | null {
  const weight = number && weightBefore(number.rest)
  if (!weight) return number
  const { all, grams } = weight
  const value = multiply(number.value, ratio(grams, OUNCE))
  // The scales of dealers have three decimals.
  return {
    ...number,
    value: parseFraction(fixedText(value, 10)),
    rest: number.rest.slice(all.length),
  }
}

const PER =
  /^(?:price of )?(\p{L}+)(?: spot)?(?: price| value)? (?:per|an?) (\p{L}+(?: ounce| oz| t)?)(?= (?:in|to|rate|today)\b|$)/iu

/** `gold price per gram` as `1 gram gold`; `jpy per usd` as `1 usd jpy`. */
export const perWeight = (question: string): string => question.replace(PER, '1 $2 $1')
