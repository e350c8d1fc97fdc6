import { divide, multiply, ONE, parseFraction } from '#lib/fraction'
import { err, ok } from '#lib/result'
import { leadingNumber } from '#lib/quantity-text'
import { allUnits, unitOf, type Category, type Unit } from '../domain/unit'
import type { NameReading } from '../extras/shared/unit-names'
import { readUnitQuestion, type UnitQuestion } from '../extras/shared/unit-question'
import { categoryOf } from '../domain/units'
import type { Query } from './target'
import { unlike, type Outcome } from './unit-arithmetic'

/** What stands between two lengths. An `x` counts before a number only, since it is a letter too. */
const BY = /\s*[×*]\s*|\s+by\s+|\s*x\s*(?=[\d.,¼-¾⅐-⅞])/i

/** By the number of lengths: the category, and its base units (square meters, liters) in one meter to that power. */
const SIZES = new Map([
  [2, { category: categoryOf('area'), perMeter: ONE }],
  [3, { category: categoryOf('volume'), perMeter: parseFraction('1000') }],
])

/** The volume of lengths in these units; other volumes are in the cube of the first length's unit, or in cubic meters. */
const UNIT_OF_VOLUME: Readonly<Record<string, string>> = { mm: 'ml', cm: 'ml', dm: 'l' }

function ownUnit(category: Category, length: Unit): Unit {
  const power = category.id === 'area' ? '2' : '3'
  const volume = power === '3' ? UNIT_OF_VOLUME[length.key] : undefined
  const key = volume ?? length.key + power
  return allUnits(category).find((unit) => unit.key === key) ?? unitOf(category, `m${power}`)
}

/**
 * Reads `10 ft by 12 ft in sq m`, `2 m x 3 m x 50 cm`: the area or volume of two or three lengths. A number without a unit
 * has that of the last one, where an area or volume is asked for.
 */
export function readSize(
  { text, target }: Query,
  names: NameReading,
): Outcome<UnitQuestion & { to: Unit }> {
  const parts = text.split(BY)
  const size = SIZES.get(parts.length)
  const last = size && readUnitQuestion(parts.at(-1) ?? '', names)
  if (!size || last?.category.id !== 'length') return err(null)
  const { category, perMeter } = size
  const isSize = target?.category === category
  const lengths = parts.map((part) => {
    const bare = isSize ? leadingNumber(part, names.locale) : null
    return bare?.rest === ''
      ? { ...last, value: bare.value, readAs: bare.readAs, inferred: [] }
      : readUnitQuestion(part, names)
  })
  const known = lengths.flatMap((length) =>
    length?.category.id === 'length' && length.to === null && length.value.num > 0n ? [length] : [],
  )
  const [first = last] = known
  const unit = ownUnit(category, first.whole ?? first.unit)
  if (known.length < parts.length) return err(null)
  const refused = target && unlike({ category, unit }, target)
  if (refused) return refused
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
    inferred: [],
  })
}
