import { Note } from '../../../ui/layout/note'
import { newestFor } from '../domain/saved-rates'
import styles from './failure-notices.module.css'
import { useConversion, useCurrency } from '../store'
import { OneTimeButton, TryAgain } from './try-again'

/** The way on without the hosts, where there are saved rates of both currencies. */
function UseSaved() {
  const date = useCurrency(({ savedFiles, from, to }) => newestFor(savedFiles, from, to)?.date)
  const chooseSavedRates = useCurrency((s) => s.chooseSavedRates)
  if (date === undefined) return null
  return (
    <OneTimeButton variant="glass-primary" onClick={chooseSavedRates}>
      <span>
        Use rates saved on <time dateTime={date}>{date}</time>
      </span>
    </OneTimeButton>
  )
}

export function RatesFailure() {
  return (
    <div className={styles.failure}>
      <p role="alert">Failed to fetch exchange rate. Please try again.</p>
      <div className={styles.ways}>
        <UseSaved />
        <TryAgain />
      </div>
    </div>
  )
}

/** In one line under the selects. */
export function ListFailure() {
  const failed = useCurrency((s) => s.list === 'failed')
  const conversion = useConversion()
  if (!failed) return null
  const isOffered = conversion.phase === 'success' ? conversion.saved : conversion.phase !== 'idle'
  return (
    <div className={styles.list}>
      <Note role="alert">Failed to load currencies. Please try again later.</Note>
      {!isOffered && <TryAgain small />}
    </div>
  )
}
