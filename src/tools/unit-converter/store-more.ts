import { copyText } from '../../platform/clipboard'
import type { NamedUnit } from './domain/unit-names'
import { useUnits } from './store'

/** Makes a unit of any category the one that is converted from; what was typed stays within its category. */
export function selectUnit({ category, unit }: NamedUnit): void {
  const { category: chosen, selectCategory } = useUnits.getState()
  if (chosen !== category) selectCategory(category)
  const { from, to, selectFrom, swapUnits } = useUnits.getState()
  if (unit === to && unit !== from) swapUnits()
  else selectFrom(unit.key)
}

/** Whether a result of the list is on the clipboard now. */
export function copyUnit(text: string): Promise<boolean> {
  useUnits.getState().keep()
  return copyText(text)
}
