import { useEffect } from 'react'
import { ToolLayout, Zone } from '../../ui/tool-layout'
import { AboutRates } from './about-rates'
import { AmountField } from './amount-field'
import { ConversionResult } from './conversion-result'
import { CurrencyInformation } from './currency-information'
import { CurrencyPair } from './currency-pair'
import { QuickSelect } from './quick-select'
import { RecentConversions } from './recent-conversions'
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
