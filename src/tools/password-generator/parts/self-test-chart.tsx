import { BAND_DEVIATIONS } from '../domain/uniformity'
import styles from './self-test.module.css'

/** Deviations that the chart has room for, up and down. */
const REACH = 6

interface Props {
  /** In standard deviations, one a character. */
  deviations: readonly number[]
  /** Read in place of the picture. */
  label: string
}

/** A bar a character, up or down from the expected count, on the band that it should stay in. */
export function SelfTestChart({ deviations, label }: Props) {
  const width = deviations.length
  return (
    <svg
      className={styles.chart}
      viewBox={`0 ${-REACH} ${width} ${2 * REACH}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <rect
        className={styles.band}
        y={-BAND_DEVIATIONS}
        width={width}
        height={2 * BAND_DEVIATIONS}
      />
      {deviations.map((deviation, x) => {
        const height = Math.min(REACH, Math.abs(deviation))
        const isOutside = Math.abs(deviation) > BAND_DEVIATIONS
        return (
          <rect
            key={x}
            className={isOutside ? styles.outside : styles.bar}
            x={x + 0.2}
            y={deviation > 0 ? -height : 0}
            width={0.6}
            height={height}
          />
        )
      })}
      <rect className={styles.middle} y={-0.04} width={width} height={0.08} />
    </svg>
  )
}
