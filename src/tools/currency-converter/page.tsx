import { memo, useDeferredValue, useEffect, useRef } from 'react'
import { Button } from '#ui/buttons/button'
import { Chips } from '#ui/buttons/chips'
import { Sharing } from '#ui/feedback/sharing'
import { fill } from '#ui/fill'
import { Columns, Stack } from '#ui/layout/columns'
import { Help } from '#ui/layout/help'
import { HydratedLater } from '#ui/layout/hydrated-later'
import { RecentConversions } from '#ui/layout/recent-conversions'
import { RowList } from '#ui/layout/row-list'
import { Section } from '#ui/layout/section'
import { changeOf } from './domain/replaced'
import { nameOf, POPULAR_CURRENCIES } from './domain/names'
import { CurrencyExtras, SLOTS } from './extras/list'
import { changeText, money } from './money.en'
import styles from './page.module.css'
import { useCurrency, type HistoryEntry } from './state'
import * as texts from './texts.en'
import { Converter } from './view/converter'
import { ListFailure } from './view/failure-notices'
import { usePair } from './view/use-conversion'

const SOURCE = 'https://github.com/fawazahmed0/exchange-api'

function AboutRates() {
  const { text, source } = texts.ABOUT_RATES
  const { title, text: disclaimer } = texts.DISCLAIMER
  return (
    <Help title={texts.ABOUT}>
      <div className={styles.about}>
        <p>
          {fill(text, {
            source: (
              <a href={SOURCE} rel="noreferrer">
                {source}
              </a>
            ),
          })}
        </p>
        <p>{fill(disclaimer, { title: <strong>{title}</strong> })}</p>
      </div>
    </Help>
  )
}

function QuickSelect() {
  const from = useCurrency((s) => s.from)
  const to = useCurrency((s) => s.to)
  const selectFrom = useCurrency((s) => s.selectFrom)
  const swap = useCurrency((s) => s.swap)
  const names = useCurrency((s) => s.names)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Section
      title={texts.QUICK_SELECT}
      heading={heading}
      action={<ListFailure heading={heading} />}
    >
      <Chips aria-label={texts.QUICK_SELECT} className={styles.quick}>
        {POPULAR_CURRENCIES.map(({ code, symbol }) => (
          <Button
            key={code}
            variant="chip"
            title={nameOf(code, names)}
            aria-pressed={code === from}
            // The same currency twice is no conversion.
            onClick={() => (code === to ? swap() : selectFrom(code))}
          >
            <bdi aria-hidden="true">{symbol}</bdi> {code.toUpperCase()}
          </Button>
        ))}
      </Chips>
    </Section>
  )
}

function Replaced({ code }: { code: string }) {
  const change = changeOf(code)
  return change && <small className={styles.replaced}>{changeText(change)}</small>
}

function CurrencyInformation() {
  const { from, to } = usePair()
  const names = useCurrency((s) => s.names)
  return (
    <Section title={texts.INFORMATION}>
      <RowList
        items={[
          { side: 'from', code: from },
          { side: 'to', code: to },
        ]}
        keyOf={({ side }) => side}
        isTerms
        renderItem={({ code }) => (
          <>
            <dt>
              {nameOf(code, names) || texts.NO_NAME}
              <Replaced code={code} />
            </dt>
            <dd className={styles.code}>{code.toUpperCase()}</dd>
          </>
        )}
      />
    </Section>
  )
}

const Rows = memo(function Rows({ items }: { items: readonly HistoryEntry[] }) {
  const clearHistory = useCurrency((s) => s.clearHistory)
  const recall = useCurrency((s) => s.recall)
  return (
    <RecentConversions
      clearLabel={texts.CLEAR_HISTORY}
      items={items}
      textsOf={({ amount, from, result, to }) => ({
        from: money(amount, from),
        to: money(result, to),
      })}
      onRecall={recall}
      onClear={clearHistory}
    />
  )
})

const CurrencyHistory = () => <Rows items={useDeferredValue(useCurrency((s) => s.history))} />

/** Often enough for ages that are counted in days. */
const CLOCK_PERIOD_MS = 60_000

/** Reads the clock again in a tab that was left open, perhaps for days. */
function useClock() {
  const readClock = useCurrency((s) => s.readClock)
  useEffect(() => {
    document.addEventListener('visibilitychange', readClock)
    // A page may stay in view over midnight: the rates of today are those of yesterday then.
    const interval = setInterval(readClock, CLOCK_PERIOD_MS)
    return () => {
      document.removeEventListener('visibilitychange', readClock)
      clearInterval(interval)
    }
  }, [readClock])
}

export default function CurrencyConverterPage() {
  const mounted = useCurrency((s) => s.mounted)
  useEffect(mounted, [mounted])
  useClock()
  return (
    <Stack>
      <Converter {...SLOTS} />
      <HydratedLater>
        <QuickSelect />
      </HydratedLater>
      <Columns even>
        <CurrencyHistory />
        <HydratedLater>
          <CurrencyInformation />
        </HydratedLater>
      </Columns>
      <CurrencyExtras />
      <AboutRates />
      <Sharing />
    </Stack>
  )
}

CurrencyConverterPage.loadOpening = async () =>
  (await import('./opening')).openingOf(useCurrency.getState)
