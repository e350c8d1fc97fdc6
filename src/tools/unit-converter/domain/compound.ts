import { divide, multiply, parseFraction, type Fraction } from '#lib/fraction'
import { fixedText } from '#lib/fraction-text'
import { convert } from './convert'
import { allUnits, unitOf, type Category, type Unit } from './unit'

interface Parts {
  /** The keys of the units whose results are written in these parts. */
  of: readonly string[]
  /** Keys, from the largest to the smallest, each a whole number of the next. */
  units: readonly string[]
  /** How a part is written behind its number where that is not its key. */
  symbols?: readonly string[]
}

const PARTS: readonly Parts[] = [
  { of: ['in', 'ft', 'yd'], units: ['ft', 'in'] },
  { of: ['oz', 'lb'], units: ['lb', 'oz'] },
  { of: ['st'], units: ['st', 'lb'] },
  { of: ['s', 'min', 'h'], units: ['h', 'min', 's'] },
  { of: ['d', 'wk'], units: ['d', 'h', 'min', 's'] },
  { of: ['deg'], units: ['deg', 'arcmin', 'arcsec'], symbols: ['°', '′', '″'] },
]

/** The parts in which results in a unit are written; undefined where its category lacks one of them. */
export function partsOf(unit: Unit, category: Category): Parts | undefined {
  const isThere = (key: string) => allUnits(category).some((one) => one.key === key)
  return PARTS.find((parts) => parts.of.includes(unit.key) && parts.units.every(isThere))
}

const DECIMALS = 2
const HUNDRED = 100n

/** `693n` hundredths as `6.93`, without idle zeros. */
const hundredths = (count: bigint) =>
  fixedText({ num: count, den: HUNDRED }, DECIMALS).replace(/\.?0+$/, '')

/** Whole counts of all parts but the last, which is in hundredths; of a value above zero. */
function split(value: Fraction, from: Unit, units: readonly Unit[]): bigint[] {
  const last = units.at(-1) ?? from
  const small = multiply(convert(value, from, last), parseFraction('100'))
  let rest = BigInt(fixedText(small, 0))
  return units.map((unit) => {
    if (unit === last) return rest
    const size = divide(multiply(unit.factor, parseFraction('100')), last.factor)
    const count = (rest * size.den) / size.num
    rest -= (count * size.num) / size.den
    return count
  })
}

/** `5 ft 6.93 in`, `1 h 1 min 5 s`, the last to two decimals; null without parts, and where all others are 0. */
export function compoundText(value: Fraction, unit: Unit, category: Category): string | null {
  const parts = partsOf(unit, category)
  if (!parts) return null
  const units = parts.units.map((key) => unitOf(category, key))
  const size = value.num < 0n ? { num: -value.num, den: value.den } : value
  const counts = split(size, unit, units)
  const first = counts.findIndex((count) => count > 0n)
  if (first < 0 || first === counts.length - 1) return null
  const written = counts.map((count, at) => {
    const number = at === counts.length - 1 ? hundredths(count) : count.toString()
    return number + (parts.symbols?.[at] ?? ` ${parts.units[at]}`)
  })
  return (value.num < 0n ? '-' : '') + written.slice(first).join(' ')
}

/** `2 h 30 min 5 s` as `2:30:05`; null for parts of another kind. */
export function clockText(parts: string): string | null {
  const [, hours, minutes = '', seconds = ''] =
    /^(-?\d+) h (\d+) min (\d+(?:\.\d+)?) s$/.exec(parts) ?? []
  if (hours === undefined) return null
  const padded = seconds.replace(/^\d(?!\d)/, '0$&')
  return `${hours}:${minutes.padStart(2, '0')}:${padded}`
}
