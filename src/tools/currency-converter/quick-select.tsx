import { POPULAR_CURRENCIES } from './domain/popular-currencies'
import styles from './quick-select.module.css'
import { useCurrency } from './store'

/** Sets the source currency with one tap. */
export function QuickSelect() {
  const from = useCurrency((s) => s.from)
  const selectFrom = useCurrency((s) => s.selectFrom)
  return (
    <fieldset className={styles.quick}>
      <legend>Quick Select</legend>
      <div>
        {POPULAR_CURRENCIES.map(({ code, name, symbol }) => (
          <button
            key={code}
            type="button"
            title={name}
            aria-pressed={code === from}
            onClick={() => selectFrom(code)}
          >
            <span aria-hidden="true">{symbol}</span> {code.toUpperCase()}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
