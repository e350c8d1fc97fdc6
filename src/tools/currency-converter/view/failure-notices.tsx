import type { RefObject } from 'react'
import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { Button, type ButtonVariant } from '#ui/buttons/button'
import { Note } from '#ui/layout/note'
import { fallbackRate } from '../domain/rates'
import { useCurrency } from '../state'
import * as texts from '../texts.en'
import { Dated } from './dated'
import styles from './failure-notices.module.css'
import result from './result.module.css'
import { useConversion } from './use-conversion'

interface TryAgainProps {
  variant?: ButtonVariant
  /** It shows its icon alone, where the words do not fit. */
  small?: boolean
}

export function TryAgain({ variant = 'glass', small = false }: TryAgainProps) {
  const tryAgain = useCurrency((s) => s.tryAgain)
  return (
    <Button
      variant={variant}
      icon="refresh-cw"
      className={result.again}
      title={small ? texts.TRY_AGAIN : undefined}
      onClick={tryAgain}
    >
      {!small && texts.TRY_AGAIN}
    </Button>
  )
}

/** The way on without the hosts, where there are rates of both currencies. */
export function UseFallback() {
  const date = useCurrency((s) => fallbackRate(s, s.from, s.to)?.file.date)
  const chooseFallback = useCurrency((s) => s.chooseFallback)
  if (date === undefined) return null
  return (
    <Button variant="glass-primary" className={result.fallback} onClick={chooseFallback}>
      <span>
        <Dated text={texts.chooseFallback(date)} />
      </span>
    </Button>
  )
}

/** Stands in one line with the heading, which takes the focus of the button: that goes once it is used. */
export function ListFailure({ heading }: { heading: RefObject<HTMLElement | null> }) {
  const failed = useCurrency((s) => s.listPhase === 'failed')
  const conversion = useConversion()
  const focusEvents = useFallbackFocus(heading)
  if (!failed) return null
  const isOffered =
    conversion.phase === 'success' ? conversion.isFallback : conversion.phase !== 'idle'
  return (
    <div className={styles.list} {...focusEvents}>
      <Note role="alert">{texts.LIST_FAILED}</Note>
      {!isOffered && <TryAgain variant="quiet" small />}
    </div>
  )
}
