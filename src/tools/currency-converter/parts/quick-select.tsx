import { useRef } from 'react'
import { Button } from '../../../ui/buttons/button'
import { Chips } from '../../../ui/buttons/chips'
import { Section } from '../../../ui/layout/section'
import { POPULAR_CURRENCIES } from '../domain/currency-names'
import { ListFailure } from './failure-notices'
import styles from './parts.module.css'
import { useCurrency } from '../store'

export function QuickSelect() {
  const from = useCurrency((s) => s.from)
  const selectFrom = useCurrency((s) => s.selectFrom)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Section title="Quick Select" heading={heading} action={<ListFailure heading={heading} />}>
      <Chips aria-label="Quick Select" className={styles.quick}>
        {POPULAR_CURRENCIES.map(({ code, name, symbol }) => (
          <Button
            key={code}
            variant="chip"
            title={name}
            aria-pressed={code === from}
            onClick={() => selectFrom(code)}
          >
            <span aria-hidden="true">{symbol}</span> {code.toUpperCase()}
          </Button>
        ))}
      </Chips>
    </Section>
  )
}
