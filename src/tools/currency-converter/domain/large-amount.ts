import { multiply, parseFraction } from '../../../lib/fraction'
import type { LeadingNumber } from '../../../lib/quantity-text'

const SCALES: readonly (readonly [name: RegExp, times: string])[] = [
  [/^(?:k|thousand)\b/i, '1e3'],
  [/^lakhs?\b/i, '1e5'],
  [/^(?:m|mn|mio|million)\b/i, '1e6'],
  [/^crores?\b/i, '1e7'],
  [/^(?:b|bn|billion)\b/i, '1e9'],
  [/^trillion\b/i, '1e12'],
]

/** The number with the thousands, millions or billions behind it: `100k`, `2 million`; as it is without. */
export function scaled(number: LeadingNumber): LeadingNumber {
  const [name, times] = SCALES.find(([one]) => one.test(number.rest)) ?? []
  if (!name || times === undefined) return number
  const rest = number.rest.replace(name, '').trimStart()
  return { ...number, value: multiply(number.value, parseFraction(times)), rest }
}
