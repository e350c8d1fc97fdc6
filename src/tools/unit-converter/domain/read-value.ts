import { readNumber, withoutMarks, type Locale } from '#lib/number-text'
import { parseFraction, ZERO, type Fraction } from '#lib/fraction'
import { err, ok, type Result } from '#lib/result'

export interface TypedValue {
  exact: Fraction
  /** The number as plain text, without grouping and with a point. */
  plain: string
  /** What to show as 'Read as ...' where only the locale could decide; else null. */
  readAs: string | null
}

/** The longest name, in characters, that a message repeats. */
export const LONGEST_NAME = 24

export type ValueError =
  | { code: 'empty' | 'not-a-number' | 'too-large' | 'not-positive' }
  /** A number and what may be a unit; its name, or how a long one begins. */
  | { code: 'with-unit'; name: string }

/** A lone `e` is the start of an exponent. */
const NUMBER_AND_UNIT = /^(.*[\d.,])\s*(?!e$)([\p{L}°'"][\p{L}°/²³]*)$/iu

/** What stands behind the number; null where there is none, or nothing behind it. */
function nameBehindNumber(text: string, locale: Locale): string | null {
  const [, number, name] = NUMBER_AND_UNIT.exec(text) ?? []
  return number !== undefined && name !== undefined && readNumber(number, locale).ok ? name : null
}

/** So many decimals decide every result; arithmetic with 100,000 of them would hold the page for seconds. */
const LONG_DECIMALS = /(\.\d{1000})(\d+)/

/** The last digit stands for all that are cut off, so that rounding is as with them. */
const shortened = (plain: string) =>
  plain.replace(LONG_DECIMALS, (_, kept: string, cut: string) => kept + (/[1-9]/.test(cut) ? 1 : 0))

/** A value that is not zero but counts as 0 is shown as 0. */
const TOO_SMALL: TypedValue = { exact: ZERO, plain: '0', readAs: '0' }

/** The exact value of what was typed. Beyond the range of a double it is too large, below that range zero. */
export function readValue(text: string, locale: Locale): Result<TypedValue, ValueError> {
  const typed = text.trim()
  if (typed === '') return err({ code: 'empty' })
  const read = readNumber(typed, locale)
  if (!read.ok) {
    const name = nameBehindNumber(typed, locale)
    return name === null ? read : err({ code: 'with-unit', name: name.slice(0, LONGEST_NAME) })
  }
  const { plain, readAs } = read.value
  const approximate = Number(plain)
  if (!Number.isFinite(approximate)) return err({ code: 'too-large' })
  if (approximate === 0 && /^[^e]*[1-9]/.test(plain)) return ok(TOO_SMALL)
  // The test for zero also keeps exponents of any length from being written out.
  return ok({ exact: approximate === 0 ? ZERO : parseFraction(shortened(plain)), plain, readAs })
}

/** The typed text with a minus in front, or without the one it has; `−` and `－` of text from elsewhere count. */
export function withOtherSign(text: string): string {
  const typed = withoutMarks(text).trimStart()
  return /^[-\u2212－]/.test(typed) ? typed.slice(1) : `-${typed.replace(/^[+＋]/, '')}`
}
