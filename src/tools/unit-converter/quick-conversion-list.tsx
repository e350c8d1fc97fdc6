import { parseValue } from './domain/parse-value'
import { quickConversions } from './domain/quick-conversions'
import { categoryOf, unitOf } from './domain/units'
import styles from './page.module.css'
import { useUnits } from './store'

/** The typed value in other units, while it is a number. */
export function QuickConversions() {
  const category = categoryOf(useUnits((s) => s.categoryId))
  const from = unitOf(
    category,
    useUnits((s) => s.fromKey),
  )
  const value = parseValue(useUnits((s) => s.text))
  if (!value) return <p className={styles.noQuick}>Enter a number to see it in other units.</p>
  return (
    <section className={styles.quick} aria-labelledby="quick-conversions">
      <h2 id="quick-conversions">Quick Conversions</h2>
      <ul>
        {quickConversions(value, from, category).map(({ unit, result }) => (
          <li key={unit.key}>
            <span>{unit.name}</span> <strong>{result}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}
