import type { NamedUnit } from './unit-names'
import { unitOf } from './units'

/** By the units that their names are of elsewhere, and by the category of the other one or its key. */
const MEANT: Readonly<Record<string, readonly [key: string, readAs: string]>> = {
  'oz volume': ['floz', 'US fluid ounces'],
  'deg F': ['C', 'degrees Celsius'],
  'deg C': ['F', 'degrees Fahrenheit'],
}

/** Beside a unit of volume an ounce is a fluid one, beside Fahrenheit a degree is one of Celsius; null: as it is named. */
export function meantBeside({ unit }: NamedUnit, other: NamedUnit) {
  const { category } = other
  const beside = category.id === 'volume' && other.unit.key !== 'floz' ? 'volume' : other.unit.key
  const [key, readAs] = MEANT[`${unit.key} ${beside}`] ?? []
  return key && readAs ? { named: { category, unit: unitOf(category, key) }, readAs } : null
}
