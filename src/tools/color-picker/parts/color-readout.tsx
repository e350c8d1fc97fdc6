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

function Controls({ value }: { value: string }) {
  const format = useColor((s) => s.format)
  const setFormat = useColor((s) => s.setFormat)
  const copy = useColor((s) => s.copy)
  const link = useColor((s) => linkOf(s.color))
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
      <CopyLink settings={link} variant="glass" compact />
    </div>
  )
}

function Hue({ hueDeg }: { hueDeg: number | null }) {
  if (hueDeg === null) return 'No hue'
  return (
    <>
      Hue <b>{Math.round(hueDeg) % 360}°</b>
    </>
  )
}

/** The selected color is the readout; its value in the chosen format and its hue stand on it. */
export function ColorReadout() {
  const color = useColor((s) => s.color)
  const value = formatColor(
    color,
    useColor((s) => s.format),
  )
  const hueDeg = hueOf(color)
  return (
    <Readout
      className={`${styles.readout} ${styles[readableOn(color)]}`}
      aria-label="Selected color"
      ticks={
        <Ticks
          marks={MARKS}
          length={TICKS}
          value={hueDeg === null ? null : hueDeg / DEGREES_PER_TICK}
        />
      }
    >
      <ColorSwatch color={color} />
      <Caption className={styles.caption}>
        <span>Selected color</span>
        <span>
          <Hue hueDeg={hueDeg} />
        </span>
      </Caption>
      <div className={styles.row}>
        <div className={styles.frame}>
          <output className={styles.value} data-long={value !== color || undefined}>
            {value}
          </output>
        </div>
        <Controls value={value} />
      </div>
    </Readout>
  )
}
