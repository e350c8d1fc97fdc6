import { evenMarks } from '../../../lib/scale'
import { ColorSwatch } from '../../../ui/readout/color-swatch'
import { CopyButton } from '../../../ui/buttons/copy-button'
import { CopyLink } from '../../../ui/buttons/copy-link'
import { GlassSelect } from '../../../ui/readout/glass-select'
import { Caption, Readout } from '../../../ui/readout/readout'
import { Ticks } from '../../../ui/readout/ticks'
import { COLOR_FORMATS, formatColor, type ColorFormat } from '../domain/formats'
import { linkOf } from '../domain/link'
import { hueOf } from '../domain/hsl'
import { readableOn } from '../domain/readable-on'
import { useColor } from '../store'
import styles from './color-readout.module.css'

const DEGREES_PER_TICK = 5
const TICKS = 360 / DEGREES_PER_TICK
/** A tall one every 30 degrees. */
const MARKS = evenMarks(TICKS, 6)

function Controls() {
  const format = useColor((s) => s.format)
  const setFormat = useColor((s) => s.setFormat)
  const copy = useColor((s) => s.copy)
  const settled = useColor((s) => s.settled)
  const value = formatColor(settled, format)
  return (
    <div className={styles.controls}>
      <GlassSelect
        aria-label="Format"
        className={styles.format}
        value={format}
        // The options are those of COLOR_FORMATS.
        onChange={(event) => setFormat(event.target.value as ColorFormat)}
      >
        {COLOR_FORMATS.map((option) => (
          <option key={option} value={option}>
            {option.toUpperCase()}
          </option>
        ))}
      </GlassSelect>
      <CopyButton label="Copy Color" value={value} variant="glass" onCopy={() => copy(value)} />
      <CopyLink settings={linkOf(settled)} variant="glass" compact />
    </div>
  )
}

function Hue() {
  const hueDeg = useColor((s) => hueOf(s.color))
  if (hueDeg === null) return 'No hue'
  return (
    <>
      Hue <b>{Math.round(hueDeg) % 360}°</b>
    </>
  )
}

function Scale() {
  const hueDeg = useColor((s) => hueOf(s.color))
  const value = hueDeg === null ? null : hueDeg / DEGREES_PER_TICK
  return <Ticks marks={MARKS} length={TICKS} value={value} />
}

function Value() {
  const isLong = useColor((s) => s.format !== 'hex')
  const value = useColor((s) => formatColor(s.color, s.format))
  return (
    <output className={styles.value} data-long={isLong || undefined}>
      {value}
    </output>
  )
}

function Swatch() {
  return <ColorSwatch color={useColor((s) => s.color)} />
}

/**
 * The selected color is the readout; its value in the chosen format and its hue stand on it. Each part
 * that follows a drag is rendered by itself.
 */
export function ColorReadout() {
  const ink = useColor((s) => readableOn(s.color))
  return (
    <Readout
      className={`${styles.readout} ${styles[ink]}`}
      aria-label="Selected color"
      ticks={<Scale />}
    >
      <Swatch />
      <Caption className={styles.caption}>
        <span>Selected color</span>
        <span>
          <Hue />
        </span>
      </Caption>
      <div className={styles.row}>
        <div className={styles.frame}>
          <Value />
        </div>
        <Controls />
      </div>
    </Readout>
  )
}
