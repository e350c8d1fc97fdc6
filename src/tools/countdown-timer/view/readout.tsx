import { useDeferredValue, type ReactNode, type RefObject } from 'react'
import { reachedTicks } from '#lib/round-scale'
import { evenMarks } from '#lib/scale'
import { classNames } from '#ui/class-names'
import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { Button } from '#ui/buttons/button'
import { LinkButtons } from '#ui/buttons/link-buttons'
import { ReadoutWithStrip, StripContent } from '#ui/readout/strip'
import { RoundTicks } from '#ui/readout/round-ticks'
import { Ticks } from '#ui/readout/ticks'
import { clockText, linkOf, timerTitle } from '../domain/time-text'
import { progressPercent, remainingSeconds } from '../domain/timer'
import { countsUpFromMs, large, largeTimer, unseenEnds } from '../domain/timers'
import { useTimer } from '../state'
import * as texts from '../texts.en'
import { End, Length, PlannedEnd, SettingsHint } from './captions'
import { PrimaryButton } from './controls'
import dialStyles from './dial.module.css'
import { TimeFields } from './fields'
import { Overtime } from './overtime'
import styles from './readout.module.css'

/** The id of the element that fills the screen. */
export const READOUT_ID = 'countdown'

/** The time left, or since the end. Hours of none stand back; they are apart always, so that nothing moves when they are none. */
function Digits() {
  const text = useTimer((s) => clockText(remainingSeconds(largeTimer(s), s.draft.settings)))
  const countsFromMs = useTimer((s) => countsUpFromMs(s, largeTimer(s)))
  if (countsFromMs !== null) return <Overtime endedAtMs={countsFromMs} />
  const hours = text.slice(0, 3)
  return (
    <>
      <span className={hours === '00:' ? styles.none : undefined}>{hours}</span>
      <span>{text.slice(3)}</span>
    </>
  )
}

export const Clock = ({ className }: { className: string | undefined }) => (
  <p className={`numerals ${className}`} role="timer" aria-label={texts.TIME_LEFT} translate="no">
    <Digits />
  </p>
)

function TimeIsUp() {
  const finished = useTimer((s) => largeTimer(s).phase === 'finished')
  const name = useTimer((s) => large(s)?.name)
  // Several ends come here one after another, as each is stopped.
  const others = useTimer((s) =>
    unseenEnds(s)
      .filter((each) => each !== large(s))
      .map(timerTitle)
      .join(', '),
  )
  return (
    finished && (
      <div className={styles.up} role="alert" data-several={others !== ''}>
        <h2>{texts.TIME_IS_UP}</h2>
        {name && <p>{name}</p>}
        {others && <p>{texts.alsoUp(others)}</p>}
      </div>
    )
  )
}

/** A light that goes round once when the visitor starts a timer; not when one of an earlier visit goes on. */
function Sweep() {
  const started = useTimer((s) => s.notice?.kind === 'started' && s.shown)
  return (
    <span
      key={Number(started)}
      className={classNames(dialStyles.sweep, started !== false && dialStyles.swept)}
    />
  )
}

/** The time left as a share of the whole: a scale bent round. The clock gives it in digits. */
function Ring() {
  const percent = useTimer((s) => {
    const timer = largeTimer(s)
    return timer.phase === 'finished' ? null : progressPercent(timer)
  })
  return (
    <>
      <RoundTicks percent={percent} />
      <Sweep />
    </>
  )
}

const MARKS = evenMarks(60, 5)

/** The clock, one minute more and the main button, once the window has been scrolled away. */
function InStrip() {
  const phase = useTimer((s) => largeTimer(s).phase)
  const name = useTimer((s) => large(s)?.name)
  const ticks = useTimer((s) => reachedTicks(progressPercent(largeTimer(s))))
  const addMinutes = useTimer((s) => s.addMinutes)
  return (
    <StripContent
      value={
        <span translate="no">
          <Digits />
        </span>
      }
      fact={phase === 'finished' ? texts.TIME_IS_UP : phase === 'paused' ? texts.PAUSED : name}
      actions={
        <>
          {phase !== 'settings' && (
            <Button
              variant="glass"
              aria-label={texts.moreMinutes(1)}
              title={texts.moreMinutes(1)}
              onClick={() => addMinutes(1)}
            >
              {texts.A_MINUTE_MORE}
            </Button>
          )}
          <PrimaryButton variant="glass-primary" compact />
        </>
      }
      ticks={<Ticks marks={MARKS} length={60} value={ticks} />}
    />
  )
}

const STRIP = <InStrip />

function TimerLink() {
  const link = useTimer((s) => linkOf(s.draft.settings))
  return (
    <div className={styles.link}>
      <LinkButtons settings={link} variant="glass" compact="always" />
    </div>
  )
}

interface Props {
  primary: RefObject<HTMLButtonElement | null>
  /** Buttons in the upper corner, if there are any. */
  corner?: ReactNode
  /** What stands on the clock while it fills the screen. */
  filling?: ReactNode
}

/** The clock: its digits are fields until the timer starts. */
export function TimerReadout({ primary, corner, filling }: Props) {
  // A press is painted on its button first: to put the clock in the place of the fields takes a slow phone longer.
  // The end comes without a press.
  const present = useTimer((s) => largeTimer(s).phase)
  const deferred = useDeferredValue(present)
  const phase = present === 'finished' ? present : deferred
  const start = useTimer((s) => s.start)
  // A field goes when another timer comes to the clock.
  const focusEvents = useFallbackFocus(primary)
  const startFromField = () => {
    // Outside of what fills the screen nothing takes the focus.
    const next = document.fullscreenElement ?? primary.current
    if (next instanceof HTMLElement) next.focus()
    start()
  }
  return (
    <ReadoutWithStrip
      tint="countdown-timer"
      className={styles.window}
      data-phase={phase}
      id={READOUT_ID}
      aria-label={texts.COUNTDOWN}
      strip={STRIP}
      {...focusEvents}
    >
      {corner && <div className={styles.corner}>{corner}</div>}
      <div className={dialStyles.dial}>
        {/* The ring, and in it or beside it the rest: first the time of the end, last a caption. */}
        <div className={dialStyles.face}>
          <Ring />
          {phase === 'settings' ? (
            <>
              <PlannedEnd />
              <TimeFields onEnter={startFromField} />
              <SettingsHint />
            </>
          ) : (
            <>
              <End />
              <TimeIsUp />
              <Clock className={styles.clock} />
              <Length />
            </>
          )}
        </div>
      </div>
      <TimerLink />
      {filling}
    </ReadoutWithStrip>
  )
}
