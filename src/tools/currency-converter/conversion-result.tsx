import { Card } from '../../ui/card'
import { FittedText } from '../../ui/fitted-text'
import { Zone } from '../../ui/tool-layout'
import { useLate } from '../../ui/use-late'
import { ConversionDetails } from './conversion-details'
import type { Conversion } from './domain/conversion'
import { figuresOf } from './domain/figures'
import { ListFailure, RatesFailure } from './failure-notices'
import styles from './result.module.css'
import { useConversion, useCurrency } from './store'

const IDLE_TEXTS = {
  amount: 'Enter an amount greater than zero.',
  'other-currency': 'Choose two different currencies.',
}

function Equation({ rate }: { rate: number }) {
  const amount = useCurrency((s) => s.amount)
  const from = useCurrency((s) => s.from).toUpperCase()
  const to = useCurrency((s) => s.to).toUpperCase()
  const figures = figuresOf(amount, rate)
  const { fixed, precise } = figures.result
  // Each a single text: the code after a figure would count as content that jumps.
  return (
    <p className={styles.equation}>
      <span>{`${figures.amount} ${from} =`}</span>{' '}
      <strong>
        <FittedText text={`${fixed} ${to}`} />
      </strong>{' '}
      {precise && <span>{`≈ ${precise} ${to}`}</span>}
    </p>
  )
}

/** Said to screen readers at once; seen only if it takes a moment. */
function Busy() {
  const late = useLate(true)
  return <p className={late ? styles.note : `${styles.note} ${styles.unseen}`}>Converting...</p>
}

function answer(conversion: Conversion) {
  switch (conversion.phase) {
    case 'idle':
      return <p className={styles.note}>{IDLE_TEXTS[conversion.wants]}</p>
    case 'loading':
      return <Busy />
    case 'success':
      return <Equation rate={conversion.rate} />
    case 'error':
      return null
  }
}

export function ConversionResult() {
  const conversion = useConversion()
  const { phase } = conversion
  const offersRetry = phase === 'error' || (phase === 'success' && conversion.saved)
  return (
    <Zone zone="result" aria-label="Result" aria-busy={phase === 'loading'}>
      <Card className={styles.card} data-phase={phase}>
        <div role="status" className={styles.answer}>
          {answer(conversion)}
        </div>
        {phase === 'error' && <RatesFailure />}
        <ListFailure alone={phase !== 'loading' && !offersRetry} />
        {phase === 'success' && <ConversionDetails conversion={conversion} />}
      </Card>
    </Zone>
  )
}
