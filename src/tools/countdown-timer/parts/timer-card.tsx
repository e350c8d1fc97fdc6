import { Button } from '../../../ui/buttons/button'
import { Card } from '../../../ui/layout/card'
import type { OtherTimer } from '../domain/other-timers'
import { clockText, durationText, timeOfDayText } from '../domain/time-text'
import { secondsLeft } from '../domain/timer'
import { useOtherTimers } from '../store-others'
import styles from './several-timers.module.css'

interface Props {
  named: OtherTimer
  onShow: (title: string) => void
  onRemove: (title: string) => void
}

/** One of the timers beside the large clock. */
export function TimerCard({ named: { id, name, timer }, onShow, onRemove }: Props) {
  const toggle = useOtherTimers((s) => s.toggle)
  const title = name || durationText(timer.totalMs / 1000)
  const action = timer.phase === 'running' ? 'Pause' : 'Resume'
  return (
    <li>
      <Card className={styles.card}>
        <p className={styles.name}>{title}</p>
        <p className={`numerals ${styles.time}`}>{clockText(secondsLeft(timer))}</p>
        <p className={styles.state}>
          {timer.phase === 'paused' && 'Paused'}
          {timer.phase === 'finished' && `Ended ${timeOfDayText(timer.endedAtMs)}`}
        </p>
        <div className={styles.buttons}>
          <Button aria-label={`Show large: ${title}`} onClick={() => onShow(title)}>
            Show large
          </Button>
          {timer.phase !== 'finished' && (
            <Button aria-label={`${action} ${title}`} onClick={() => toggle(id)}>
              {action}
            </Button>
          )}
          <Button aria-label={`Remove ${title}`} onClick={() => onRemove(title)}>
            Remove
          </Button>
        </div>
      </Card>
    </li>
  )
}
