import { useRef, useState } from 'react'
import { evenMarks } from '#lib/scale'
import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { Announce } from '#ui/feedback/announce'
import { Panes } from '#ui/readout/panes'
import { Readout } from '#ui/readout/readout'
import { Ticks } from '#ui/readout/ticks'
import { useDelayedBusy } from '#ui/feedback/use-delayed-busy'
import { useRested } from '#ui/feedback/use-rested'
import {
  savedConversionOf,
  type Conversion,
  type MissingInput,
  type Success,
} from '../domain/conversion'
import { figureText } from '../domain/figures'
import { ageDays } from '../domain/rates'
import { AmountPane } from './amount-pane'
import { ConversionDetails, LOADING_TEXT, SavedRate } from './conversion-details'
import { RatesFailure } from './failure-notices'
import { ResultPane } from './result-pane'
import styles from './result.module.css'
import { useConversion, useCurrency } from '../store'

/** In place of a result, while something for it is missing. */
const IDLE_TEXTS: Record<MissingInput, string> = {
  amount: 'Enter an amount greater than zero.',
  'valid-amount': 'Correct the amount first.',
  'other-currency': 'Choose two different currencies.',
}

/** What the readout shows: the conversion; while that is on its way the last or the saved one. */
function useShownConversion(conversion: Conversion): Success | null {
  const saved = useCurrency(savedConversionOf)
  const [last, setLast] = useState<Success | null>(null)
  if (conversion.phase === 'success' && conversion !== last) setLast(conversion)
  if (conversion.phase === 'success') return conversion
  return conversion.phase === 'loading' ? (last ?? saved) : null
}

function textOf(conversion: Conversion): string {
  if (conversion.phase === 'idle') return IDLE_TEXTS[conversion.missing]
  if (conversion.phase !== 'success') return ''
  const { from, to, figures } = conversion
  return `${figures.amount} ${from} = ${figureText(figures.result)} ${to}`
}

/** For screen readers: a result once it has rested, loading at once; errors are alerts of their own. */
function Announcement({ conversion }: { conversion: Conversion }) {
  const text = textOf(conversion)
  const rested = useRested(text)
  if (conversion.phase === 'loading') return <Announce text={LOADING_TEXT} />
  return <Announce text={rested === text ? text : ''} />
}

/** Shown only if it takes a moment; with the rate of the number above where that is of saved rates. */
function Busy({ shown }: { shown: Success | null }) {
  const showLoading = useDelayedBusy(true)
  const saved = useCurrency(savedConversionOf)
  return (
    <>
      <p className={showLoading ? undefined : styles.unseen}>{LOADING_TEXT}</p>
      {showLoading && saved && saved === shown && <SavedRate conversion={saved} />}
    </>
  )
}

function State({ conversion, shown }: { conversion: Conversion; shown: Success | null }) {
  switch (conversion.phase) {
    case 'idle':
      return <p>{IDLE_TEXTS[conversion.missing]}</p>
    case 'loading':
      return <Busy shown={shown} />
    case 'success':
      return <ConversionDetails conversion={conversion} />
    case 'error':
      return <RatesFailure />
  }
}

/** Days, in halves. */
const DAYS = 30
const LENGTH = 2 * DAYS
const MARKS = evenMarks(LENGTH, 10)

/** How fresh a rate is: full today, empty after 30 days; null: there is none, or its day is unknown. */
function AgeOfRate({ date }: { date: string | null }) {
  const nowMs = useCurrency((s) => s.nowMs)
  return (
    <Ticks
      marks={MARKS}
      length={LENGTH}
      value={date === null ? null : LENGTH - 2 * ageDays(date, nowMs)}
    />
  )
}

/** One sentence with two numbers, and below it where the second comes from. */
export function Converter() {
  const conversion = useConversion()
  const shown = useShownConversion(conversion)
  const swap = useCurrency((s) => s.swap)
  const readout = useRef<HTMLElement>(null)
  const focusEvents = useFallbackFocus(readout)
  return (
    <Readout
      ref={readout}
      className={styles.readout}
      aria-label="Conversion"
      aria-busy={conversion.phase === 'loading'}
      tabIndex={-1}
      {...focusEvents}
      ticks={<AgeOfRate date={shown?.date ?? null} />}
    >
      <Announcement conversion={conversion} />
      <Panes
        from={<AmountPane />}
        to={<ResultPane shown={shown} isOld={conversion.phase === 'loading'} />}
        swapName="Swap currencies"
        onSwap={swap}
      />
      <div className={styles.state} data-phase={conversion.phase}>
        <State conversion={conversion} shown={shown} />
      </div>
    </Readout>
  )
}
