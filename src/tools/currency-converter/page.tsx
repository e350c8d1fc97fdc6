import { useEffect, useRef } from 'react'
import { Button } from '#ui/buttons/button'
import { Chips } from '#ui/buttons/chips'
import { Columns, Stack } from '#ui/layout/columns'
import { Extras } from '#ui/layout/extra'
import { Help } from '#ui/layout/help'
import { RecentConversions } from '#ui/layout/recent-conversions'
import { RowList } from '#ui/layout/row-list'
import { Section } from '#ui/layout/section'
import { nameOf, POPULAR_CURRENCIES } from './domain/names'
import { Converter } from './view/converter'
import { ListFailure } from './view/failure-notices'
import styles from './page.module.css'
import { useCurrency, useLateCurrency, usePair } from './store'

function AboutRates() {
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

function QuickSelect() {
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

function CurrencyInformation() {
  const { from, to } = usePair()
  const names = useCurrency((s) => s.names)
  return (
    <Section title="Currency Information">
      <RowList
        items={[
          { side: 'from', code: from },
          { side: 'to', code: to },
        ]}
        keyOf={({ side }) => side}
        isTerms
        renderItem={({ code }) => (
          <>
            <dt>{nameOf(code, names) || 'Its source gives no name'}</dt>
            <dd className={styles.code}>{code.toUpperCase()}</dd>
          </>
        )}
      />
    </Section>
  )
}

function CurrencyHistory() {
  const history = useLateCurrency((s) => s.history)
  const clearHistory = useCurrency((s) => s.clearHistory)
  const recall = useCurrency((s) => s.recall)
  return (
    <RecentConversions
      clearLabel="Clear"
      items={history}
      textsOf={({ amount, from, result, to }) => ({
        from: `${amount} ${from}`,
        to: `${result} ${to}`,
      })}
      onRecall={recall}
      onClear={clearHistory}
    />
  )
}

/** Extras beside one conversion; their code is loaded when they are unfolded. */
const EXTRAS = [
  { title: 'Inverse rate, card fee, minor units', load: () => import('./extras/money/view') },
  { title: 'Rate chart and past rates', load: () => import('./extras/past/view') },
  { title: 'One amount in many currencies', load: () => import('./extras/many/view') },
]

/** Ages are counted in days. */
const CLOCK_PERIOD_MS = 60_000

/** For a tab that was left open, perhaps for days. */
const readClock = () => useCurrency.setState({ nowMs: Date.now() })

export default function CurrencyConverterPage() {
  const visit = useCurrency((s) => s.visit)
  useEffect(visit, [visit])
  useEffect(() => {
    document.addEventListener('visibilitychange', readClock)
    // A page that stays in view: what was of today is not after midnight.
    const interval = setInterval(readClock, CLOCK_PERIOD_MS)
    return () => {
      document.removeEventListener('visibilitychange', readClock)
      clearInterval(interval)
    }
  }, [])
  return (
    <Stack>
      <Converter />
      <QuickSelect />
      <Columns even>
        <CurrencyHistory />
        <CurrencyInformation />
      </Columns>
      <Extras parts={EXTRAS} />
      <AboutRates />
    </Stack>
  )
}

CurrencyConverterPage.loadOpening = async () =>
  (await import('./opening')).openingOf(useCurrency.getState)
