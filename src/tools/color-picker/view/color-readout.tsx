import type { ComponentProps } from 'react'
import type { HexColor } from '#lib/color'
import { evenMarks } from '#lib/scale'
import { ColorSwatch } from '#ui/readout/color-swatch'
import { CopyButton } from '#ui/buttons/copy-button'
import { CopyLink } from '#ui/buttons/copy-link'
import { classNames } from '#ui/class-names'
import { GlassSelect } from '#ui/readout/glass-select'
import { Foot, Readout } from '#ui/readout/readout'
import { StripContent } from '#ui/readout/strip'
import { Ticks } from '#ui/readout/ticks'
import { SHOWN_FORMATS, formatColor, type ShownFormat } from '../domain/formats'
import { linkOf } from '../domain/link'
import { hueOf } from '../domain/hsl'
import { readableOn } from '../domain/readable-on'
import { useColor } from '../state'
import * as texts from '../texts.en'
import { useLive, useLiveText, useSettled } from './use-live'
import styles from './color-readout.module.css'

const DEGREES_PER_TICK = 5
const TICKS = 360 / DEGREES_PER_TICK
/** A tall one every 30 degrees. */
const MARKS = evenMarks(TICKS, 6)
const LABELS = texts.HUES.map((text, index) => ({ at: (index * TICKS) / texts.HUES.length, text }))

function Format() {
  const format = useColor((s) => s.format)
  const setFormat = useColor((s) => s.setFormat)
  return (
    <GlassSelect
      aria-label={texts.FORMAT}
      value={format}
      // The options are those of SHOWN_FORMATS.
      onChange={(event) => setFormat(event.target.value as ShownFormat)}
    >
      {SHOWN_FORMATS.map((option) => (
        <option key={option} value={option}>
          {option.toUpperCase()}
        </option>
      ))}
    </GlassSelect>
  )
}

/** `isBare`: icons alone. */
function Copies({ isBare = false }: { isBare?: boolean }) {
  const format = useColor((s) => s.format)
  const settled = useColor((s) => s.settled)
  const paletteType = useColor((s) => s.paletteType)
  return (
    <>
      <CopyLink settings={linkOf(settled, paletteType)} variant="glass" compact="always" />
      <CopyButton
        label={texts.COPY_COLOR}
        {...(isBare && { name: texts.COPY_COLOR, compact: 'always' })}
        value={formatColor(settled, format)}
        variant="glass-primary"
      />
    </>
  )
}

/** The color in one of the formats that were not chosen, so that three ways to write it are in view. */
function Fact({ as }: { as: ShownFormat }) {
  const fact = useLiveText<HTMLElement>(({ color }) => formatColor(color, as))
  return <span className={classNames('numerals', styles.fact)} {...fact} />
}

const FACTS = ['hex', 'rgb', 'hsl'] as const

function Facts() {
  const format = useColor((s) => s.format)
  const others = FACTS.filter((as) => !format.startsWith(as)).slice(0, 2)
  return others.map((as) => <Fact key={as} as={as} />)
}

function Scale(look: Pick<ComponentProps<typeof Ticks>, 'labels' | 'className'>) {
  const hueDeg = useSettled((s) => hueOf(s.color))
  const value = hueDeg === null ? null : hueDeg / DEGREES_PER_TICK
  return <Ticks marks={MARKS} length={TICKS} value={value} {...look} />
}

function Value() {
  const isLong = useColor((s) => s.format !== 'hex')
  const value = useLiveText<HTMLSpanElement>((s) => formatColor(s.color, s.format))
  return (
    <output className={classNames('numerals', styles.value)} data-long={isLong || undefined}>
      <span className={isLong ? undefined : styles.line} {...value} />
    </output>
  )
}

function paint(window: HTMLElement, color: HexColor) {
  window.dataset.ink = readableOn(color)
  // The rectangle is its swatch.
  window.querySelector('rect')?.setAttribute('fill', color)
}

/** What stays in view of the window has the color as well. */
function Strip() {
  const [color, ref] = useLive((s) => s.color, paint)
  const isLong = useColor((s) => s.format !== 'hex')
  const value = useLiveText<HTMLSpanElement>((s) => formatColor(s.color, s.format))
  return (
    <section
      ref={ref}
      className={classNames(styles.ink, styles.strip)}
      data-ink={readableOn(color)}
    >
      <ColorSwatch color={color} />
      <StripContent
        value={<span className={isLong ? styles.long : undefined} {...value} />}
        actions={<Copies isBare />}
        ticks={<Scale className={styles.bar} />}
      />
    </section>
  )
}

/** The selected color is the readout; its value in the chosen format and in two others stands on it. */
export function ColorReadout() {
  const [color, ref] = useLive((s) => s.color, paint)
  return (
    <Readout
      tint="color-picker"
      ref={ref}
      className={classNames(styles.ink, styles.readout)}
      data-ink={readableOn(color)}
      aria-label={texts.SELECTED_COLOR}
      ticks={<Scale labels={LABELS} />}
      strip={<Strip />}
    >
      <ColorSwatch color={color} />
      <div className={styles.frame}>
        <Value />
      </div>
      <Foot
        facts={<Facts />}
        actions={
          <>
            <Format />
            <Copies />
          </>
        }
      />
    </Readout>
  )
}
