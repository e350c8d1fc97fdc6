import { Segmented } from '#ui/fields/segmented'
import { MORE_CATEGORIES } from '../domain/more-units'
import { categoryOf } from '../domain/units'
import { useUnits } from '../state'
import * as texts from '../texts.en'
import { categoryName } from '../unit-names.en'

const OPTIONS = MORE_CATEGORIES.map((category) => ({
  value: category.id,
  text: categoryName(category),
}))

/** The further categories, whose tables come when they are first wanted. */
export default function MoreCategories() {
  const id = useUnits((s) => s.category.id)
  const selectCategory = useUnits((s) => s.selectCategory)
  const chosen = OPTIONS.find(({ value }) => value === id)?.value ?? null
  return (
    <Segmented
      label={texts.MORE_CATEGORIES}
      value={chosen}
      options={OPTIONS}
      onChange={(more) => selectCategory(categoryOf(more, MORE_CATEGORIES))}
    />
  )
}
