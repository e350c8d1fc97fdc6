import { memo, useDeferredValue, useEffect } from 'react'
import { ONE } from '#lib/fraction'
import { Button } from '#ui/buttons/button'
import { ButtonRow } from '#ui/buttons/button-row'
import { CopyButton } from '#ui/buttons/copy-button'
import { CopyLink } from '#ui/buttons/copy-link'
import { Segmented } from '#ui/fields/segmented'
import { Columns, Stack } from '#ui/layout/columns'
import { Extras } from '#ui/layout/extra'
import { Note } from '#ui/layout/note'
import { RecentConversions } from '#ui/layout/recent-conversions'
import { RowList } from '#ui/layout/row-list'
import { Section } from '#ui/layout/section'
import { otherConversions, typedValue } from './domain/conversion'
import { linkOf } from './domain/link'
import { wordsForOne } from './domain/unit-words'
import { CATEGORIES, categoryOf } from './domain/units'
import { Converter } from './view/converter'
import styles from './view/converter.module.css'
import { useConversion, useLateUnits, useUnits, type UnitsState } from './state'
import { keepUnits } from './effects'

const CATEGORY_OPTIONS = CATEGORIES.map(({ id, name, icon }) => ({ value: id, text: name, icon }))

/** Extras beside the specified converter; their code is loaded when they are unfolded. */
const EXTRAS = [
  { title: 'More categories, all units', load: () => import('./extras/all-units/view') },
  { title: 'Digits and notation', load: () => import('./extras/notation/view') },
  { title: 'Convert a column', load: () => import('./extras/column/view') },
]

function Categories() {
  const chosen = useUnits((s) => s.category.id)
  const selectCategory = useUnits((s) => s.selectCategory)
  return (
    <Segmented
      label="Category"
      value={chosen}
      options={CATEGORY_OPTIONS}
      onChange={(id) => selectCategory(categoryOf(id))}
    />
  )
}

function Actions() {
  const conversion = useConversion()
  const clearAll = useUnits((s) => s.clearAll)
  const keep = useUnits((s) => s.keep)
  const link = useLateUnits(linkOf)
  return (
    <ButtonRow>
      <CopyButton
        label="Copy Result"
        variant="primary"
        disabled={!conversion}
        value={conversion?.result ?? ''}
        beforeCopy={keep}
      />
      <Button icon="x" onClick={clearAll}>
        Clear All
      </Button>
      <CopyLink settings={link} compact />
    </ButtonRow>
  )
}

/** Spec §2. */
const QUICK_COUNT = 5

const List = memo(function List({ state }: { state: UnitsState }) {
  const read = typedValue(state)
  const value = read.ok ? read.value.exact : ONE
  return (
    <Section
      title="Quick Conversions"
      action={!read.ok && <Note>{`1 ${wordsForOne(state.from)} is`}</Note>}
      className={read.ok ? styles.quick : styles.example}
    >
      <RowList
        items={otherConversions(value, state).slice(0, QUICK_COUNT)}
        keyOf={({ unit }) => unit.key}
        renderItem={({ unit, result }) => (
          <>
            {/* Another result is another element: an old one that moved would count as a shift. */}
            <span>{unit.name}</span> <strong key={result}>{result}</strong>
          </>
        )}
      />
    </Section>
  )
})

/** The typed value, or one of its unit, in others. In a task of its own after the result: a key is painted sooner. */
function QuickConversions() {
  return <List state={useDeferredValue(useLateUnits())} />
}

function UnitHistory() {
  const history = useLateUnits((s) => s.history)
  const clearHistory = useUnits((s) => s.clearHistory)
  const recall = useUnits((s) => s.recall)
  return (
    <RecentConversions
      clearLabel="Clear History"
      items={history}
      textsOf={({ from, to, category }) => ({ from, to, more: category })}
      onRecall={recall}
      onClear={clearHistory}
    />
  )
}

export default function UnitConverterPage() {
  useEffect(() => keepUnits(), [])
  return (
    <Stack>
      <Converter />
      <div className={styles.tools}>
        <Categories />
        <Actions />
      </div>
      <Columns even>
        <QuickConversions />
        <UnitHistory />
      </Columns>
      <Extras parts={EXTRAS} />
    </Stack>
  )
}

UnitConverterPage.loadOpening = async () => (await import('./opening')).openingOf(useUnits.getState)
