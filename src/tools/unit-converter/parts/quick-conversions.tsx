import { Card } from '../../../ui/card'
import { RowList } from '../../../ui/row-list'
import { quickConversions } from '../domain/quick-conversions'
import { readValue } from '../domain/read-value'
import { categoryOf, unitOf } from '../domain/units'
import styles from './results.module.css'
import { useUnits } from '../store'

/** The typed value in other units, while it is a number. */
export function QuickConversions() {
  const category = categoryOf(useUnits((s) => s.categoryId))
  const from = unitOf(
    category,
    useUnits((s) => s.fromKey),
  )
  const text = useUnits((s) => s.text)
  const locale = useUnits((s) => s.locale)
  const read = readValue(text, locale)
  if (!read.ok) {
    return <Card className={styles.noQuick}>Enter a number to see it in other units.</Card>
  }
  return (
    <section className={styles.quick} aria-labelledby="quick-conversions">
      <h2 id="quick-conversions">Quick Conversions</h2>
      <RowList
        items={quickConversions(read.value.exact, from, category)}
        keyOf={({ unit }) => unit.key}
        renderItem={({ unit, result }) => (
          <div className={styles.row}>
            <span>{unit.name}</span> <strong>{result}</strong>
          </div>
        )}
      />
    </section>
  )
}
