import { Announce } from '../../../ui/feedback/announce'
import { Panes } from '../../../ui/readout/panes'
import { Readout } from '../../../ui/readout/readout'
import { useDelayedBusy } from '../../../ui/feedback/use-delayed-busy'
import { useRested } from '../../../ui/feedback/use-rested'
import type { Conversion, MissingInput } from '../domain/conversion'
import { figureText, type Figures } from '../domain/figures'
import { AgeOfRate } from './age-of-rate'
import { AmountPane } from './amount-pane'
import { ConversionDetails, OldRate } from './conversion-details'
import { RatesFailure } from './failure-notices'
import { ResultPane } from './result-pane'
import styles from './result.module.css'
import { useShownConversion } from './use-shown-conversion'
import { useConversion, useCurrency } from '../store'

const LOADING_TEXT = 'Converting...'

/** In place of a result, while something for it is missing. */
const IDLE_TEXTS: Record<MissingInput, string> = {
  amount: 'Enter an amount greater than zero.',
  'clear-amount': 'Correct the amount first.',
  'other-currency': 'Choose two different currencies.',
}

function useText(conversion: Conversion): string {
  const from = useCurrency((s) => s.from).toUpperCase()
  const to = useCurrency((s) => s.to).toUpperCase()
  if (conversion.phase === 'idle') return IDLE_TEXTS[conversion.missing]
  if (conversion.phase !== 'success') return ''
  const { amount, result } = conversion.figures
  return `${amount} ${from} = ${figureText(result)} ${to}`
}

/** For screen readers: a result once it has rested, loading at once; errors are alerts of their own. */
function Announcement({ conversion }: { conversion: Conversion }) {
  const text = useText(conversion)
  const rested = useRested(text)
  if (conversion.phase === 'loading') return <Announce text={LOADING_TEXT} />
  return <Announce text={rested === text ? text : ''} />
}

function Equation({ amount, result }: Figures) {
  const from = useCurrency((s) => s.from).toUpperCase()
  const to = useCurrency((s) => s.to).toUpperCase()
  const { fixed, precise } = result
  // Each a single text: the code after a figure would count as content that jumps.
  return (
    <p>
      <strong>{`${amount} ${from} = ${fixed} ${to}`}</strong>
      {precise && <span>{` ≈ ${precise} ${to}`}</span>}
    </p>
  )
}

/** Shown only if it takes a moment; with the rate of the number that still stands above. */
function Busy() {
  const showLoading = useDelayedBusy(true)
  const { shown } = useShownConversion()
  return (
    <>
      <p className={showLoading ? undefined : styles.unseen}>{LOADING_TEXT}</p>
      {showLoading && shown?.saved && <OldRate conversion={shown} />}
    </>
  )
}

function State({ conversion }: { conversion: Conversion }) {
  switch (conversion.phase) {
    case 'idle':
      return <p>{IDLE_TEXTS[conversion.missing]}</p>
    case 'loading':
      return <Busy />
    case 'success':
      return (
        <>
          <Equation {...conversion.figures} />
          <ConversionDetails conversion={conversion} />
        </>
      )
    case 'error':
      return <RatesFailure />
  }
}

/** One sentence with two numbers, and below it where the second comes from. */
export function Converter() {
  const conversion = useConversion()
  const swap = useCurrency((s) => s.swap)
  return (
    // Takes the focus of what disappears in it.
    <Readout
      className={styles.readout}
      aria-label="Conversion"
      aria-busy={conversion.phase === 'loading'}
      tabIndex={-1}
      ticks={<AgeOfRate />}
    >
      <Announcement conversion={conversion} />
      <Panes from={<AmountPane />} to={<ResultPane />} swapName="Swap currencies" onSwap={swap} />
      <div className={styles.state} data-phase={conversion.phase}>
        <State conversion={conversion} />
      </div>
    </Readout>
  )
}
