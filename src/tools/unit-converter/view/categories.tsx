import { useLayoutEffect, useRef } from 'react'
import { Segmented } from '#ui/fields/segmented'
import type { Category } from '../domain/unit'
import { CATEGORIES } from '../domain/units'
import { useUnits } from '../state'
import * as texts from '../texts.en'

const OPTIONS = CATEGORIES.map(({ id, name, icon }) => ({ value: id, text: name, icon }))

/** The chosen category is always in view, one of the further ones too. */
export function Categories() {
  const ref = useRef<HTMLDivElement>(null)
  const chosen = useUnits((s) => s.category)
  const selectCategory = useUnits((s) => s.selectCategory)
  const isSpecified = CATEGORIES.some(({ id }) => id === chosen.id)
  const all: readonly Category[] = isSpecified ? CATEGORIES : [...CATEGORIES, chosen]
  const options = isSpecified ? OPTIONS : [...OPTIONS, { value: chosen.id, text: chosen.name }]

  const at = options.findIndex(({ value }) => value === chosen.id)
  useLayoutEffect(() => {
    const chip = ref.current?.querySelectorAll('[aria-pressed]')[at]
    const row = chip?.parentElement
    if (!chip || !row) return
    const [inner, outer] = [chip.getBoundingClientRect(), row.getBoundingClientRect()]
    // The page itself must not move, as it would by scrollIntoView.
    if (inner.left < outer.left || inner.right > outer.right) {
      row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
    }
  }, [at])
  return (
    <div ref={ref}>
      <Segmented
        label={texts.CATEGORY}
        value={chosen.id}
        options={options}
        onChange={(id) => selectCategory(all.find((one) => one.id === id) ?? chosen)}
      />
    </div>
  )
}
