import { Segmented } from '../../../ui/fields/segmented'
import { Stack } from '../../../ui/layout/columns'
import { Note } from '../../../ui/layout/note'
import { exactFactor } from '../domain/exact-factor'
import { MORE_CATEGORIES } from '../domain/more-units'
import { AllUnits } from './all-units'
import { FindUnit } from './find-unit'
import { useChosenUnits, useUnits } from '../store'
import { selectMore } from '../store-more'

const OPTIONS = MORE_CATEGORIES.map(({ id, name }) => ({ value: id, text: name }))

/** How the chosen units relate, and where that is from. */
function Factor() {
  const { category, from, to } = useChosenUnits()
  const source = category.id.startsWith('data') ? 'IEC 80000-13' : 'NIST SP 811'
  return <Note>{from === to ? `Factors: ${source}` : `${exactFactor(from, to)} (${source})`}</Note>
}

export default function MoreCategories() {
  const id = useUnits((s) => s.categoryId)
  const chosen = OPTIONS.find(({ value }) => value === id)?.value ?? null
  return (
    <Stack>
      <Segmented label="More categories" value={chosen} options={OPTIONS} onChange={selectMore} />
      <Factor />
      <FindUnit />
      <AllUnits />
    </Stack>
  )
}
