import { figure, isolate, plural } from '#lib/writing.en'
import type { Change } from './domain/replaced'
import type { NamedCode } from './domain/names'

/** @param plain a plain decimal, or what stands in its place */
export const money = (plain: string, code: string): string => `${figure(plain)} ${code}`
export const equation = (amount: string, from: string, result: string, to: string): string =>
  isolate(`${money(amount, from)} = ${money(result, to)}`)

/**
 * `USD – US Dollar`, or the code alone for a currency without a name; `VEF – Venezuelan Bolívar (until 2018)`, since
 * money that is no more is often called as what has taken its place.
 */
export function labelOf({ code, name, until }: NamedCode): string {
  const label = name === '' ? code : `${code} – ${name}`
  return until === null ? label : `${label} (until ${until})`
}

/** What is to be known of money that has changed. */
export function changeText({ code, successor, old, young, year }: Change): string {
  return code === successor
    ? `Rates are of old ${isolate(code)}: ${old} of them are 1 new ${code} since ${year}`
    : `${code} was replaced by ${successor} in ${year}: ${equation(young, successor, old, code)}`
}

export const updated = (date: string | null): string => `Last updated: ${date ?? 'unknown'}`
/** How old rates are, beside their date. */
export const age = (days: number): string =>
  days === 0 ? '(today)' : plural(days, { one: '(# day old)', other: '(# days old)' })
/** @param days how old they are; null: it is not known */
export function fallbackAge(days: number | null): string {
  if (days === null) return 'Saved rates, unknown.'
  if (days === 0) return 'Saved rates, from today.'
  return plural(days, { one: 'Saved rates, # day old.', other: 'Saved rates, # days old.' })
}
