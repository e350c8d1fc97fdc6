import type { RefObject } from 'react'
import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { useWallClock } from '#ui/browser/use-wall-clock'
import { Readout } from '#ui/readout/readout'
import { clockText, overtimeText } from '../domain/time-text'
import { overSeconds, remainingSeconds } from '../domain/timer'
import { large, largeTimer, unseenEnds } from '../domain/timers'
import { useTimer } from '../state'
import * as texts from '../texts.en'
import { End, Length, PlannedEnd, SettingsHint } from './captions'
import dialStyles from './dial.module.css'
import { Ring } from './ring'
import { TimeFields } from './fields'
import { FullScreenControls } from './full-screen'
import styles from './readout.module.css'

/** The id of the element that fills the screen. */
export const READOUT_ID = 'countdown'

/** How late the clock that counts up may be at most. */
const COUNT_PERIOD_MS = 250

function Overtime({ endedAtMs }: { endedAtMs: number }) {
  const wallMs = useWallClock(COUNT_PERIOD_MS)
  return overtimeText(overSeconds(endedAtMs, wallMs ?? endedAtMs))
}

/** The time left, or since the end. */
export function Clock({ className }: { className: string | undefined }) {
  const text = useTimer((s) => clockText(remainingSeconds(largeTimer(s), s.draft.settings)))
  const countsFromMs = useTimer((s) => {
    const timer = largeTimer(s)
    return timer.phase === 'finished' && s.options.countsUp ? timer.endedAtMs : null
  })
  return (
    <p className={`numerals ${className}`} role="timer" aria-label={texts.TIME_LEFT} translate="no">
      {countsFromMs === null ? text : <Overtime endedAtMs={countsFromMs} />}
    </p>
  )
}

function TimeIsUp() {
  const finished = useTimer((s) => largeTimer(s).phase === 'finished')
  const name = useTimer((s) => large(s)?.name)
  // Several ends come here one after another, as each is stopped.
  const others = useTimer((s) =>
    texts.listed(
      unseenEnds(s)
        .filter((each) => each !== large(s))
        .map(texts.titleOf),
    ),
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

/** The clock: its digits are fields until the timer starts. */
export function TimerReadout({ primary }: { primary: RefObject<HTMLButtonElement | null> }) {
  const phase = useTimer((s) => largeTimer(s).phase)
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
      tint="countdown-timer"
      className={styles.window}
      data-phase={phase}
      id={READOUT_ID}
      aria-label={texts.COUNTDOWN}
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
      <FullScreenControls of={READOUT_ID} />
    </Readout>
  )
}
