import type { MoreCategoryId } from './domain/category-id'
import { MORE_CATEGORIES } from './domain/more-units'
import { useUnits } from './store'

/** Comes on request, and with it the tables of the categories beyond those of the specification. */
export function selectMore(categoryId: MoreCategoryId): void {
  useUnits.setState({ more: MORE_CATEGORIES })
  useUnits.getState().selectCategory(categoryId)
}
