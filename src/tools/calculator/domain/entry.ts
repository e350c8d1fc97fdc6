import type { Digit } from './keys'
import { SHOWN_DIGITS } from './notation'

/** More would be beyond every number of the display. */
const MAX_EXPONENT_DIGITS = 3

/** Why a number that is typed did not take a character. */
export const REFUSALS = ['too-many-digits', 'long-exponent', 'no-point'] as const

/** A number that is typed, such as `12.5` or `1.5e-3`, and what became of the last character. */
export interface Entry {
  text: string
  refusal: (typeof REFUSALS)[number] | null
}

const taken = (text: string): Entry => ({ text, refusal: null })

/** The zero before the point and the exponent are not counted. */
export const countDigits = (text: string): number =>
  text.replace(/e.*/, '').replace(/\D/g, '').replace(/^0/, '').length

export function addDigit(text: string, digit: Digit): Entry {
  if (text === '0') return taken(digit)
  const exponent = /e[+-]?(\d*)$/.exec(text)?.[1]
  if (exponent !== undefined) {
    const isFull = exponent.length === MAX_EXPONENT_DIGITS
    return isFull ? { text, refusal: 'long-exponent' } : taken(text + digit)
  }
  // An entry is never shown rounded.
  const isFull = countDigits(text) === SHOWN_DIGITS
  return isFull ? { text, refusal: 'too-many-digits' } : taken(text + digit)
}

export const addPoint = (text: string): Entry =>
  /[.e]/.test(text) ? { text, refusal: 'no-point' } : taken(`${text}.`)

/** Whether the next sign is that of an exponent. */
export const awaitsExponent = (text: string): boolean => text.endsWith('e')

/** Null where it has an exponent, or no digit yet. */
export const addExponent = (text: string): Entry | null =>
  text === '0' || text.includes('e') ? null : taken(`${text}e`)

export function removeLast(text: string): Entry {
  const rest = text.slice(0, -1)
  return taken(rest === '' || rest === '-' || rest === '-0' ? '0' : rest)
}

/** An entry without a digit other than 0 has no sign to change. */
export function changeSign(text: string): Entry {
  if (!/[1-9]/.test(text)) return taken(text)
  return taken(text.startsWith('-') ? text.slice(1) : `-${text}`)
}

/** The number as it stands, without a point or an exponent that has no digits yet. */
export const completeEntry = (text: string): string => text.replace(/\.?(e[+-]?)?$/, '')
