import { divide, parseFraction, subtract, type Fraction } from '#lib/fraction'
import type { Locale } from '#lib/number-text'
import { leadingNumber } from '#lib/quantity-text'

/** A number as a quotient of whole numbers. */
export interface AsFraction {
  /** The number as it was typed. */
  text: string
  /** In lowest terms. */
  value: Fraction
  /** A simpler one that has the same decimals where it is rounded to them: a third for 0.333. */
  near: Fraction | null
  readAs: readonly string[]
}

const IN = /^(.+?)\s+(?:in|to|as|into)\s+(?:an?\s+)?(?:simple |mixed |common )?fractions?$/i
const OF = /^fraction (?:of|for) (.+)$/i

const sizeOf = (value: bigint) => (value < 0n ? -value : value)

function lowest({ num, den }: Fraction): Fraction {
  let [a, b] = [sizeOf(num), den]
  while (b !== 0n) [a, b] = [b, a % b]
  return { num: num / a, den: den / a }
}

const LARGEST_NEAR = 20n

/** @param decimals behind the point of the number; fewer than three are taken as exact */
function nearFraction(value: Fraction, decimals: number): Fraction | null {
  if (decimals < 3) return null
  const unit = 10n ** BigInt(decimals)
  for (let den = 2n; den <= LARGEST_NEAR && den < value.den; den++) {
    const num = (2n * value.num * den + value.den) / (2n * value.den)
    const { num: apart, den: of } = subtract(value, { num, den })
    // Rounded up or cut off.
    if (sizeOf(apart) * unit < of) return { num, den }
  }
  return null
}

/** Reads `0.75 as a fraction`, `37.5% as fraction`, `6/8 as fraction`; null for anything else. */
export function readAsFraction(question: string, locale: Locale): AsFraction | null {
  const typed = (IN.exec(question) ?? OF.exec(question))?.[1]
  const number = typed === undefined ? null : leadingNumber(typed, locale)
  if (!number || !/^(?:%|per ?cent)?$/i.test(number.rest)) return null
  const isPercent = number.rest !== ''
  const value = lowest(isPercent ? divide(number.value, parseFraction('100')) : number.value)
  const decimals = /[.,](\d+)$/.exec(number.text)?.[1]?.length ?? 0
  const near = isPercent || value.num < 0n ? null : nearFraction(value, decimals)
  return { text: typed ?? '', value, near, readAs: number.readAs }
}
