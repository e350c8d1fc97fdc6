import { ONE } from '../../../lib/fraction'
import { Note } from '../../../ui/layout/note'
import { RowList } from '../../../ui/layout/row-list'
import { Section } from '../../../ui/layout/section'
import { quickConversions } from '../domain/quick-conversions'
import { wordsForOne } from '../domain/unit-words'
import { unitOf } from '../domain/units'
import styles from './converter.module.css'
import { useCategory, useTypedValue, useUnits } from '../store'

/** The typed value in other units; as long as it is no number, one of its unit. */
export function QuickConversions() {
  const category = useCategory()
  const from = useUnits((s) => unitOf(category, s.fromKey))
  const read = useTypedValue()
  return (
    <Section
      title="Quick Conversions"
      action={!read.ok && <Note>{`1 ${wordsForOne(from)} is`}</Note>}
      className={read.ok ? styles.quick : styles.example}
    >
      <RowList
        items={quickConversions(read.ok ? read.value.exact : ONE, from, category)}
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
}
