import { plural } from '#lib/plural'
import { replacementOf, type Replacement } from './domain/former'

/**
 * `USD – US Dollar`, or the code alone for a currency without a name; `VEF – Venezuelan Bolívar (until 2018)`, since
 * money that is no more is often called as what has taken its place.
 */
export function labelOf(code: string, name: string): string {
  const label = name === '' ? code.toUpperCase() : `${code.toUpperCase()} – ${name}`
  const replacement = replacementOf(code)
  return replacement ? `${label} (until ${replacement.year})` : label
}

/** What has taken the place of money that is no more; codes in lower case. */
export function replaced(code: string, { successor, old, young, year }: Replacement): string {
  const [gone, now] = [code.toUpperCase(), successor.toUpperCase()]
  return `${gone} was replaced by ${now} in ${year}: ${young} ${now} = ${old} ${gone}`
}

export const updated = (date: string | null): string => `Last updated: ${date ?? 'unknown'}`
/** How old rates are, beside their date. */
export const age = (days: number): string =>
  days === 0 ? '(today)' : plural(days, { one: '(# day old)', other: '(# days old)' })
/** @param days how old they are; null: it is not known */
export function savedRates(days: number | null): string {
  if (days === null) return 'Saved rates, unknown.'
  if (days === 0) return 'Saved rates, from today.'
  return plural(days, { one: 'Saved rates, # day old.', other: 'Saved rates, # days old.' })
}
