import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { Button } from '../../../ui/buttons/button'
import { ButtonRow } from '../../../ui/buttons/button-row'
import { CopyButton } from '../../../ui/buttons/copy-button'
import { Announce } from '../../../ui/feedback/announce'
import { useDelayedBusy } from '../../../ui/feedback/use-delayed-busy'
import { Note } from '../../../ui/layout/note'
import { problemText } from '../domain/expression-problem'
import type { LongSum as Sum } from '../domain/long-sum'
import { lengthNote } from '../domain/long-sum-note'
import { useCalculator } from '../store'
import { useLongSum } from '../store-sum'
import styles from './expression.module.css'

const wordsOf = ({ text, digits }: Sum) =>
  [`= ${text}`, lengthNote(digits)].filter(Boolean).join('. ')

interface ValueProps {
  sum: Sum
  takesFocus: RefObject<boolean>
}

/** Takes the focus from the button that it replaces. */
function Value({ sum: { text, digits }, takesFocus }: ValueProps) {
  const value = useRef<HTMLParagraphElement>(null)
  const note = lengthNote(digits)
  useLayoutEffect(() => {
    if (takesFocus.current) value.current?.focus()
  }, [takesFocus])
  return (
    <>
      <p ref={value} tabIndex={-1} className={`${styles.value} numerals`}>
        = {text}
      </p>
      {note && <Note>{note}</Note>}
      <CopyButton label="Copy Result" value={text} />
    </>
  )
}

function Running() {
  const isLong = useDelayedBusy(true)
  return isLong && <progress aria-label="Working it out" />
}

/** Starts once typing has stopped; another expression cancels the sum. */
function useSum(text: string, isJudged: boolean) {
  const angle = useCalculator((s) => s.calculator.angle)
  const start = useLongSum((s) => s.start)
  const cancel = useLongSum((s) => s.cancel)
  useEffect(() => {
    if (!isJudged) return
    // Enter starts it before.
    if (useLongSum.getState().sum === 'idle') void start(text, angle)
    return cancel
  }, [text, angle, isJudged, start, cancel])
  return { cancel, again: () => void start(text, angle) }
}

interface Props {
  text: string
  /** Whether typing has stopped. */
  isJudged: boolean
}

/** A result beyond the display's range, computed in a worker. */
export function LongSum({ text, isJudged }: Props) {
  const sum = useLongSum((s) => s.sum)
  const { cancel, again } = useSum(text, isJudged)
  const hasFocus = useRef(false)
  const isRunning = sum === 'running'
  const isDone = typeof sum === 'object'
  const problem = isDone && !sum.ok && problemText(text, sum.error)
  const failure = sum === 'failed' && 'This could not be worked out.'
  return (
    <div className={styles.result}>
      {isRunning && <Running />}
      {(problem || failure) && (
        <p className={styles.problem} role="alert">
          {problem || failure}
        </p>
      )}
      <Announce text={isDone && sum.ok && wordsOf(sum.value)} />
      {isDone && sum.ok && <Value sum={sum.value} takesFocus={hasFocus} />}
      {isJudged && !isDone && (
        <ButtonRow>
          {/* One button, so that the focus stays on it. */}
          <Button
            onFocus={() => void (hasFocus.current = true)}
            onBlur={() => void (hasFocus.current = false)}
            onClick={isRunning ? cancel : again}
          >
            {isRunning ? 'Cancel' : 'Work it out'}
          </Button>
        </ButtonRow>
      )}
    </div>
  )
}
