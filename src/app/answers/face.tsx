import { useMemo } from 'react'
import { Strokes } from '#ui/readout/ticks'
import styles from './face.module.css'

const TICKS = 60

/** A stroke away from the middle; the first tick is at the top. */
const stroke = (turn: number, from: number) => {
  const [x, y] = [Math.sin(turn * 2 * Math.PI), -Math.cos(turn * 2 * Math.PI)]
  const at = (radius: number) => `${(x * radius).toFixed(2)} ${(y * radius).toFixed(2)}`
  return `M${at(from)}L${at(50)}`
}

const pathTo = (count: number) =>
  Array.from({ length: count }, (_, tick) => stroke(tick / TICKS, tick % 5 === 0 ? 41 : 44)).join(
    '',
  )

const FACE = pathTo(TICKS)

/** The face of a clock, which is the scale of a time. */
export function Face({ share01 }: { share01: number }) {
  const reached = useMemo(() => pathTo(Math.ceil(share01 * TICKS)), [share01])
  return (
    <svg className={styles.face} viewBox="-54 -54 108 108" aria-hidden="true">
      <Strokes of="off" d={FACE} />
      <Strokes of="on" d={reached} />
      <Strokes of="needle" d="M0 -40V-52" transform={`rotate(${(share01 * 360).toFixed(1)})`} />
    </svg>
  )
}
