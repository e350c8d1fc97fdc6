import { Segmented } from '../../../ui/fields/segmented'
import { CATEGORIES, categoryOf } from '../domain/units'
import { useUnits } from '../store'

const OPTIONS = CATEGORIES.map(({ id, name, icon }) => ({ value: id, text: name, icon }))

export function Categories() {
  const chosen = useUnits((s) => s.category.id)
  const selectCategory = useUnits((s) => s.selectCategory)
  return (
    <Segmented
      label="Category"
      value={chosen}
      options={OPTIONS}
      onChange={(id) => selectCategory(categoryOf(id))}
    />
  )
}
