import { useEffect } from 'react'
import { AboutRates } from './about-rates'
import { AmountField } from './amount-field'
import { ConversionResult } from './conversion-result'
import { CurrencyInformation } from './currency-information'
import { CurrencyPair } from './currency-pair'
import styles from './page.module.css'
import { QuickSelect } from './quick-select'
import { RecentConversions } from './recent-conversions'
import { useCurrency } from './store'

export default function CurrencyConverterPage() {
  const visit = useCurrency((s) => s.visit)
  useEffect(() => visit(), [visit])
  return (
    <div className={styles.layout}>
      <section className={styles.inputs} aria-label="Conversion">
        <AmountField />
        <CurrencyPair />
      </section>
      <ConversionResult />
      <QuickSelect />
      <div className={styles.notes}>
        <CurrencyInformation />
        <AboutRates />
      </div>
      <RecentConversions />
    </div>
  )
}
