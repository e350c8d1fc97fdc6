import { parseProperties, propertiesOf } from '#lib/properties'

/** Full names by code, in the order of the codes; a name may be empty. A Map: codes come from outside. */
export type CurrencyNames = ReadonlyMap<string, string>

export const byCode = (names: CurrencyNames): CurrencyNames =>
  new Map([...names].sort(([a], [b]) => (a < b ? -1 : 1)))

/**
 * Reads a map of code to name; null if it has no currency.
 * @param own names that go before those of the map
 */
export function readNames(value: unknown, own?: CurrencyNames): CurrencyNames | null {
  const names = Object.entries(propertiesOf(value))
    // Half a surrogate pair has no place in an address.
    .filter(([code]) => code !== '' && !/\p{Surrogate}/u.test(code))
    .map(([code, name]): [string, string] => [
      code,
      own?.get(code) ?? (typeof name === 'string' ? name.trim() : ''),
    ])
  return names.length === 0 ? null : byCode(new Map(names))
}

/**
 * Names that the rates' source lacks, or has of other money: those of ISO 4217 and of CLDR 48, and of coins what their
 * makers call them.
 */
const OWN_NAMES: CurrencyNames = new Map([
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

/** The currency list as a host sends it; null for anything else. The shipped one has our names already. */
export const parseNames = (text: string): CurrencyNames | null =>
  readNames(parseProperties(text), OWN_NAMES)
