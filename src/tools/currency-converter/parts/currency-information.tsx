import { nameOf } from '../domain/currency-names'
import { Section } from '../../../ui/layout/section'
import styles from './parts.module.css'
import { useCurrency } from '../store'

function Currency({ code }: { code: string }) {
  const name = useCurrency((s) => nameOf(code, s.names))
  return (
    <div>
      <dt>{code.toUpperCase()}</dt>
      <dd>{name || 'Its source gives no name'}</dd>
    </div>
  )
}

export function CurrencyInformation() {
  const from = useCurrency((s) => s.from)
  const to = useCurrency((s) => s.to)
  return (
    <Section title="Currency Information" className={styles.information}>
      <dl>
        <Currency code={from} />
        <Currency code={to} />
      </dl>
    </Section>
  )
}
