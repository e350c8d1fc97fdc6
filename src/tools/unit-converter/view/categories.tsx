import { useState } from 'react'
import type { IconName } from '#lib/icon-name'
import { useLazyPart } from '#ui/browser/use-lazy-part'
import { Button } from '#ui/buttons/button'
import { Chips } from '#ui/buttons/chips'
import { Note } from '#ui/layout/note'
import type { Category } from '../domain/unit'
import { CATEGORIES } from '../domain/units'
import { useUnits } from '../state'
import * as texts from '../texts.en'
import { categoryName } from '../unit-names.en'
import styles from './converter.module.css'

const loadMore = () => import('./more-categories')

/** The specified categories, and at their end what opens the further ones. */
export function Categories() {
  const chosen = useUnits((s) => s.category)
  const selectCategory = useUnits((s) => s.selectCategory)
  const [isOpen, setOpen] = useState(false)
  const { part, state, fetchPart } = useLazyPart(loadMore)
  const isSpecified = CATEGORIES.some(({ id }) => id === chosen.id)
  const shown: readonly (Category & { icon?: IconName })[] =
    isSpecified || isOpen ? CATEGORIES : [...CATEGORIES, chosen]

  return (
    <div className={styles.categories}>
      <Chips aria-label={texts.CATEGORY} chosen={shown.indexOf(chosen)}>
        {shown.map((category) => (
          <Button
            key={category.id}
            variant="chip"
            icon={category.icon}
            aria-pressed={category === chosen}
            onClick={() => selectCategory(category)}
          >
            {categoryName(category)}
          </Button>
        ))}
        <Button
          variant="chip"
          icon="ellipsis"
          aria-expanded={isOpen}
          onClick={() => {
            fetchPart()
            setOpen(!isOpen)
          }}
        >
          {texts.MORE}
        </Button>
      </Chips>
      {isOpen && part && <part.default />}
      {isOpen && state === 'failed' && <Note role="alert">{texts.NOT_LOADED}</Note>}
    </div>
  )
}
