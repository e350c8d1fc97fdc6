import { useMemo } from 'react'
import tickStyles from '#ui/readout/ticks.module.css'
import {
  ALL_TICKS_PATH,
  NEEDLE_PATH,
  needleAngleDeg,
  reachedTicks,
  ticksPath,
} from '../domain/ring'
import { progressPercent } from '../domain/timer'
import { useTimer } from '../store'
import styles from './ring.module.css'

/** Half of the drawing's side: the ring and the needle's end. */
const HALF = 156

function Reached() {
  const count = useTimer((s) => reachedTicks(progressPercent(s.timer)))
  const path = useMemo(() => ticksPath(count), [count])
  return (
    <path className={`${tickStyles.on} ${styles.on}`} d={path} vectorEffect="non-scaling-stroke" />
  )
}

/** Without a transition: each frame of one would be painted on the main thread. */
function Needle() {
  const angle = useTimer((s) => needleAngleDeg(progressPercent(s.timer)).toFixed(2))
  return (
    <path
      className={tickStyles.needle}
      d={NEEDLE_PATH}
      transform={`rotate(${angle})`}
      vectorEffect="non-scaling-stroke"
    />
  )
}

/** The time left as a share of the whole: a scale bent round. The clock gives it in digits. */
export function Ring() {
  const finished = useTimer((s) => s.timer.phase === 'finished')
  return (
    <svg
      className={styles.ring}
      viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
      aria-hidden="true"
    >
      <path className={tickStyles.off} d={ALL_TICKS_PATH} vectorEffect="non-scaling-stroke" />
      {!finished && (
        <>
          <Reached />
          <Needle />
        </>
      )}
    </svg>
  )
}
