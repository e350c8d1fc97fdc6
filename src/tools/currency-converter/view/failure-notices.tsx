import type { RefObject } from 'react'
import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { Button } from '#ui/buttons/button'
import { Note } from '#ui/layout/note'
import { newestFor } from '../domain/rates'
import { useCurrency } from '../state'
import * as texts from '../texts.en'
import { Dated } from './dated'
import styles from './failure-notices.module.css'
import { useConversion } from './use-conversion'

/** @param small as an icon, where the words do not fit */
export function TryAgain({ small = false }: { small?: boolean }) {
  const tryAgain = useCurrency((s) => s.tryAgain)
  return (
    <Button
      variant={small ? 'quiet' : 'glass'}
      icon="refresh-cw"
      title={small ? texts.TRY_AGAIN : undefined}
      onClick={tryAgain}
    >
      {!small && texts.TRY_AGAIN}
    </Button>
  )
}

/** The way on without the hosts, where there are saved rates of both currencies. */
function UseSaved() {
  const date = useCurrency((s) => newestFor(s, s.from, s.to)?.date)
  const chooseSavedRates = useCurrency((s) => s.chooseSavedRates)
  if (date === undefined) return null
  return (
    <Button variant="glass-primary" onClick={chooseSavedRates}>
      <span>
        <Dated text={texts.savedOn(date)} />
      </span>
    </Button>
  )
}

export function RatesFailure() {
  return (
    <div className={styles.failure}>
      <p role="alert">{texts.RATES_FAILED}</p>
      <div className={styles.ways}>
        <UseSaved />
        <TryAgain />
      </div>
    </div>
  )
}

/** Stands in one line with the heading, which takes the focus of the button: that goes once it is used. */
export function ListFailure({ heading }: { heading: RefObject<HTMLElement | null> }) {
  const failed = useCurrency((s) => s.list === 'failed')
  const conversion = useConversion()
  const focusEvents = useFallbackFocus(heading)
  if (!failed) return null
  const isOffered = conversion.phase === 'success' ? conversion.saved : conversion.phase !== 'idle'
  return (
    <div className={styles.list} {...focusEvents}>
      <Note role="alert">{texts.LIST_FAILED}</Note>
      {!isOffered && <TryAgain small />}
    </div>
  )
}
