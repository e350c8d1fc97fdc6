/** Spec §5: empty, or digits with at most one decimal point. */
const AMOUNT = /^[0-9]*\.?[0-9]*$/

export const acceptsAmount = (text: string): boolean => AMOUNT.test(text)

/** Whether an accepted text is a number above 0. */
export const isPositiveAmount = (text: string): boolean => /[1-9]/.test(text)

/**
 * What the field holds after an edit, or null if the edit is refused.
 *
 * Where numbers are written with a decimal comma, keyboards of phones have no point: the key stands
 * for the point then. Elsewhere a comma groups thousands and is refused.
 * @param next what the edit would leave
 * @param typed the one key that was typed, if it was one
 * @param decimalMark of the visitor's language
 */
export function editAmount(next: string, typed: string | null, decimalMark: string): string | null {
  const text = typed === decimalMark ? next.replace(decimalMark, '.') : next
  return acceptsAmount(text) ? text : null
}
