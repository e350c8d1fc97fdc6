import { Caption } from '#ui/readout/readout'
import { useWallClock } from '#ui/browser/use-wall-clock'
import { totalSeconds } from '../domain/settings'
import { agoText, durationText, timeOfDayText } from '../domain/time-text'
import { endsAtMs } from '../domain/timer'
import { useTimer } from '../store'
import styles from './captions.module.css'

/** When a timer started now would end; nothing while it is set to zero. */
export function PlannedEnd() {
  const wallMs = useWallClock()
  const seconds = useTimer((s) => totalSeconds(s.settings))
  return (
    <Caption className={styles.end}>
      {wallMs !== null && seconds > 0 && (
        <>
          Would end <b>{timeOfDayText(wallMs + seconds * 1000)}</b>
        </>
      )}
    </Caption>
  )
}

/** When the timer ends or has ended; unknown while it is paused. */
export function End() {
  const phase = useTimer((s) => s.timer.phase)
  const time = useTimer(({ timer }) => {
    if (timer.phase === 'running') return timeOfDayText(endsAtMs(timer))
    return timer.phase === 'finished' ? timeOfDayText(timer.endedAtMs) : null
  })
  return (
    <Caption className={styles.end}>
      {phase === 'running' && 'Ends '}
      {phase === 'finished' && 'Ended '}
      <b>{time ?? 'Paused'}</b>
    </Caption>
  )
}

/** How long ago the timer ended, once that is minutes: it may have been while the page was closed. */
function Ago({ endedAtMs }: { endedAtMs: number }) {
  const wallMs = useWallClock()
  const ago = wallMs === null ? null : agoText(wallMs - endedAtMs)
  return ago && <span>Finished {ago}</span>
}

/** What the timer was set to; where the ring holds something else, also when it has ended. */
export function Length() {
  const length = useTimer((s) =>
    s.timer.phase === 'settings' ? '' : durationText(s.timer.totalMs / 1000),
  )
  const name = useTimer((s) => s.name)
  const endedAtMs = useTimer((s) => (s.timer.phase === 'finished' ? s.timer.endedAtMs : null))
  if (endedAtMs === null) {
    return (
      <Caption className={styles.length}>
        {name && <b>{name}</b>} of {length}
      </Caption>
    )
  }
  return (
    <Caption className={styles.length}>
      <span>after {length}</span>
      <Ago endedAtMs={endedAtMs} />
      <span className={styles.ended}>Ended {timeOfDayText(endedAtMs)}</span>
    </Caption>
  )
}

/** Why the timer cannot be started, or what became of what was typed. Its place is kept. */
export function SettingsHint() {
  const isZero = useTimer((s) => totalSeconds(s.settings) === 0)
  const correction = useTimer((s) => s.correction)
  const total = useTimer((s) => durationText(totalSeconds(s.settings)))
  return (
    <Caption className={styles.length} role="status">
      {isZero && <span className={styles.warning}>Set at least one second to start.</span>}
      {correction === 'carried' && !isZero && `That is ${total}.`}
      {correction === 'capped' && 'The longest timer is 23:59:59.'}
    </Caption>
  )
}
