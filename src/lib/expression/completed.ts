import { halfWidth } from '../number-text'

/** Without the signs that ask for the result: `2+3 =`, `2+3=?`. */
export const withoutEquals = (text: string): string => text.replace(/[\s=?]+$/, '')

/** How often a character stands in a text. */
const count = (text: string, character: string) => text.split(character).length - 1

/** The expression alone: without the signs that ask for its result, and with brackets that were left open closed. */
export function completed(text: string): string {
  const asked = withoutEquals(halfWidth(text))
  return asked + ')'.repeat(Math.max(0, count(asked, '(') - count(asked, ')')))
}
