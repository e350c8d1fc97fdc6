import { nameOf } from '../domain/currency-names'
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
    <section className={styles.information} aria-labelledby="currency-information">
      <h2 id="currency-information">Currency Information</h2>
      <dl>
        <Currency code={from} />
        <Currency code={to} />
      </dl>
    </section>
  )
}
