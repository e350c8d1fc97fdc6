import { Help } from '../../../ui/layout/help'
import styles from './parts.module.css'

export function AboutRates() {
  return (
    <Help title="About">
      <div className={styles.about}>
        <p>
          This converter supports 200+ currencies with live rates, updated daily, including
          cryptocurrencies. The rates come from the free{' '}
          <a href="https://github.com/fawazahmed0/exchange-api" rel="noreferrer">
            currency-api
          </a>
          ; only the code of a currency is sent there, never your amounts.
        </p>
        <p>
          <strong>Disclaimer:</strong> exchange rates are for informational purposes only. Banks and
          card issuers use their own rates and fees; ask yours before you make a payment.
        </p>
      </div>
    </Help>
  )
}
