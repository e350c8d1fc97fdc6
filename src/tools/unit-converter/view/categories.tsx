import { useEffect, useRef, useState } from 'react'
import type { IconName } from '#lib/icon-name'
import { useLazyPart } from '#ui/browser/use-lazy-part'
import { Button } from '#ui/buttons/button'
import { Chips } from '#ui/buttons/chips'
import { Note } from '#ui/layout/note'
import type { Category } from '../domain/unit'
import { CATEGORIES } from '../domain/units'
import { useUnits } from '../state'
import * as texts from '../texts.en'
import styles from './converter.module.css'

const loadMore = () => import('./more-categories')

/** The specified categories, and at their end what opens the further ones. */
export function Categories() {
  const ref = useRef<HTMLDivElement>(null)
  const chosen = useUnits((s) => s.category)
  const selectCategory = useUnits((s) => s.selectCategory)
  const [isOpen, setOpen] = useState(false)
  const { part, state, fetch } = useLazyPart(loadMore)
  const isSpecified = CATEGORIES.some(({ id }) => id === chosen.id)
  const shown: readonly (Category & { icon?: IconName })[] =
    isSpecified || isOpen ? CATEGORIES : [...CATEGORIES, chosen]

  const at = shown.indexOf(chosen)
  useEffect(() => {
    const row = ref.current?.firstElementChild
    const chip = row?.querySelectorAll('[aria-pressed]')[at]
    if (!chip || !row) return
    // It reports the places with the next frame; to ask for them would lay out the page before that.
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect()
        const outer = entry?.rootBounds
        if (!outer || entry.intersectionRatio === 1) return
        const inner = entry.boundingClientRect
        // The page itself must not move, as it would by scrollIntoView.
        row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
      },
      { root: row },
    )
    observer.observe(chip)
    return () => observer.disconnect()
  }, [at])
  return (
    <div ref={ref} className={styles.categories}>
      <Chips aria-label={texts.CATEGORY}>
        {shown.map((category) => (
          <Button
            key={category.id}
            variant="chip"
            icon={category.icon}
            aria-pressed={category === chosen}
            onClick={() => selectCategory(category)}
          >
            {category.name}
          </Button>
        ))}
        <Button
          variant="chip"
          icon="ellipsis"
          aria-expanded={isOpen}
          onClick={() => {
            fetch()
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
