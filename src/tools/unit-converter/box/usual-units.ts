import type { Fraction } from '#lib/fraction'
import { convert } from '../domain/convert'
import type { Unit } from '../domain/unit'
import type { UnitQuestion } from '../extras/shared/unit-question'

/** As many as have room in the window beside the first one. */
const MOST_FURTHER = 3

/** How far a number is from one with two digits, which is read most easily, in powers of ten. */
function awkwardness({ num, den }: Fraction): number {
  const size = Math.abs(Number(num) / Number(den))
  return size > 0 && Number.isFinite(size) ? Math.abs(Math.log10(size) - 1) : Infinity
}

/**
 * In what else a quantity is usual, where no unit is asked for: of the units that the page begins with those that make an
 * easy number of it.
 * @param first what it is converted to anyway
 */
export function furtherUnits({ category, unit, value }: UnitQuestion, first: Unit): Unit[] {
  return category.units
    .filter((one) => one !== unit && one !== first)
    .map((one) => ({ one, by: awkwardness(convert(value, unit, one)) }))
    .sort((a, b) => (a.by === b.by ? 0 : a.by - b.by))
    .slice(0, MOST_FURTHER)
    .map(({ one }) => one)
}
