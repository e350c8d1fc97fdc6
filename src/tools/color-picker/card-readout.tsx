import { ColorSwatch } from '#ui/readout/color-swatch'
import { Readout } from '#ui/readout/readout'
import styles from './card-readout.module.css'

/** Monochromatic, from dark to light. */
const COLORS = ['#0d2b2e', '#145c57', '#2a9d8f', '#6fc7bb', '#c3ebe4']

export default function ColorCardReadout() {
  return (
    <Readout tint="color-picker" className={styles.card} aria-hidden="true">
      {COLORS.map((color) => (
        <span key={color}>
          <ColorSwatch color={color} />
        </span>
      ))}
    </Readout>
  )
}
