import type { UnitsState } from '../../state'
import type { NamedUnit } from '../shared/unit-names'

/** Takes a unit of any category as the one to convert from; what was typed stays within its own. */
export function convertFrom(getState: () => UnitsState, { category, unit }: NamedUnit) {
  if (getState().category !== category) getState().selectCategory(category)
  const { from, to, swapUnits, selectFrom } = getState()
  if (unit === to && unit !== from) swapUnits()
  else selectFrom(unit.key)
}
