import { plural } from '#lib/writing.en'
import { newUnitOf, replacementOf, type Replacement } from './domain/former'

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
function replaced(code: string, { successor, old, young, year }: Replacement): string {
  const [gone, now] = [code.toUpperCase(), successor.toUpperCase()]
  return `${gone} was replaced by ${now} in ${year}: ${young} ${now} = ${old} ${gone}`
}

/** What is to be known of money that has changed; null for all other. */
export function changeOf(code: string): string | null {
  const replacement = replacementOf(code)
  if (replacement) return replaced(code, replacement)
  const unit = newUnitOf(code)
  const name = code.toUpperCase()
  return unit && `Old ${name}: ${unit.old} of them are 1 new ${name} since ${unit.year}`
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
