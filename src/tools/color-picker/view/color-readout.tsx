import type { HexColor } from '#lib/color'
import { evenMarks } from '#lib/scale'
import { ColorSwatch } from '#ui/readout/color-swatch'
import { CopyButton } from '#ui/buttons/copy-button'
import { CopyLink } from '#ui/buttons/copy-link'
import { GlassSelect } from '#ui/readout/glass-select'
import { Caption, Readout } from '#ui/readout/readout'
import { Ticks } from '#ui/readout/ticks'
import { COLOR_FORMATS, formatColor, type ColorFormat } from '../domain/formats'
import { linkOf } from '../domain/link'
import { hueOf, wholeHue } from '../domain/hsl'
import { readableOn } from '../domain/readable-on'
import { useColor } from '../state'
import * as texts from '../texts.en'
import { useLive, useLiveText, useSettled } from './use-live'
import styles from './color-readout.module.css'

const DEGREES_PER_TICK = 5
const TICKS = 360 / DEGREES_PER_TICK
/** A tall one every 30 degrees. */
const MARKS = evenMarks(TICKS, 6)

function Controls() {
  const format = useColor((s) => s.format)
  const setFormat = useColor((s) => s.setFormat)
  const settled = useColor((s) => s.settled)
  const paletteType = useColor((s) => s.paletteType)
  return (
    <div className={styles.controls}>
      <GlassSelect
        aria-label={texts.FORMAT}
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
      <CopyButton label={texts.COPY_COLOR} value={formatColor(settled, format)} variant="glass" />
      <CopyLink settings={linkOf(settled, paletteType)} variant="glass" compact />
    </div>
  )
}

function Hue() {
  const hue = useLiveText<HTMLElement>(({ color }) => {
    const hueDeg = hueOf(color)
    return hueDeg === null ? texts.NO_HUE : `${wholeHue(hueDeg)}°`
  })
  return (
    <span className={styles.hue}>
      <span className={styles.line}>
        {texts.HUE} <b {...hue} />
      </span>
    </span>
  )
}

function Scale() {
  const hueDeg = useSettled((s) => hueOf(s.color))
  const value = hueDeg === null ? null : hueDeg / DEGREES_PER_TICK
  return <Ticks marks={MARKS} length={TICKS} value={value} />
}

function Value() {
  const isLong = useColor((s) => s.format !== 'hex')
  const value = useLiveText<HTMLSpanElement>((s) => formatColor(s.color, s.format))
  return (
    <output className={styles.value} data-long={isLong || undefined}>
      <span className={isLong ? undefined : styles.line} {...value} />
    </output>
  )
}

function paintReadout(readout: HTMLElement, color: HexColor) {
  readout.dataset.ink = readableOn(color)
  // The rectangle is its swatch.
  readout.querySelector('rect')?.setAttribute('fill', color)
}

/** The selected color is the readout; its value in the chosen format and its hue stand on it. */
export function ColorReadout() {
  const [color, ref] = useLive((s) => s.color, paintReadout)
  return (
    <Readout
      tint="color-picker"
      ref={ref}
      className={styles.readout}
      data-ink={readableOn(color)}
      aria-label={texts.SELECTED_COLOR}
      ticks={<Scale />}
    >
      <ColorSwatch color={color} />
      <Caption className={styles.caption}>
        <span>{texts.SELECTED_COLOR}</span>
        <Hue />
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
