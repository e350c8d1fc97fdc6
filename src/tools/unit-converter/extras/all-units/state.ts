import type { NamedUnit } from '../../domain/unit-names'
import { useUnits } from '../../state'

/** Makes a unit of any category the one that is converted from; what was typed stays within its category. */
export function selectUnit({ category, unit }: NamedUnit): void {
  const { category: chosen, selectCategory } = useUnits.getState()
  if (chosen !== category) selectCategory(category)
  const { from, to, selectFrom, swapUnits } = useUnits.getState()
  if (unit === to && unit !== from) swapUnits()
  else selectFrom(unit.key)
}
