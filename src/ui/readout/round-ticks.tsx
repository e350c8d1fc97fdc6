import { useMemo } from 'react'
import {
  ALL_TICKS_PATH,
  NEEDLE_PATH,
  needleAngleDeg,
  reachedTicks,
  RING_RADIUS,
  ticksPath,
} from '#lib/round-scale'
import styles from './round-ticks.module.css'
import { Strokes } from './ticks'

/** Half of the drawing's side: the ring and the needle's end. */
const HALF = 156

function Reached({ count }: { count: number }) {
  const path = useMemo(() => ticksPath(count), [count])
  return <Strokes of="on" className={styles.on} d={path} />
}

const LIGHT = 'ring-light'

/** The light comes from where the needle stands, as in straight scales: so weak that all ticks can be told from it. */
const Light = ({ transform }: { transform: string }) => (
  <>
    <radialGradient id={LIGHT}>
      <stop stopColor="var(--glow)" stopOpacity="0.18" />
      <stop stopColor="var(--glow)" stopOpacity="0" offset="1" />
    </radialGradient>
    <circle cy={-RING_RADIUS} r={2 * RING_RADIUS} fill={`url(#${LIGHT})`} transform={transform} />
  </>
)

/**
 * A scale bent round, as wide as `--ring`, with a needle that has no transition: each frame of one would be painted on
 * the main thread.
 * @param percent how much of it is reached; null for no needle, and nothing reached
 */
export function RoundTicks({ percent }: { percent: number | null }) {
  const transform = percent === null ? '' : `rotate(${needleAngleDeg(percent).toFixed(2)})`
  return (
    <svg
      className={styles.ring}
      viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
      aria-hidden="true"
    >
      {percent !== null && <Light transform={transform} />}
      <Strokes of="off" d={ALL_TICKS_PATH} />
      {percent !== null && (
        <>
          <Reached count={reachedTicks(percent)} />
          <Strokes of="needle" d={NEEDLE_PATH} transform={transform} />
        </>
      )}
    </svg>
  )
}
