import { Button } from '../../../ui/button'
import { FieldGroup } from '../../../ui/field-group'
import { POPULAR_CURRENCIES } from '../domain/popular-currencies'
import styles from './parts.module.css'
import { useCurrency } from '../store'

/** Sets the source currency with one tap. */
export function QuickSelect() {
  const from = useCurrency((s) => s.from)
  const selectFrom = useCurrency((s) => s.selectFrom)
  return (
    <FieldGroup label="Quick Select">
      <div className={styles.quick}>
        {POPULAR_CURRENCIES.map(({ code, name, symbol }) => (
          <Button
            key={code}
            tone="chip"
            title={name}
            aria-pressed={code === from}
            onClick={() => selectFrom(code)}
          >
            <span aria-hidden="true">{symbol}</span> {code.toUpperCase()}
          </Button>
        ))}
      </div>
    </FieldGroup>
  )
}
