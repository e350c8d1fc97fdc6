import type * as en from './money.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./money.de'), typeof en>
// Written from d273f6c00bfe
import { figure, plural } from '#lib/writing.en'
import type { Change } from './domain/replaced'
import type { NamedCode } from './domain/names'

export const money = (plain: string, code: string) => `${figure(plain)}\u00a0${code}`
export const equation = (amount: string, from: string, result: string, to: string) =>
  `${money(amount, from)} = ${money(result, to)}`

export function labelOf({ code, name, until }: NamedCode) {
  const label = name === '' ? code : `${code} – ${name}`
  return until === null ? label : `${label} (bis ${until})`
}

export function changeText({ code, successor, old, young, year }: Change) {
  return code === successor
    ? `Kurse gelten für alte ${code}: ${old} davon sind seit ${year} 1 neuer ${code}`
    : `${code} wurde ${year} durch ${successor} ersetzt: ${money(young, successor)} = ${money(old, code)}`
}

export const updated = (date: string | null) => `Stand: ${date ?? 'unbekannt'}`
export const age = (days: number) =>
  days === 0 ? '(heute)' : plural(days, { one: '(# Tag alt)', other: '(# Tage alt)' })
export function fallbackAge(days: number | null) {
  if (days === null) return 'Gespeicherte Kurse, Alter unbekannt.'
  if (days === 0) return 'Gespeicherte Kurse, von heute.'
  return plural(days, {
    one: 'Gespeicherte Kurse, # Tag alt.',
    other: 'Gespeicherte Kurse, # Tage alt.',
  })
}
