import type { Digit } from './keys'

/** As many digits as a result shows, so that an entry is never shown rounded. */
export const MAX_DIGITS = 15

/** The zero before the point is not counted. */
export const countDigits = (text: string): number =>
  text.replace(/\D/g, '').replace(/^0/, '').length

export function addDigit(text: string, digit: Digit): string {
  if (text === '0') return digit
  return countDigits(text) < MAX_DIGITS ? text + digit : text
}

export const addPoint = (text: string): string => (text.includes('.') ? text : `${text}.`)

export function removeLast(text: string): string {
  const rest = text.slice(0, -1)
  return rest === '' || rest === '-' || rest === '-0' ? '0' : rest
}

/** An entry without a digit other than 0 has no sign to change. */
export function changeSign(text: string): string {
  if (!/[1-9]/.test(text)) return text
  return text.startsWith('-') ? text.slice(1) : `-${text}`
}
