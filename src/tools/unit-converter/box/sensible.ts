import { fixedText } from '#lib/fraction-text'
import type { Fraction } from '#lib/fraction'
import { convert } from '../domain/convert'
import type { Unit } from '../domain/unit'
import { unitOf } from '../domain/unit'
import type { NamedUnit } from '../extras/shared/unit-names'
import type { UnitQuestion } from '../extras/shared/unit-question'

const isWithin = ({ num, den }: Fraction, from: number, to: number) =>
  num >= BigInt(from) * den && num <= BigInt(to) * den

/** Less of something, `-3/4 cup`, is measured as so much of it is. */
const magnitude = ({ num, den }: Fraction): Fraction => ({ num: num < 0n ? -num : num, den })

/** What is measured in a kitchen by cups, spoons and scales. */
const SPOONS = /^(?:cup|metriccup|tbsp|tsp|floz|ukfloz|el|tl)$/
const LARGEST_KITCHEN = 5000

const isOfKitchen = (amount: Fraction) => isWithin(magnitude(amount), 0, LARGEST_KITCHEN)

/** Whether a sum of such quantities is of a kitchen too, and of no person. */
export const staysInKitchen = ({ category, unit }: NamedUnit, to: Unit): boolean =>
  category.id === 'volume' || (unit.key === 'oz' && to.key === 'g')

/** A height of a person, in centimeters; a weight, in kilograms; an oven, in degrees Fahrenheit. */
const HEIGHT = [100, 250] as const
const WEIGHT = [30, 250] as const
const OVEN = [200, 550] as const

const withOneDecimal = (amount: Fraction) => fixedText(amount, 1).replace('.0', '')

/** Amounts are whole from 100 on and have one decimal below. */
const kitchenText = (amount: Fraction): string =>
  isWithin(magnitude(amount), 100, LARGEST_KITCHEN) ? fixedText(amount, 0) : withOneDecimal(amount)

/** `1 1/3`, `2/3`: thirds and sixths, of which no decimal ends; null of all others. */
function thirdsText(amount: Fraction): string | null {
  const { num, den } = magnitude(amount)
  const parts = [3n, 6n].find((count) => (num * count) % den === 0n)
  if (parts === undefined || (num * 2n) % den === 0n) return null
  const [whole, part] = [num / den, `${((num * parts) / den) % parts}/${parts}`]
  return `${amount.num < 0n ? '-' : ''}${whole > 0n ? `${whole} ` : ''}${part}`
}

/** `5 ft 10 in`, `11 st 0 lb`: the last part rounded to a whole one. */
function partsText(
  smaller: Fraction,
  perLarger: number,
  [large, small]: readonly string[],
): string {
  const count = Number(fixedText(smaller, 0))
  return `${Math.floor(count / perLarger)} ${large} ${count % perLarger} ${small}`
}

/** A result as people use it, with no more digits than they measure. */
interface Sensible {
  value: string
  /** The value has its units within, as `5 ft 7 in`. */
  isInParts: boolean
}

const plain = (value: string): Sensible => ({ value, isInParts: false })
const inParts = (value: string): Sensible => ({ value, isInParts: true })

/**
 * The result as people use it, for temperatures of ovens, measures of kitchens, heights and weights of people; null for
 * all others.
 * @param to what the value is converted to
 */
export function sensible(
  { category, unit, value, to: query }: UnitQuestion,
  to: Unit,
): Sensible | null {
  const within = (key: string, [from, last]: readonly [number, number]) =>
    isWithin(convert(value, unit, unitOf(category, key)), from, last)
  const result = convert(value, unit, to)
  switch (category.id) {
    case 'temperature':
      return unit.key === 'F' && to.key === 'C' && within('F', OVEN)
        ? plain(fixedText(result, 0))
        : null
    case 'volume': {
      const inThirds = SPOONS.test(unit.key) && SPOONS.test(to.key) ? thirdsText(result) : null
      if (inThirds !== null) return plain(inThirds)
      return SPOONS.test(unit.key) && to.key === 'ml' && isOfKitchen(result)
        ? plain(kitchenText(result))
        : null
    }
    case 'length': {
      // `1.78 m` without a unit to convert to may be any length, not only a height.
      const isHeight = unit.key === 'cm' || (unit.key === 'm' && query !== null)
      if (!isHeight || !within('cm', HEIGHT) || !(to.key === 'ft' || query === null)) return null
      return inParts(partsText(convert(value, unit, unitOf(category, 'in')), 12, ['ft', 'in']))
    }
    case 'weight': {
      if (unit.key === 'oz' && to.key === 'g' && isOfKitchen(result)) {
        return plain(kitchenText(result))
      }
      if (query === null || !within('kg', WEIGHT)) return null
      if (to.key === 'st') {
        return inParts(partsText(convert(value, unit, unitOf(category, 'lb')), 14, ['st', 'lb']))
      }
      const isOfPerson = /^(?:kg|lb|st)$/.test(unit.key) && /^(?:kg|lb)$/.test(to.key)
      return isOfPerson ? plain(withOneDecimal(result)) : null
    }
    default:
      return null
  }
}
