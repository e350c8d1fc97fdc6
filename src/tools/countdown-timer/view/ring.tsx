import { useMemo } from 'react'
import { classNames } from '#ui/class-names'
import { Strokes } from '#ui/readout/ticks'
import {
  ALL_TICKS_PATH,
  NEEDLE_PATH,
  needleAngleDeg,
  reachedTicks,
  RING_RADIUS,
  ticksPath,
} from '../domain/ring'
import { progressPercent } from '../domain/timer'
import { largeTimer } from '../domain/timers'
import { useTimer } from '../state'
import dialStyles from './dial.module.css'
import styles from './ring.module.css'

/** Half of the drawing's side: the ring and the needle's end. */
const HALF = 156

function Reached() {
  const count = useTimer((s) => reachedTicks(progressPercent(largeTimer(s))))
  const path = useMemo(() => ticksPath(count), [count])
  return <Strokes of="on" className={styles.on} d={path} />
}

/** The needle has no transition: each frame of one would be painted on the main thread. */
const useTurn = () =>
  useTimer((s) => `rotate(${needleAngleDeg(progressPercent(largeTimer(s))).toFixed(2)})`)

const Needle = () => <Strokes of="needle" d={NEEDLE_PATH} transform={useTurn()} />

const LIGHT = 'ring-light'

/** The light comes from where the needle stands, as in straight scales: so weak that all ticks can be told from it. */
const Light = () => (
  <>
    <radialGradient id={LIGHT}>
      <stop stopColor="var(--glow)" stopOpacity="0.18" />
      <stop stopColor="var(--glow)" stopOpacity="0" offset="1" />
    </radialGradient>
    <circle cy={-RING_RADIUS} r={2 * RING_RADIUS} fill={`url(#${LIGHT})`} transform={useTurn()} />
  </>
)

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
export function Ring() {
  const finished = useTimer((s) => largeTimer(s).phase === 'finished')
  return (
    <>
      <svg
        className={styles.ring}
        viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
        aria-hidden="true"
      >
        {!finished && <Light />}
        <Strokes of="off" d={ALL_TICKS_PATH} />
        {!finished && (
          <>
            <Reached />
            <Needle />
          </>
        )}
      </svg>
      <Sweep />
    </>
  )
}
