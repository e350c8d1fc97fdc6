import { useEffect, useRef } from 'react'
import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { ButtonRow } from '#ui/buttons/button-row'
import { RunButton } from '#ui/buttons/run-button'
import { useDelayedBusy } from '#ui/feedback/use-delayed-busy'
import { useCalculator } from '../../state'
import { lengthNote, problemText } from './notes'
import { useLongSum } from './state'
import styles from './view.module.css'
import { Result } from './result'
import * as texts from './texts.en'

/** Starts once typing has stopped; another expression cancels the sum. */
function useSum(text: string, isJudged: boolean) {
  const angle = useCalculator((s) => s.calculator.angle)
  const start = useLongSum((s) => s.start)
  const cancel = useLongSum((s) => s.cancel)
  useEffect(() => {
    if (!isJudged) return
    // Enter may have started it before.
    if (useLongSum.getState().sum === 'idle') void start(text, angle)
    return cancel
  }, [text, angle, isJudged, start, cancel])
  return { cancel, again: () => void start(text, angle) }
}

interface Props {
  text: string
  /** How it was read; null where nothing was to be decided. */
  readAs: string | null
  /** Whether typing has stopped. */
  isJudged: boolean
  /** Changes where what is wrong is to be announced again. */
  attempt: number
}

/** A result beyond the display's range, computed in a worker. */
export function LongSum({ text, readAs, isJudged, attempt }: Props) {
  const sum = useLongSum((s) => s.sum)
  const { cancel, again } = useSum(text, isJudged)
  const value = useRef<HTMLParagraphElement>(null)
  // The button goes when the result comes.
  const focusEvents = useFallbackFocus(value)
  const isRunning = sum === 'running'
  const isRunningLong = useDelayedBusy(isRunning)
  const isDone = typeof sum === 'object'
  const result = isDone && sum.ok ? sum.value : null
  const problem = isDone && !sum.ok && problemText(text, sum.error)
  const failure = sum === 'failed' && texts.FAILED
  return (
    <div className={styles.result} {...focusEvents}>
      {isRunningLong && <progress aria-label={texts.WORKING} />}
      {(problem || failure) && (
        <p key={attempt} className={styles.problem} role="alert">
          {problem || failure}
        </p>
      )}
      <Result
        ref={value}
        result={result}
        notes={result ? [readAs, lengthNote(result.digits)] : []}
        isAnnounced
      />
      {isJudged && !isDone && (
        <ButtonRow>
          <RunButton isRunning={isRunning} onStart={again} onCancel={cancel}>
            {texts.WORK_IT_OUT}
          </RunButton>
        </ButtonRow>
      )}
    </div>
  )
}
