import { BitmapCanvas } from '#ui/readout/bitmap-canvas'
import type { Outline } from './domain/outline'
import { useRead } from './state'
import * as texts from './texts.en'
import styles from './view.module.css'

/** Around a code; twice, so that it is seen on any ground. */
function Frame({ outline }: { outline: Outline }) {
  const points = outline.map(({ x, y }) => `${x},${y}`).join(' ')
  return (
    <>
      <polygon className={styles.halo} points={points} />
      <polygon className={styles.line} points={points} />
    </>
  )
}

/** The picture in which codes were found, each in a frame. */
export function Still() {
  const still = useRead((s) => s.still)
  const found = useRead((s) => s.found)
  if (!still) return null
  const outlines = found.flatMap(({ outline }) => (outline ? [outline] : []))
  return (
    <div className={styles.still} role="img" aria-label={texts.still(outlines.length)}>
      <BitmapCanvas bitmap={still} />
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        {outlines.map((outline, index) => (
          <Frame key={index} outline={outline} />
        ))}
      </svg>
    </div>
  )
}
