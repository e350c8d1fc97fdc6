import { useLocaleKnown } from '#ui/browser/use-locale-known'
import { useWallClock } from '#ui/browser/use-wall-clock'
import { Caption } from '#ui/readout/readout'
import { totalSeconds } from '../domain/settings'
import { agoSeconds, timeOfDayText } from '../domain/time-text'
import { endsAtMs } from '../domain/timer'
import { large, largeTimer } from '../domain/timers'
import { useTimer } from '../state'
import * as texts from '../texts.en'
import styles from './captions.module.css'

/** When a timer started now would end; nothing while it is set to zero. */
export function PlannedEnd() {
  const wallMs = useWallClock()
  const isLocaleKnown = useLocaleKnown()
  const seconds = useTimer((s) => totalSeconds(s.draft.settings))
  return (
    <Caption className={styles.end}>
      {wallMs !== null && isLocaleKnown && seconds > 0 && (
        <>
          {texts.ENDS} <b className={styles.planned}>{timeOfDayText(wallMs + seconds * 1000)}</b>
        </>
      )}
    </Caption>
  )
}

const END_LABELS = { settings: null, running: texts.ENDS, paused: null, finished: texts.ENDED }

/** When the timer ends or has ended; unknown while it is paused. */
export function End() {
  const phase = useTimer((s) => largeTimer(s).phase)
  const isLocaleKnown = useLocaleKnown()
  const time = useTimer((s) => {
    const timer = largeTimer(s)
    if (timer.phase === 'paused') return texts.PAUSED
    if (!isLocaleKnown || timer.phase === 'settings') return null
    return timeOfDayText(timer.phase === 'running' ? endsAtMs(timer) : timer.endedAtMs)
  })
  return (
    <Caption className={styles.end}>
      <span>{END_LABELS[phase]}</span> {phase !== 'settings' && <b>{time}</b>}
    </Caption>
  )
}

/** How long ago the timer ended, once that is minutes: it may have been while the page was closed. */
function Ago({ endedAtMs }: { endedAtMs: number }) {
  const wallMs = useWallClock()
  const seconds = wallMs === null ? null : agoSeconds(wallMs - endedAtMs)
  return seconds !== null && <span>{texts.agoText(seconds)}</span>
}

/** What the timer was set to; where the ring holds something else, also when it has ended. */
export function Length() {
  const seconds = useTimer((s) => (large(s)?.timer.totalMs ?? 0) / 1000)
  const name = useTimer((s) => large(s)?.name)
  const isLocaleKnown = useLocaleKnown()
  const endedAtMs = useTimer((s) => {
    const timer = largeTimer(s)
    return timer.phase === 'finished' ? timer.endedAtMs : null
  })
  if (endedAtMs === null) {
    return <Caption className={styles.length}>{texts.named(name ?? '', seconds)}</Caption>
  }
  return (
    <Caption className={styles.length}>
      <span>{texts.afterLength(seconds)}</span>
      <Ago endedAtMs={endedAtMs} />
      {isLocaleKnown && (
        <span className={styles.ended}>{texts.endedAt(timeOfDayText(endedAtMs))}</span>
      )}
    </Caption>
  )
}

/** Why the timer cannot be started, or what became of what was typed. Its place is kept. */
export function SettingsHint() {
  const seconds = useTimer((s) => totalSeconds(s.draft.settings))
  const correction = useTimer((s) => s.draft.correction)
  return (
    <Caption className={styles.length} role="status">
      {seconds === 0 && <span className={styles.warning}>{texts.SET_A_SECOND}</span>}
      {correction === 'carried' && seconds > 0 && texts.thatIs(seconds)}
      {correction === 'capped' && texts.LONGEST_TIMER}
    </Caption>
  )
}
