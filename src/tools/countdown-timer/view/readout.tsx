import type { RefObject } from 'react'
import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { Readout } from '#ui/readout/readout'
import { clockText, overtimeText } from '../domain/time-text'
import { remainingSeconds } from '../domain/timer'
import { useTimer } from '../store'
import { READOUT_ID } from '../store-keys'
import { End, Length, PlannedEnd, SettingsHint } from './captions'
import dialStyles from './dial.module.css'
import { Ring } from './ring'
import { TimeFields } from './fields'
import styles from './readout.module.css'

/** The time left, or since the end. */
export function Clock({ className }: { className: string | undefined }) {
  const text = useTimer(({ timer, settings, overSeconds }) =>
    overSeconds === null ? clockText(remainingSeconds(timer, settings)) : overtimeText(overSeconds),
  )
  return (
    <p className={`numerals ${className}`} role="timer" aria-label="Time left">
      {text}
    </p>
  )
}

function TimeIsUp() {
  const finished = useTimer((s) => s.timer.phase === 'finished')
  const name = useTimer((s) => s.name)
  return (
    finished && (
      <div className={styles.up} role="alert">
        <h2>Time&apos;s Up!</h2>
        {name && <p>{name}</p>}
      </div>
    )
  )
}

/** The clock: its digits are fields until the timer starts. */
export function TimerReadout({ primary }: { primary: RefObject<HTMLButtonElement | null> }) {
  const phase = useTimer((s) => s.timer.phase)
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
    <Readout
      className={styles.window}
      data-phase={phase}
      id={READOUT_ID}
      aria-label="Countdown"
      {...focusEvents}
    >
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
    </Readout>
  )
}
