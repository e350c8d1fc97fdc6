import type { Locale } from '#lib/number-text'
import { leadingNumber, scaled, type LeadingNumber } from '#lib/quantity-text'

/** `5k in miles` is that of a run, `300k in c` of kelvins. */
const K_ALONE = /^k(?=\s+(?:in|to|as|into)\s)/i

/** `5 m` and `5 b` are of meters and bytes, and what is behind `million in` is asked for. */
const NO_SCALE = /^(?:[mb]\b|\p{L}+ in\b)/iu

/** Numbers that a text without a unit behind its first one may begin with: `10k miles`, `2 million km`. */
export function scaledNumbers(text: string, locale: Locale): LeadingNumber[] {
  const number = leadingNumber(text, locale)
  if (!number) return []
  const { rest } = number
  if (K_ALONE.test(rest)) {
    return ['km', 'K'].map((unit) => ({ ...number, rest: rest.replace(K_ALONE, unit) }))
  }
  // `1/2 million` may be a part of two.
  const isPart = number.text.includes('/')
  const times = isPart || NO_SCALE.test(rest) ? number : scaled(number)
  return times === number ? [] : [times]
}
