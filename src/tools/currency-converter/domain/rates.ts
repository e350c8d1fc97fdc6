import { parseProperties, propertiesOf } from '../../../lib/properties'

/** How much of each other currency one unit of the base buys, on one day. */
export interface RatesFile {
  /** ISO, as the source gives it; null if it gives none. */
  date: string | null
  base: string
  /** Finite and above 0. A Map: codes come from outside. */
  rates: ReadonlyMap<string, number>
}

/** A file whose day is known, so that it can serve later, with its age. */
export type DatedRates = RatesFile & { date: string }

export const MS_PER_DAY = 86_400_000

const isRate = (value: unknown): value is number =>
  // `1e999` in JSON is Infinity.
  typeof value === 'number' && Number.isFinite(value) && value > 0

/** A day that the calendar has and that has begun somewhere: in UTC at most one day ahead. */
export function readDate(value: unknown, nowMs: number): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return null
  const ms = Date.parse(value)
  // 31 February is parsed as 3 March.
  const exists = !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(value)
  return exists && ms <= nowMs + MS_PER_DAY ? value : null
}

/** Keeps what is a rate; a currency whose value is none counts as missing. Null where none is left. */
export function readRates(value: unknown): ReadonlyMap<string, number> | null {
  const entries = Object.entries(propertiesOf(value))
  const rates = entries.filter((entry): entry is [string, number] => isRate(entry[1]))
  return rates.length === 0 ? null : new Map(rates)
}

/** The rates of `base` as a host sends them; null for any other text. */
export function parseRates(text: string, base: string, nowMs: number): RatesFile | null {
  const { date, [base]: table } = parseProperties(text)
  const rates = readRates(table)
  return rates && { date: readDate(date, nowMs), base, rates }
}

/** What one `from` is in `to`; across the base where that is a third. Null if a rate is missing. */
export function rateBetween({ base, rates }: RatesFile, from: string, to: string): number | null {
  const rateOf = (code: string) => (code === base ? 1 : rates.get(code))
  const [fromRate, toRate] = [rateOf(from), rateOf(to)]
  if (fromRate === undefined || toRate === undefined) return null
  const rate = toRate / fromRate
  return isRate(rate) ? rate : null
}
