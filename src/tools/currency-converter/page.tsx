import { useEffect } from 'react'
import { Columns, Stack } from '../../ui/layout/columns'
import { AboutRates } from './parts/about-rates'
import { Converter } from './parts/converter'
import { CurrencyExtras } from './parts/currency-extras'
import { CurrencyInformation } from './parts/currency-information'
import { QuickSelect } from './parts/quick-select'
import { CurrencyHistory } from './parts/currency-history'
import { useCurrency } from './store'

export default function CurrencyConverterPage() {
  const visit = useCurrency((s) => s.visit)
  const readClock = useCurrency((s) => s.readClock)
  useEffect(visit, [visit])
  useEffect(() => {
    document.addEventListener('visibilitychange', readClock)
    return () => document.removeEventListener('visibilitychange', readClock)
  }, [readClock])
  return (
    <Stack>
      <Converter />
      <QuickSelect />
      <Columns even>
        <CurrencyHistory />
        <CurrencyInformation />
      </Columns>
      <CurrencyExtras />
      <AboutRates />
    </Stack>
  )
}

CurrencyConverterPage.loadOpening = async () =>
  (await import('./opening')).openingOf(useCurrency.getState)
