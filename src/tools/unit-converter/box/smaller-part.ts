import { partsOf } from '../domain/compound'
import { unitOf, type Category, type Unit } from '../domain/unit'

/** The next smaller part, such as inches of feet; the unit itself where it has none. */
export function smallerPart(unit: Unit, category: Category): Unit {
  const keys = partsOf(unit, category)?.units ?? []
  const key = keys[keys.indexOf(unit.key) + 1]
  return key === undefined ? unit : unitOf(category, key)
}
