import { Announce } from '../../../ui/announce'
import { Card } from '../../../ui/card'
import { FittedText } from '../../../ui/fitted-text'
import { Zone } from '../../../ui/tool-layout'
import { useLate } from '../../../ui/use-late'
import { useRested } from '../../../ui/use-rested'
import { ConversionDetails } from './conversion-details'
import type { Conversion, Wanted } from '../domain/conversion'
import type { Figures } from '../domain/figures'
import { ListFailure, RatesFailure } from './failure-notices'
import styles from './result.module.css'
import { useConversion, useCurrency } from '../store'

const LOADING_TEXT = 'Converting...'

/** In place of a result, while something for it is missing. */
const IDLE_TEXTS: Record<Wanted, string> = {
  amount: 'Enter an amount greater than zero.',
  'clear-amount': 'Correct the amount first.',
  'other-currency': 'Choose two different currencies.',
}

function useText(conversion: Conversion): string {
  const from = useCurrency((s) => s.from).toUpperCase()
  const to = useCurrency((s) => s.to).toUpperCase()
  if (conversion.phase === 'idle') return IDLE_TEXTS[conversion.wants]
  if (conversion.phase !== 'success') return ''
  const { amount, result } = conversion.figures
  return `${amount} ${from} = ${result.precise ?? result.fixed} ${to}`
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
    <p className={styles.equation}>
      <span>{`${amount} ${from} =`}</span>{' '}
      <strong>
        <FittedText text={`${fixed} ${to}`} />
      </strong>{' '}
      {precise && <span>{`≈ ${precise} ${to}`}</span>}
    </p>
  )
}

/** Shown only if it takes a moment. */
function Busy() {
  const late = useLate(true)
  return <p className={late ? styles.note : `${styles.note} ${styles.unseen}`}>{LOADING_TEXT}</p>
}

function content(conversion: Conversion) {
  switch (conversion.phase) {
    case 'idle':
      return <p className={styles.note}>{IDLE_TEXTS[conversion.wants]}</p>
    case 'loading':
      return <Busy />
    case 'success':
      return <Equation {...conversion.figures} />
    case 'error':
      return null
  }
}

export function ConversionResult() {
  const conversion = useConversion()
  const { phase } = conversion
  const offersRetry = phase === 'error' || (phase === 'success' && conversion.saved)
  return (
    // Takes the focus of what disappears in it.
    <Zone zone="result" aria-label="Result" aria-busy={phase === 'loading'} tabIndex={-1}>
      <Announcement conversion={conversion} />
      <Card className={styles.card} data-phase={phase}>
        <div className={styles.content}>{content(conversion)}</div>
        {phase === 'error' && <RatesFailure />}
        <ListFailure alone={phase !== 'loading' && !offersRetry} />
        {phase === 'success' && <ConversionDetails conversion={conversion} />}
      </Card>
    </Zone>
  )
}
