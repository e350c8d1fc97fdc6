import { Card } from '../../../ui/card'
import { Zone } from '../../../ui/tool-layout'
import { dashOffset, RING_CIRCUMFERENCE, RING_RADIUS } from '../domain/ring'
import { clockText } from '../domain/time-text'
import { progressPercent, remainingSeconds } from '../domain/timer'
import styles from '../page.module.css'
import { useTimer } from '../store'

/** Side of the drawing: the ring, half its line on each side, and a little air. */
const SIDE = 300

const circle = { cx: SIDE / 2, cy: SIDE / 2, r: RING_RADIUS }

function Ring() {
  const offset = useTimer((s) => dashOffset(progressPercent(s.timer)))
  return (
    <svg className={styles.ring} viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      <circle className={styles.track} {...circle} />
      <circle
        className={styles.progress}
        {...circle}
        // From the top.
        transform={`rotate(-90 ${SIDE / 2} ${SIDE / 2})`}
        strokeDasharray={RING_CIRCUMFERENCE}
        strokeDashoffset={offset}
      />
    </svg>
  )
}

function Clock() {
  const text = useTimer((s) => clockText(remainingSeconds(s.timer, s.settings)))
  return (
    <p className={styles.clock} role="timer" aria-label="Time left">
      {text}
    </p>
  )
}

function State() {
  const phase = useTimer((s) => s.timer.phase)
  if (phase === 'paused') return <p className={styles.state}>Paused</p>
  return (
    phase === 'finished' && (
      <div className={styles.state} role="alert">
        <h2>Time&apos;s Up!</h2>
      </div>
    )
  )
}

export function Dial() {
  return (
    <Zone zone="result" className={styles.result} aria-label="Countdown">
      <Card className={styles.card}>
        <div className={styles.dial}>
          <Ring />
          <div className={styles.face}>
            <Clock />
            <State />
          </div>
        </div>
      </Card>
    </Zone>
  )
}
