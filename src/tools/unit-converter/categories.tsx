import { Icon } from '../../ui/icon'
import { CATEGORIES } from './domain/units'
import styles from './categories.module.css'
import { useUnits } from './store'

export function Categories() {
  const chosen = useUnits((s) => s.categoryId)
  const selectCategory = useUnits((s) => s.selectCategory)
  return (
    <div className={styles.categories} role="group" aria-label="Category">
      {CATEGORIES.map(({ id, name, icon }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => selectCategory(id)}
        >
          <Icon name={icon} />
          {name}
        </button>
      ))}
    </div>
  )
}
