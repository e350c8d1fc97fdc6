import { memo, useDeferredValue } from 'react'
import { ONE } from '../../../lib/fraction'
import { Note } from '../../../ui/layout/note'
import { RowList } from '../../../ui/layout/row-list'
import { Section } from '../../../ui/layout/section'
import { otherConversions, typedValue } from '../domain/conversion'
import { wordsForOne } from '../domain/unit-words'
import styles from './converter.module.css'
import { useLateUnits, type UnitsState } from '../store'

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

/**
 * The typed value in other units; as long as it is no number, one of its unit. Comes after the result, in a
 * task of its own: a key is painted sooner.
 */
export function QuickConversions() {
  return <List state={useDeferredValue(useLateUnits())} />
}
