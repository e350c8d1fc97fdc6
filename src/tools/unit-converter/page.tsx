import { memo, useDeferredValue, useEffect, type ReactNode } from 'react'
import { ONE } from '#lib/fraction'
import { figure } from '#lib/writing.en'
import { Button } from '#ui/buttons/button'
import { Sharing } from '#ui/feedback/sharing'
import { Columns, Stack } from '#ui/layout/columns'
import { Note } from '#ui/layout/note'
import { RecentConversions } from '#ui/layout/recent-conversions'
import { RowList } from '#ui/layout/row-list'
import { Section } from '#ui/layout/section'
import { otherConversions, typedValue } from './domain/conversion'
import { SLOTS, UnitExtras } from './extras/list'
import { useUnits, type HistoryEntry, type UnitsState } from './state'
import * as texts from './texts.en'
import { categoryName, unitName } from './unit-names.en'
import { Categories } from './view/categories'
import { Converter } from './view/converter'
import styles from './view/converter.module.css'

const { note: NoteOnReading } = SLOTS

// UN-63 shows so many.
const QUICK_COUNT = 5

/** The typed value, or one of its unit, in others. */
const QuickConversions = memo(function QuickConversions({ state }: { state: UnitsState }) {
  const clearAll = useUnits((s) => s.clearAll)
  const read = typedValue(state)
  const value = read.ok ? read.value.exact : ONE
  return (
    <Section
      title={texts.QUICK_CONVERSIONS}
      action={
        <>
          {!read.ok && <Note>{texts.oneIs(state.from)}</Note>}
          <Button variant="quiet" icon="x" onClick={clearAll}>
            {texts.CLEAR_ALL}
          </Button>
        </>
      }
      className={read.ok ? styles.quick : styles.example}
    >
      <RowList
        items={otherConversions(value, state).slice(0, QUICK_COUNT)}
        keyOf={({ unit }) => unit.key}
        renderItem={({ unit, result }) => (
          <>
            {/* Another result is another element: an old one that moved would count as a shift. */}
            <span>{unitName(unit)}</span> <strong key={result}>{figure(result)}</strong>
          </>
        )}
      />
    </Section>
  )
})

const Rows = memo(function Rows({ items }: { items: readonly HistoryEntry[] }) {
  const clearHistory = useUnits((s) => s.clearHistory)
  const recall = useUnits((s) => s.recall)
  return (
    <RecentConversions
      clearLabel={texts.CLEAR_HISTORY}
      items={items}
      textsOf={({ from, to, value, result, category }) => ({
        from: texts.valueWithUnit(value, from),
        to: texts.valueWithUnit(result, to),
        more: categoryName(category),
      })}
      onRecall={recall}
      onClear={clearHistory}
    />
  )
})

/** Leaving the field adds a row; the press that leaves it is painted first. */
const UnitHistory = () => <Rows items={useDeferredValue(useUnits((s) => s.history))} />

/** Renders its children only once the keystroke that changes them has been painted in the field. */
function Later({ children }: { children: (state: UnitsState) => ReactNode }) {
  return children(useDeferredValue(useUnits()))
}

export default function UnitConverterPage() {
  const mounted = useUnits((s) => s.mounted)
  useEffect(mounted, [mounted])
  return (
    <Stack>
      <Converter />
      <Categories />
      {NoteOnReading && <Later>{(state) => <NoteOnReading state={state} />}</Later>}
      <Columns even className={styles.lists}>
        <Later>{(state) => <QuickConversions state={state} />}</Later>
        <UnitHistory />
      </Columns>
      <UnitExtras />
      <Sharing />
    </Stack>
  )
}

UnitConverterPage.loadOpening = async () => (await import('./opening')).openingOf(useUnits.getState)
