import { grouped, plural } from '#lib/writing.en'

export const PLACEHOLDER = 'Code, name or country'

/**
 * What is found.
 * @param query without blanks around it
 * @param shown how many of them are shown at most
 */
export function summary(query: string, count: number, shown: number): string {
  if (query === '') return 'Popular currencies'
  if (count === 0) return 'No currency found. Try its code, name or country.'
  if (count > shown) return `${grouped(count)} currencies, the best ${shown} of them shown`
  return plural(count, { one: '# currency', other: '# currencies' })
}
