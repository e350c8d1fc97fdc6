import { divide, multiply, ONE, parseFraction, type Fraction } from '#lib/fraction'
import { err, ok, type Result } from '#lib/result'
import { leadingNumber } from '#lib/quantity-text'
import { ALL_CATEGORIES } from '../domain/more-units'
import { allUnits, type Category, type Unit } from '../domain/unit'
import type { NameReading } from '../domain/unit-names'
import { readUnitQuestion, type UnitQuestion } from '../domain/unit-question'
import { withTarget } from './target'

/** What stands between two lengths. An `x` counts before a number only, since it is a letter too. */
const BY = /\s*[×*]\s*|\s+by\s+|\s*x\s*(?=[\d.,¼-¾⅐-⅞])/i

/** The volume of lengths in these units; other volumes are in the cube of the first length's unit, or in cubic meters. */
const UNIT_OF_VOLUME: Readonly<Record<string, string>> = { mm: 'ml', cm: 'ml', dm: 'l' }

/** Base units of a category in one meter to the second or third: square meters, liters. */
const PER_METER: Readonly<Record<string, Fraction>> = { area: ONE, volume: parseFraction('1000') }

const categoryOf = (count: number): Category | undefined =>
  ALL_CATEGORIES.find(({ id }) => id === (count === 2 ? 'area' : 'volume'))

function ownUnit(category: Category, length: Unit): Unit | undefined {
  const power = category.id === 'area' ? '2' : '3'
  const other = category.id === 'area' ? undefined : UNIT_OF_VOLUME[length.key]
  const keys = [other, length.key + power, `m${power}`]
  return keys.flatMap((key) => allUnits(category).find((unit) => unit.key === key) ?? [])[0]
}

/**
 * Reads `10 ft by 12 ft in sq m`, `2 m x 3 m x 50 cm`: the area or volume of two or three lengths. A number without a unit
 * has that of the last one, where an area or volume is asked for. Null for anything else.
 */
export function readSize(
  question: string,
  names: NameReading,
): Result<UnitQuestion, { code: 'unlike'; units: readonly [Unit, Unit] }> | null {
  const { text, target } = withTarget(question, names)
  const parts = text.split(BY)
  const category = categoryOf(parts.length)
  const last = readUnitQuestion(parts.at(-1) ?? '', names)
  if (!category || parts.length < 2 || parts.length > 3 || last?.category.id !== 'length')
    return null
  const isSize = target?.category === category
  const lengths = parts.map((part) => {
    const bare = isSize ? leadingNumber(part, names.locale) : null
    return bare?.rest === ''
      ? { ...last, value: bare.value, readAs: bare.readAs, meant: [] }
      : readUnitQuestion(part, names)
  })
  const known = lengths.flatMap((length) =>
    length?.category.id === 'length' && length.to === null && length.value.num > 0n ? [length] : [],
  )
  const [first = last] = known
  const unit = ownUnit(category, first.whole ?? first.unit)
  const perMeter = PER_METER[category.id]
  if (known.length < parts.length || !unit || !perMeter) return null
  if (target && !isSize) return err({ code: 'unlike', units: [unit, target.unit] })
  const meters = known
    .map((length) => multiply(length.value, length.unit.factor))
    .reduce(multiply, ONE)
  return ok({
    category,
    unit,
    value: divide(multiply(meters, perMeter), unit.factor),
    text,
    to: target?.unit ?? unit,
    readAs: known.flatMap((length) => length.readAs),
    meant: [],
  })
}
