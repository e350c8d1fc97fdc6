import type { Fraction } from '#lib/fraction'
import { exactText, fixedText } from '#lib/fraction-text'
import { typedValue, type ConversionInput } from './conversion'

/** How long a ratio in a link may be: a longer one is neither written nor read. */
const RATIO = /^-?\d{1,6}\/[1-9]\d{0,5}$/

/** A ratio that is too long becomes a decimal of so many places. */
const DECIMALS = 20

export const isRatio = (text: string): boolean => RATIO.test(text)

const divisorOf = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisorOf(b, a % b))

/** A fraction in lowest terms, such as `112903/480`. */
export function ratioText({ num, den }: Fraction): string {
  const divisor = divisorOf(den, num < 0n ? -num : num)
  return `${num / divisor}/${den / divisor}`
}

/** A value in a link: its decimals, or where they never end a ratio in lowest terms: `1/3`. */
export function linkValue(value: Fraction): string {
  const ratio = ratioText(value)
  return exactText(value) ?? (isRatio(ratio) ? ratio : fixedText(value, DECIMALS))
}

/** `5kg=lb`: what a link to a conversion carries; null where no number is typed. */
export function linkOf(input: ConversionInput): string | null {
  const read = typedValue(input)
  if (!read.ok) return null
  const isPlain = input.reading?.text !== input.text
  const value = isPlain ? read.value.plain : linkValue(read.value.exact)
  return `${value}${input.from.key}=${input.to.key}`
}
