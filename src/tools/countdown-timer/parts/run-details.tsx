import { SteadyText } from './steady-text'
import { endsAtMs } from '../domain/countdown'
import { durationText, timeOfDayText } from '../domain/time-text'
import type { Timer } from '../domain/timer'
import styles from './run-details.module.css'
import { useTimer } from '../store'

function endText(timer: Timer): string {
  if (timer.phase === 'running') return `at ${timeOfDayText(endsAtMs(timer.countdown))}`
  return timer.phase === 'finished' ? `at ${timeOfDayText(timer.endedAtMs)}` : 'after pause'
}

/** What the timer was set to, and when it will ring or has rung. */
export function RunDetails() {
  const length = useTimer((s) =>
    s.timer.phase === 'settings' ? '' : durationText(s.timer.totalMs / 1000),
  )
  const hasEnded = useTimer((s) => s.timer.phase === 'finished')
  const end = useTimer((s) => endText(s.timer))
  return (
    <dl className={styles.details}>
      <div>
        <dt>Timer</dt>
        <dd>{length}</dd>
      </div>
      <div>
        <dt>
          <SteadyText text={hasEnded ? 'Ended' : 'Ends'} texts={['Ends', 'Ended']} />
        </dt>
        <dd>{end}</dd>
      </div>
    </dl>
  )
}
