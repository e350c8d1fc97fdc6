import { parseProperties, propertiesOf } from '#lib/properties'
import { fixedRate, replacementOf } from './replaced'
import { readNames, type CurrencyNames } from './name-list'

/** How much of each other currency one unit of the base buys, on one day. */
export interface RatesFile {
  /** ISO, as the source gives it; null if it gives none. */
  date: string | null
  base: string
  /** Finite and above 0. A Map: codes come from outside. */
  rates: ReadonlyMap<string, number>
}

/** Where the device has the rates that were fetched last. */
export const RATES_KEY = 'currency-rates'

/** A file whose day is known, so that it can serve later, with its age. */
export type DatedRates = RatesFile & { date: string }

export const MS_PER_DAY = 86_400_000

const isRate = (value: unknown): value is number =>
  // A `1e999` in JSON is read as Infinity.
  typeof value === 'number' && Number.isFinite(value) && value > 0

const ISO_DATE = /^\d{4}-\d\d-\d\d$/

/** A day that the calendar has and that has begun somewhere: in UTC at most one day ahead. */
function readDate(value: unknown, nowMs: number): string | null {
  if (typeof value !== 'string' || !ISO_DATE.test(value)) return null
  const ms = Date.parse(value)
  // 31 February is parsed as 3 March.
  const exists = !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(value)
  return exists && ms <= nowMs + MS_PER_DAY ? value : null
}

/** Keeps what is a rate; a currency whose value is none counts as missing. Null where none is left. */
function readRates(value: unknown): ReadonlyMap<string, number> | null {
  const entries = Object.entries(propertiesOf(value))
  const rates = entries.filter((entry): entry is [string, number] => isRate(entry[1]))
  return rates.length === 0 ? null : new Map(rates)
}

/**
 * The rates of `base` as a host sends them, of a day that may be unknown; null for any other text, and for rates of
 * a day that the calendar does not have or that has not begun.
 */
export function parseRates(text: string, base: string, nowMs: number): RatesFile | null {
  const { date: day, [base]: table } = parseProperties(text)
  const rates = readRates(table)
  const date = readDate(day, nowMs)
  const isWrong = date === null && typeof day === 'string' && ISO_DATE.test(day)
  return rates && !isWrong ? { date, base, rates } : null
}

/**
 * What one `from` is in `to`; across the base where that is a third. Null if a rate is missing. Money that is no more
 * goes by its successor, at the fixed rate: what a source gives for it may be anything.
 */
export function rateBetween({ base, rates }: RatesFile, from: string, to: string): number | null {
  const fixed = fixedRate(from, to)
  if (fixed !== null) return fixed
  function rateOf(code: string): number | undefined {
    if (code === base) return 1
    const replacement = replacementOf(code)
    const successor = replacement ? rateOf(replacement.successor) : undefined
    if (!replacement || successor === undefined) return rates.get(code)
    return (successor * Number(replacement.old)) / Number(replacement.young)
  }
  const [fromRate, toRate] = [rateOf(from), rateOf(to)]
  if (fromRate === undefined || toRate === undefined) return null
  const rate = toRate / fromRate
  return isRate(rate) ? rate : null
}

/** What can serve while no host has answered. */
export interface FallbackRates {
  /** Those that were fetched last, as the device has them. */
  stored: DatedRates | null
  /** Those of the build; null until something has needed them. */
  shipped: DatedRates | null
}

/** One day's rates of all currencies, of the build. */
export interface ShippedTable {
  names: CurrencyNames
  file: DatedRates
}

export const isDated = (file: RatesFile): file is DatedRates => file.date !== null

/** The rates as JSON can hold them; `ratesFromJson` is the way back. */
export const ratesToJson = ({ date, base, rates }: DatedRates) => ({
  date,
  base,
  rates: Object.fromEntries(rates),
})

/** Rates of the device or of the build; null for anything that is not a rates file. */
export function ratesFromJson(value: unknown, nowMs: number): DatedRates | null {
  const { date: day, base, rates: table } = propertiesOf(value)
  const date = readDate(day, nowMs)
  const rates = readRates(table)
  return date !== null && typeof base === 'string' && rates ? { date, base, rates } : null
}

export function parseShipped(text: string): ShippedTable | null {
  const table = parseProperties(text)
  // Its day is known: a clock that is behind does not make it worthless.
  const file = ratesFromJson(table, Infinity)
  const names = readNames(table['names'])
  return file && names ? { file, names } : null
}

/** Whether new rates may take the place of the stored ones: not where most of them were unreadable. */
export const mayReplace = (stored: DatedRates | null, file: DatedRates): boolean =>
  stored === null || file.rates.size * 2 >= stored.rates.size

/** A rate, and the file that has it. */
export interface FoundRate<File = RatesFile> {
  file: File
  rate: number
}

/** Null where there is no file, or no rate in it. */
export function findRate<File extends RatesFile>(
  file: File | null,
  from: string,
  to: string,
): FoundRate<File> | null {
  const rate = file && rateBetween(file, from, to)
  return file && rate !== null ? { file, rate } : null
}

/** The rate of the newer file that has both currencies; of equally new ones the stored one. */
export function fallbackRate({ stored, shipped }: FallbackRates, from: string, to: string) {
  const [ofStored, ofShipped] = [findRate(stored, from, to), findRate(shipped, from, to)]
  const isNewer = ofStored && ofShipped && ofShipped.file.date > ofStored.file.date
  return isNewer ? ofShipped : (ofStored ?? ofShipped)
}

/** Whole days from a date's midnight (UTC) to a moment; 0 for one that is still to come. */
export const ageDays = (date: string, nowMs: number): number =>
  Math.max(0, Math.floor((nowMs - Date.parse(date)) / MS_PER_DAY))

/** The clock, or the newest day of which there are rates: a clock may be behind, rates are not ahead. */
export function latestMs(nowMs: number, files: readonly (RatesFile | null)[]): number {
  const days = files.flatMap((file) => (file?.date ? [Date.parse(file.date)] : []))
  return Math.max(nowMs, ...days)
}
