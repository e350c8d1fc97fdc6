import type { Decimal } from './decimal'

/** By the beginnings of their names; the numbers are written behind them, as in `0xff`. */
const PREFIXES: Readonly<Record<string, string>> = { hex: '0x', bin: '0b', oct: '0o', dec: '' }
const NAME = String.raw`\b(hex|bin|oct|dec)(?:adecimal|ary|al|imal)?`

/** `255 in hex`, `7/8 as a decimal` */
const TARGET = new RegExp(String.raw`\s+(?:in|to|as|into)\s+(?:an?\s+)?${NAME}$`, 'i')

/** `ff hex`, `binary 1010`, of which a target is named too. */
const SOURCE = new RegExp(String.raw`^(?:${NAME}\s+)?([\da-f]+)(?:\s+(?:from\s+)?${NAME})?$`, 'i')

const prefixOf = (name: string | undefined) => PREFIXES[name?.toLowerCase() ?? 'dec'] ?? ''

export interface InBase {
  /** Without the words for bases: `0xff` of `ff hex to decimal`. */
  text: string
  /** Of the base that is asked for; empty for ten, null where none is named. */
  prefix: string | null
}

/** Reads `255 in hex`, `0b1010 in decimal`, `ff hex to binary`. A sum with a number of such a base is in base ten. */
export function readBase(text: string): InBase {
  const target = TARGET.exec(text)
  if (!target) return { text, prefix: /\b0[xbo]/i.test(text) ? '' : null }
  const number = text.slice(0, target.index)
  return {
    text: number.replace(
      SOURCE,
      (_, before, digits, behind) => prefixOf(before ?? behind) + digits,
    ),
    prefix: prefixOf(target[1]),
  }
}

/** From here on sums are rounded. */
const LARGEST_EXPONENT = 39

const BASES: Readonly<Record<string, number>> = { '0x': 16, '0b': 2, '0o': 8 }

/** A whole number with all its digits, such as `-0x1f`; null for others, and for sums that are rounded. */
export function wholeInBase(value: Decimal, prefix: string, isSum: boolean): string | null {
  if (!value.isInteger() || (isSum && value.e > LARGEST_EXPONENT)) return null
  const digits = BigInt(value.abs().toFixed()).toString(BASES[prefix])
  return (value.lessThan(0) ? '-' : '') + prefix + digits
}
