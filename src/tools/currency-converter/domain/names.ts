import { initialName } from './initial-names.en'
import { byCode, type CurrencyNames } from './name-list'
import { replacementOf } from './replaced'

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

/** The names that are known before a list has come, as the rates' source has them. */
export const INITIAL_NAMES: CurrencyNames = byCode(
  new Map(POPULAR_CURRENCIES.map(({ code, name }) => [code, name])),
)

/** The same in the language of the page. */
export const OWN_INITIAL_NAMES: CurrencyNames = new Map(
  [...INITIAL_NAMES].map(([code, name]) => [code, initialName(code, name)]),
)

/** The list, and of `codes` also those that are in use but not in it. */
export function withCodes(
  list: CurrencyNames,
  codes: readonly string[],
  known: CurrencyNames,
): CurrencyNames {
  const absent = codes.filter((code) => !list.has(code))
  if (absent.length === 0) return list
  return byCode(new Map([...list, ...absent.map((code) => [code, known.get(code) ?? ''] as const)]))
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
  names.get(code) || OWN_INITIAL_NAMES.get(code) || ''
