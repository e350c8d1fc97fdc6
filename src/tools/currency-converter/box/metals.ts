import { changeOf } from '../domain/replaced'
import { NEW } from './texts.en'

/** Metals are traded by the troy ounce, of 31.1034768 g. */
const OUNCE = 31.1034768

/** What money is counted in beside its own unit. */
export interface MoneyUnit {
  name: string
  /** How many of the currency's own unit it is. */
  factor: number
}

/**
 * The grams are those of NIST Handbook 44, appendix C, and India's Gold (Control) Act for the tola; a pound is the usual
 * one. The code of new Syrian pounds is that of old ones, which the rates are of.
 */
const UNITS: readonly (readonly [names: string, factor: number])[] = [
  ['new', Number(changeOf('syp')?.old)],
  ['mg|milligrams?', 0.001 / OUNCE],
  ['g|gms?|gramm?e?s?', 1 / OUNCE],
  ['kgs?|kilo(?:gram)?s?', 1000 / OUNCE],
  ['dwt|pennyweights?', 1.55517384 / OUNCE],
  ['tolas?', 11.6638038 / OUNCE],
  ['lbs?|pounds?', 453.59237 / OUNCE],
  ['(?:troy )?(?:ozt|oz t|oz|ounces?)', 1],
]
const BEFORE_MONEY =
  /^(new(?= sy[pr])|(?:troy )?[a-z]+(?: t)?(?=(?: of)? (?:gold|silver|platinum|palladium|xau|xag|xpt|xpd)))(?: of)? /i

/** The unit before a metal, and that of new money: `g gold`, `oz of silver`, `new syrian pounds`; null for none. */
export function unitBefore(text: string): (MoneyUnit & { all: string }) | null {
  const [all = '', name = ''] = BEFORE_MONEY.exec(text) ?? []
  const [, factor] = UNITS.find(([names]) => new RegExp(`^(?:${names})$`, 'i').test(name)) ?? []
  if (factor === undefined) return null
  return { all, factor, name: name.replace(/^new$/i, NEW).toLowerCase() }
}

const PER =
  /^(?:price of )?(\p{L}+)(?: spot)?(?: price| value)? (?:per|an?) (\p{L}+(?: ounce| oz| t)?)(?= (?:in|to|rate|today)\b|$)/iu

/** `gold price per gram` as `1 gram gold`; `jpy per usd` as `1 usd jpy`. */
export const perWeight = (question: string): string => question.replace(PER, '1 $2 $1')
