import { useMemo } from 'react'
import type { Mark } from '../../lib/scale'
import styles from './ticks.module.css'

interface Props {
  /** From 0 to `length`. */
  marks: readonly Mark[]
  length: number
  /** How far the scale is reached, from 0 to `length`; null for no needle. */
  value: number | null
  className?: string | undefined
}

const HEIGHT = 12

/** Two decimals: finer than any screen shows. */
const rounded = (place: number) => Number(place.toFixed(2))

const pathOf = (marks: readonly Mark[]) =>
  marks.map(({ at, tall }) => `M${rounded(at)} ${tall ? 2 : 6}V${HEIGHT}`).join('')

/**
 * The scale of a readout and the needle on it: a picture of a state that also stands in the text.
 * Stretched to its width by attributes alone, which the security policy lets through.
 */
export function Ticks({ marks, length, value, className }: Props) {
  const all = useMemo(() => pathOf(marks), [marks])
  const place = value === null ? null : Math.min(Math.max(value, 0), length)
  const reached = place === null ? [] : marks.filter(({ at }) => at <= place + 1e-9)
  return (
    <svg
      className={className ? `${styles.ticks} ${className}` : styles.ticks}
      viewBox={`0 0 ${length} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.off} d={all} vectorEffect="non-scaling-stroke" />
      {place !== null && (
        <>
          <path className={styles.on} d={pathOf(reached)} vectorEffect="non-scaling-stroke" />
          <path
            className={styles.needle}
            d={`M0 0V${HEIGHT}`}
            transform={`translate(${rounded(place)} 0)`}
            vectorEffect="non-scaling-stroke"
          />
        </>
      )}
    </svg>
  )
}
