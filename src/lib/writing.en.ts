/** The forms of a count that a language tells apart; English: one for 1, the other for all else. */
interface Forms {
  one: string
  other: string
}

/**
 * A whole number with commas between its thousands, as Intl writes it in English: the first formatter of a page takes
 * a slow phone 150 ms to make.
 */
export const grouped = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',')

/** The sentence for a count, a whole number or a plain decimal as text; `#` stands for it. */
export const plural = (count: number | string, { one, other }: Forms): string =>
  (String(count) === '1' ? one : other).replace(
    '#',
    typeof count === 'number' ? grouped(count) : count,
  )

/** A plain decimal, such as `-0.5`, as the page shows it. */
export const figure = (plain: string): string => plain

/**
 * A number with the marks of English in place of the page's, sign by sign: `1.500,5` as `1,500.5` where the comma comes
 * before the decimals. Twice it is as before.
 */
export const englishMarks = (text: string): string => text

/** Such as `a, b and c`. */
export const list = (parts: readonly string[]): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ')

export { BACK, isolate, ONWARD, unitList } from './left-to-right'
