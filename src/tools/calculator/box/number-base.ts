import type { Expression } from '#lib/expression/tree'
import type { Decimal } from '../domain/decimal'
import { exactWhole } from '../extras/shared/expression'

/** The prefixes of bases but ten by the beginnings of their names; the numbers are written behind them, as in `0xff`. */
const PREFIXES: Readonly<Record<string, string>> = {
  hex: '0x',
  bin: '0b',
  oct: '0o',
  'base 16': '0x',
  'base 8': '0o',
  'base 2': '0b',
}
const NAME = String.raw`\b(base (?:16|10|8|2)|hex|bin|oct|dec)(?:adecimal|ary|al|imal)?`

export const NAMES_BASE = new RegExp(NAME, 'i')

/** `255 in hex`, `7/8 as a decimal` */
const TARGET = new RegExp(String.raw`\s+(?:in|to|as|into)\s+(?:an?\s+)?${NAME}$`, 'i')

/** `ff hex`, `binary 1010`. */
const SOURCE = new RegExp(String.raw`^(?:${NAME}\s+)?([\da-f]+)(?:\s+(?:from\s+)?${NAME})?$`, 'i')

/** `ff` and `1e5`, which has an exponent to others; not `0b11`. */
const HEX_DIGITS = /^(?!0b|\d+$)[\da-f]+$/i

const prefixOf = (name: string | undefined) => PREFIXES[name?.toLowerCase() ?? ''] ?? ''

/** `52 152 219`, `52,152,219`: the channels of a color, whose hex form is another. */
const CHANNELS = /^(?:[12]?\d?\d(?:[ ,]|$)){3}$/

export interface InBase {
  /** The question without the words for bases: `0xff` of `ff hex to decimal`. */
  text: string
  /** The prefix of the base that is asked for; empty for ten, null where none is named. */
  prefix: string | null
}

/** `255 hex`: in that base, or from it. */
function bareReadings(text: string): InBase[] {
  const [, before, digits = '', behind] = SOURCE.exec(text) ?? []
  const prefix = prefixOf(before ?? behind)
  // `oct 12` is a day of October.
  if (prefix === '' || /^oct\s|\soct$/i.test(text)) return []
  const from = { text: prefix + digits, prefix: '' }
  return /\D/.test(digits) ? [from] : [{ text: digits, prefix }, from]
}

/**
 * Reads `255 in hex`, `0b1010 in decimal`, `ff to binary`; two ways where a text has two, as `255 hex` and
 * `1010 in decimal`. A sum with a number of such a base is in base ten.
 */
export function readBase(text: string): readonly InBase[] {
  const target = TARGET.exec(text)
  if (target && CHANNELS.test(text.slice(0, target.index))) return []
  if (target) {
    const source = (_: string, before?: string, digits = '', behind?: string) =>
      prefixOf(before ?? behind) + digits
    const number = text.slice(0, target.index).replace(SOURCE, source)
    const prefix = prefixOf(target[1])
    const query = { text: number, prefix }
    // In base ten it would be written already.
    const isBinary = prefix === '' && /^[01]{2,}$/.test(number)
    const isHex = prefix !== '0x' && HEX_DIGITS.test(number)
    return isBinary || isHex ? [{ text: (isHex ? '0x' : '0b') + number, prefix }, query] : [query]
  }
  const bare = bareReadings(text)
  return bare.length > 0 ? bare : [{ text, prefix: /\b0[xbo]/i.test(text) ? '' : null }]
}

/** Beyond this quotients and roots are rounded. */
const LARGEST_EXPONENT = 39

const BASES: Readonly<Record<string, number>> = { '0x': 16, '0b': 2, '0o': 8 }

/**
 * A whole number with all its digits, such as `-0x1f`; null for others, and for what is rounded.
 * @param value of the expression, in the range of the display
 */
export function wholeInBase(tree: Expression, value: Decimal, prefix: string): string | null {
  const isExact = value.isInteger() && value.e <= LARGEST_EXPONENT
  const whole = exactWhole(tree) ?? (isExact ? BigInt(value.toFixed()) : null)
  if (whole === null) return null
  const digits = (whole < 0n ? -whole : whole).toString(BASES[prefix])
  return (whole < 0n ? '-' : '') + prefix + digits
}
