import { readNumber, type Locale } from '#lib/number-text'

/** Of whole numbers in lowest terms; `den` is above zero. */
export interface Quotient {
  num: bigint
  den: bigint
}

/** A number as a quotient of whole numbers. */
export interface AsFraction {
  /** The number as it was typed. */
  text: string
  value: Quotient
  /** A simpler one that has the same decimals where it is rounded to them: a third for 0.333. */
  near: Quotient | null
  readAs: readonly string[]
}

const IN = /^(.+?)\s+(?:in|to|as|into)\s+(?:an?\s+)?(?:simple |mixed |common )?fractions?$/i
const OF = /^fraction (?:of|for) (.+)$/i

/** `6/8`, `1 1/2`. */
const FRACTION = /^(?:(\d{1,9}) )?(\d{1,9})\/([1-9]\d{0,8})$/
const PERCENT = /\s*(?:%|per ?cent)$/i

const sizeOf = (value: bigint) => (value < 0n ? -value : value)

function lowest(num: bigint, den: bigint): Quotient {
  let [a, b] = [sizeOf(num), den]
  while (b !== 0n) [a, b] = [b, a % b]
  return { num: num / a, den: den / a }
}

const LARGEST_NEAR = 20n

/** @param decimals behind the point of the number; fewer than three are taken as exact */
function nearFraction({ num, den }: Quotient, decimals: number): Quotient | null {
  if (decimals < 3) return null
  const unit = 10n ** BigInt(decimals)
  for (let part = 2n; part <= LARGEST_NEAR && part < den; part++) {
    const count = (2n * num * part + den) / (2n * den)
    // Rounded up or cut off.
    if (sizeOf(num * part - count * den) * unit < den * part) return { num: count, den: part }
  }
  return null
}

/** Reads `0.75 as a fraction`, `37.5% as fraction`, `6/8 as fraction`; null for anything else. */
export function readAsFraction(question: string, locale: Locale): AsFraction | null {
  const text = (IN.exec(question) ?? OF.exec(question))?.[1]
  if (text === undefined) return null
  const typed = text.replace(PERCENT, '')
  const hundred = typed === text ? 1n : 100n
  const [, whole = '0', top, bottom] = FRACTION.exec(typed) ?? []
  if (top !== undefined && bottom !== undefined) {
    const den = BigInt(bottom)
    const value = lowest(BigInt(whole) * den + BigInt(top), den * hundred)
    return { text, value, near: null, readAs: [] }
  }
  const number = readNumber(typed, locale)
  if (!number.ok || number.value.plain.includes('e')) return null
  const { plain, readAs } = number.value
  const decimals = plain.split('.')[1]?.length ?? 0
  const value = lowest(BigInt(plain.replace('.', '')), 10n ** BigInt(decimals) * hundred)
  const near = hundred > 1n || value.num < 0n ? null : nearFraction(value, decimals)
  return { text, value, near, readAs: readAs === null ? [] : [readAs] }
}
