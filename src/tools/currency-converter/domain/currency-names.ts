import { parseProperties, propertiesOf } from '../../../lib/properties'
import { POPULAR_CURRENCIES } from './popular-currencies'

/** Full names by code, in the order of the codes; a name may be empty. A Map: codes come from outside. */
export type CurrencyNames = ReadonlyMap<string, string>

const POPULAR_NAMES = new Map(POPULAR_CURRENCIES.map(({ code, name }) => [code, name]))

const byCode = ([a]: [string, string], [b]: [string, string]) => (a < b ? -1 : Number(a > b))

const sorted = (names: CurrencyNames): CurrencyNames => new Map([...names].sort(byCode))

/** Until a list has come. */
export const FIRST_NAMES: CurrencyNames = sorted(POPULAR_NAMES)

/** Half a surrogate pair has no place in an address. */
const isCode = (code: string) => code !== '' && !/\p{Surrogate}/u.test(code)

/** Reads a map of code to name; null if it has no currency. */
export function readNames(value: unknown): CurrencyNames | null {
  const names = Object.entries(propertiesOf(value))
    .filter(([code]) => isCode(code))
    .map(([code, name]): [string, string] => [code, typeof name === 'string' ? name.trim() : ''])
  return names.length === 0 ? null : sorted(new Map(names))
}

/** The currency list as a host sends it; null for anything else. */
export const parseNames = (text: string): CurrencyNames | null => readNames(parseProperties(text))

/** The list, and of `codes` also those that are in use but not in it. */
export function withCodes(
  list: CurrencyNames,
  codes: readonly string[],
  known: CurrencyNames,
): CurrencyNames {
  const absent = codes.filter((code) => !list.has(code))
  if (absent.length === 0) return list
  return sorted(new Map([...list, ...absent.map((code) => [code, known.get(code) ?? ''] as const)]))
}

/** Full name of a currency, empty where there is none. */
export const nameOf = (code: string, names: CurrencyNames): string =>
  names.get(code) || POPULAR_NAMES.get(code) || ''

/** `USD – US Dollar`, or the code alone for a currency without a name. */
export function labelOf(code: string, name: string): string {
  return name === '' ? code.toUpperCase() : `${code.toUpperCase()} – ${name}`
}
