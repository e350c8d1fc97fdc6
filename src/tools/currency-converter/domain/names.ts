import { parseProperties, propertiesOf } from '#lib/properties'
import { replacementOf } from './replaced'
import { shownName } from './shown-names.en'

/** In the order in which they are offered; names as the rates' source has them. */
export const POPULAR_CURRENCIES: readonly { code: string; name: string; symbol: string }[] = [
  { code: 'usd', name: 'US Dollar', symbol: '$' },
  { code: 'eur', name: 'Euro', symbol: '€' },
  { code: 'gbp', name: 'British Pound', symbol: '£' },
  { code: 'jpy', name: 'Japanese Yen', symbol: '¥' },
  { code: 'cad', name: 'Canadian Dollar', symbol: 'C$' },
  { code: 'aud', name: 'Australian Dollar', symbol: 'A$' },
  { code: 'chf', name: 'Swiss Franc', symbol: 'Fr' },
  { code: 'cny', name: 'Chinese Yuan Renminbi', symbol: '¥' },
  { code: 'inr', name: 'Indian Rupee', symbol: '₹' },
  { code: 'krw', name: 'South Korean Won', symbol: '₩' },
  { code: 'myr', name: 'Malaysian Ringgit', symbol: 'RM' },
  { code: 'sgd', name: 'Singapore Dollar', symbol: 'S$' },
]

export const POPULAR_CODES = POPULAR_CURRENCIES.map(({ code }) => code)

/** Full names by code, in the order of the codes; a name may be empty. A Map: codes come from outside. */
export type CurrencyNames = ReadonlyMap<string, string>

const POPULAR_NAMES = new Map(POPULAR_CURRENCIES.map(({ code, name }) => [code, name]))

/**
 * Names that the rates' source lacks, or has of other money: those of ISO 4217 and of CLDR 48, and of coins what their
 * makers call them.
 */
const OWN_NAMES: ReadonlyMap<string, string> = new Map([
  ['ang', 'Netherlands Antillean Guilder'],
  ['eurc', 'EURC Euro Coin'],
  ['kas', 'Kaspa'],
  ['lunc', 'Terra Luna Classic'],
  ['mxv', 'Mexican Investment Unit'],
  ['ordi', 'Ordinals'],
  ['pepe', 'Pepe'],
  ['trl', 'Old Turkish Lira'],
  ['usdd', 'Decentralized USD'],
  ['ved', 'Venezuelan Digital Bolívar'],
  ['xbt', 'Bitcoin (XBT)'],
  ['xcg', 'Caribbean Guilder'],
  ['zwg', 'Zimbabwe Gold'],
])

const sorted = (names: CurrencyNames): CurrencyNames =>
  new Map([...names].sort(([a], [b]) => (a < b ? -1 : 1)))

/** The names that are known until a list has come. */
export const FIRST_NAMES: CurrencyNames = sorted(POPULAR_NAMES)

/** Half a surrogate pair has no place in an address. */
const isCode = (code: string) => code !== '' && !/\p{Surrogate}/u.test(code)

/** Reads a map of code to name; null if it has no currency. */
export function readNames(value: unknown): CurrencyNames | null {
  const names = Object.entries(propertiesOf(value))
    .filter(([code]) => isCode(code))
    .map(([code, name]): [string, string] => [
      code,
      OWN_NAMES.get(code) ?? (typeof name === 'string' ? name.trim() : ''),
    ])
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

/** What stands for a currency in a list. */
export interface NamedCode {
  /** In upper case. */
  code: string
  /** May be empty. */
  name: string
  /** The year in which its successor took its place; null: it is still there. */
  until: number | null
}

export const namedCode = (code: string, name: string): NamedCode => ({
  code: code.toUpperCase(),
  name,
  until: replacementOf(code)?.year ?? null,
})

export const nameOf = (code: string, names: CurrencyNames): string =>
  shownName(code, names.get(code) || POPULAR_NAMES.get(code) || '')
