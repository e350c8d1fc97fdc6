import { divide, multiply, parseFraction, ZERO, type Fraction } from '#lib/fraction'

/**
 * Where a factor is from: NIST SP 811 (2008), tables 6 and B.8; IEC 80000-13 (2008); the yard and pound of 1959;
 * the Weights and Measures Act 1985; the SI Brochure (2019); the IAU (2012); the mean Gregorian year; the BTU of UN-43;
 * for units of German pages the Maß- und Gewichtsordnung of 1868, and 21 CFR 101.9 (b)(5), whose spoons are those of kitchens.
 */
export type FactorSource =
  | 'sp811'
  | 'iec80000'
  | 'yard1959'
  | 'uk1985'
  | 'si2019'
  | 'iau2012'
  | 'gregorian'
  | 'btu'
  | 'de1868'
  | 'cfr101'

export interface Unit {
  /** Short code, unique in its category. */
  key: string
  /** In English, by which questions are read in every language. */
  name: string
  /** In the language of the page, where that comes with the unit: `Stunde|n`, with a bar before what one of it lacks. */
  own?: string
  /** How it is written behind a number. */
  symbol: string
  /** What else people write, in lower case; behind a `!` as it stands, since capitals count. */
  aliases: readonly string[]
  source: FactorSource
  /** Base units in one of this unit. */
  factor: Fraction
  /** Base units at this unit's zero; not 0 for Celsius and Fahrenheit only. */
  offset: Fraction
  /** The base value is `factor` divided by the value: liters per 100 kilometers. */
  isInverse?: true
}

export interface Category {
  id: string
  name: string
  units: readonly Unit[]
  /** Further units beside the specified ones; they stand behind them in the selects. */
  more?: readonly Unit[]
  /** Values of 0 and less have no conversion. */
  isPositive?: true
}

/** The value of `0.3048`, `1000/3600` or `4.45*0.3048`. */
function factorOf(text: string): Fraction {
  const [first = '', divisor] = text.split('/')
  const [num = '', times = '1'] = first.split('*')
  const product = multiply(parseFraction(num), parseFraction(times))
  return divisor === undefined ? product : divide(product, parseFraction(divisor))
}

/**
 * Units of a table: in each line key, name, factor, symbol and aliases, where `_` is a blank; the symbol is the key
 * where none stands there.
 * @param own what has no place in a line, by key
 */
export const unitsOf = (
  source: FactorSource,
  table: string,
  own: Readonly<Record<string, Partial<Unit>>> = {},
): Unit[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [key = '', name = '', factor = '', symbol, aliases = ''] = line
        .split('|')
        .map((cell) => cell.trim())
      return {
        key,
        name,
        symbol: symbol || key,
        aliases: aliases.split(/\s+/).map((alias) => alias.replaceAll('_', ' ')),
        source,
        factor: factorOf(factor),
        offset: ZERO,
        ...own[key],
      }
    })

/** All units of a category, the specified ones first. */
export const allUnits = ({ units, more = [] }: Category): readonly Unit[] => [...units, ...more]

export function unitOf(category: Category, key: string): Unit {
  const found = allUnits(category).find((candidate) => candidate.key === key)
  if (!found) throw new Error(`no unit ${key} in ${category.id}`)
  return found
}

/** What a category starts with: its first unit to its second. */
export function firstUnits({ id, units: [from, to] }: Category): { from: Unit; to: Unit } {
  if (!from || !to) throw new Error(`too few units in ${id}`)
  return { from, to }
}
