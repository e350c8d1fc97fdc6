import { copyText } from '../../platform/clipboard'
import type { MoreCategoryId } from './domain/category-id'
import { MORE_CATEGORIES } from './domain/more-units'
import type { NamedUnit } from './domain/unit-names'
import { useUnits } from './store'

/** Comes on request, and with it the tables of the categories beyond those of the specification. */
export function selectMore(categoryId: MoreCategoryId): void {
  useUnits.setState({ more: MORE_CATEGORIES })
  useUnits.getState().selectCategory(categoryId)
}

/** Makes a unit of any category the one that is converted from; what was typed stays within its category. */
export function selectUnit({ category, unit }: NamedUnit): void {
  useUnits.setState({ more: MORE_CATEGORIES })
  const { categoryId, selectCategory } = useUnits.getState()
  if (categoryId !== category.id) selectCategory(category.id)
  const { fromKey, toKey, selectFrom, swapUnits } = useUnits.getState()
  if (unit.key === toKey && unit.key !== fromKey) swapUnits()
  else selectFrom(unit.key)
}

/** Whether a result of the list is on the clipboard now. */
export function copyUnit(text: string): Promise<boolean> {
  useUnits.getState().keep()
  return copyText(text)
}
