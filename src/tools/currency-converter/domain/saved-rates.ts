import { counted } from '../../../lib/grouped'
import { parseProperties, propertiesOf } from '../../../lib/properties'
import { readNames, type CurrencyNames } from './currency-names'
import {
  MS_PER_DAY,
  rateBetween,
  readDate,
  readRates,
  type DatedRates,
  type RatesFile,
} from './rates'

/** What could serve when no host answers. */
export interface SavedRates {
  /** Those that were fetched last on this device. */
  kept: DatedRates | null
  /** Those that the product ships; null until something has needed them. */
  shipped: DatedRates | null
}

/** One day's rates of all currencies, shipped with the product. */
export interface ShippedTable {
  names: CurrencyNames
  file: DatedRates
}

export const isDated = (file: RatesFile): file is DatedRates => file.date !== null

/** As JSON can hold it; `readSaved` is the way back. */
export const toSaved = ({ date, base, rates }: DatedRates) => ({
  date,
  base,
  rates: Object.fromEntries(rates),
})

/** Rates that were saved on this device or shipped; null for anything that is not a rates file. */
export function readSaved(value: unknown, nowMs: number): DatedRates | null {
  const { date: day, base, rates: table } = propertiesOf(value)
  const date = readDate(day, nowMs)
  const rates = readRates(table)
  return date !== null && typeof base === 'string' && rates ? { date, base, rates } : null
}

export function parseShipped(text: string): ShippedTable | null {
  const table = parseProperties(text)
  // Its day is known: a clock that is behind does not make it worthless.
  const file = readSaved(table, Infinity)
  const names = readNames(table['names'])
  return file && names ? { file, names } : null
}

/** Whether fetched rates may take the place of the kept ones: not where most of them were unreadable. */
export const mayReplace = (kept: DatedRates | null, fetched: DatedRates): boolean =>
  kept === null || fetched.rates.size * 2 >= kept.rates.size

/** The newer file that has both currencies; of equally new ones the kept one. */
export function newestFor(
  { kept, shipped }: SavedRates,
  from: string,
  to: string,
): DatedRates | null {
  const [first, second] = [kept, shipped]
    .filter((file) => file !== null)
    .filter((file) => rateBetween(file, from, to) !== null)
  if (!first) return null
  return second && second.date > first.date ? second : first
}

/** Whole days from a date's midnight (UTC) to a moment; 0 for one that is still to come. */
export const ageDays = (date: string, nowMs: number): number =>
  Math.max(0, Math.floor((nowMs - Date.parse(date)) / MS_PER_DAY))

/** `1 day old`, `12 days old`; on the day itself as given. */
export function ageText(date: string, nowMs: number, today: string): string {
  const days = ageDays(date, nowMs)
  return days === 0 ? today : `${counted(days, 'day')} old`
}
