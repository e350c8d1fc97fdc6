import { readNumber } from '../../../lib/number-text'

export const MAX_FEE_PERCENT = 100

/**
 * The fee of a card as typed, in percent; null unless it is a number from 0 to 100. An empty text is 0.
 * @param locale BCP 47; undefined: the one of the browser
 */
export function readFee(text: string, locale: string | undefined): number | null {
  const typed = text.trim().replace(/ ?%$/, '')
  if (typed === '') return 0
  const read = readNumber(typed, locale)
  const percent = read.ok ? Number(read.value.plain) : NaN
  return percent >= 0 && percent <= MAX_FEE_PERCENT ? percent : null
}
