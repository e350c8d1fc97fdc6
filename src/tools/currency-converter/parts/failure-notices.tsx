import { Banner } from '../../../ui/banner'
import { ButtonRow } from '../../../ui/button-row'
import { newestFor } from '../domain/saved-rates'
import { OneTimeButton } from './one-time-button'
import styles from './result.module.css'
import { useCurrency } from '../store'
import { TryAgain } from './try-again'

/** The way on without the hosts, where there are saved rates of both currencies. */
function UseSaved() {
  const date = useCurrency(({ savedFiles, from, to }) => newestFor(savedFiles, from, to)?.date)
  const chooseSavedRates = useCurrency((s) => s.chooseSavedRates)
  if (date === undefined) return null
  return (
    <OneTimeButton icon="history" onClick={chooseSavedRates}>
      <span>
        Use rates saved on <time dateTime={date}>{date}</time>
      </span>
    </OneTimeButton>
  )
}

export function RatesFailure() {
  return (
    <>
      <Banner tone="error">Failed to fetch exchange rate. Please try again.</Banner>
      <ButtonRow>
        <TryAgain />
        <UseSaved />
      </ButtonRow>
    </>
  )
}

/** @param alone no other notice offers to try again */
export function ListFailure({ alone }: { alone: boolean }) {
  const failed = useCurrency((s) => s.list === 'failed')
  if (!failed) return null
  return (
    <div className={styles.list}>
      <Banner tone="error">Failed to load currencies. Please try again later.</Banner>
      {alone && <TryAgain small />}
    </div>
  )
}
