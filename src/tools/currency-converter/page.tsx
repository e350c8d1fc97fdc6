import { useEffect } from 'react'
import { ToolLayout, Zone } from '../../ui/tool-layout'
import { AboutRates } from './parts/about-rates'
import { AmountField } from './parts/amount-field'
import { ConversionResult } from './parts/conversion-result'
import { CurrencyInformation } from './parts/currency-information'
import { CurrencyPair } from './parts/currency-pair'
import { QuickSelect } from './parts/quick-select'
import { RecentConversions } from './parts/recent-conversions'
import { useCurrency } from './store'

export default function CurrencyConverterPage() {
  const visit = useCurrency((s) => s.visit)
  useEffect(() => visit(), [visit])
  return (
    <ToolLayout rows={2}>
      <Zone zone="inputs" aria-label="Conversion">
        <AmountField />
        <CurrencyPair />
      </Zone>
      <ConversionResult />
      <Zone zone="inputs">
        <QuickSelect />
        <CurrencyInformation />
      </Zone>
      <Zone zone="more">
        <RecentConversions />
        <AboutRates />
      </Zone>
    </ToolLayout>
  )
}
