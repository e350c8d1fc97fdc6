import type { ComponentProps } from 'react'
import type { HexColor } from '#lib/color'
import { readableOn } from '#lib/contrast'
import { evenMarks } from '#lib/scale'
import { ColorSwatch } from '#ui/readout/color-swatch'
import { CopyButton } from '#ui/buttons/copy-button'
import { LinkButtons } from '#ui/buttons/link-buttons'
import { classNames } from '#ui/class-names'
import { GlassSelect } from '#ui/readout/glass-select'
import { Foot } from '#ui/readout/readout'
import { ReadoutWithStrip, StripContent } from '#ui/readout/strip'
import { Ticks } from '#ui/readout/ticks'
import { SHOWN_FORMATS, formatColor, percentOf, type ShownFormat } from '../domain/formats'
import { linkOf } from '../domain/link'
import { hueOf } from '../domain/hsl'
import { useColor, type ColorState } from '../state'
import * as texts from '../texts.en'
import { useLive, useLiveText, useSettled } from './use-live'
import styles from './color-readout.module.css'

const DEGREES_PER_TICK = 5
const TICKS = 360 / DEGREES_PER_TICK
/** The scale has a tall mark every 30 degrees. */
const MARKS = evenMarks(TICKS, 6)
const LABELS = texts.HUES.map((text, index) => ({ at: (index * TICKS) / texts.HUES.length, text }))

/** Opaque while another one is tried out. */
const alphaOf = ({ color, settled, alpha01 }: ColorState) => (color === settled ? alpha01 : 1)

const valueOf = (state: ColorState) => formatColor(state.color, state.format, alphaOf(state))

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

/** The buttons that copy; with `isBare` they have icons alone. */
function Copies({ isBare = false }: { isBare?: boolean }) {
  const format = useColor((s) => s.format)
  const color = useColor((s) => s.settled)
  const alpha01 = useColor((s) => s.alpha01)
  const paletteType = useColor((s) => s.paletteType)
  return (
    <>
      <LinkButtons
        settings={linkOf({ color, alpha01 }, paletteType)}
        variant="glass"
        compact="always"
      />
      {!isBare && <Format />}
      <CopyButton
        label={texts.COPY_COLOR}
        {...(isBare && { name: texts.COPY_COLOR, compact: 'always' })}
        value={formatColor(color, format, alpha01)}
        variant="glass-primary"
      />
    </>
  )
}

/**
 * The color in one of the formats that were not chosen, so that three ways to write it are in view. None of them has an
 * alpha: of a translucent color the last says how opaque it is.
 */
function Fact({ as, isLast }: { as: ShownFormat; isLast: boolean }) {
  const fact = useLiveText<HTMLElement>((state) => {
    const alpha01 = alphaOf(state)
    return isLast && alpha01 < 1 ? texts.opaque(percentOf(alpha01)) : formatColor(state.color, as)
  })
  return <span className={classNames('numerals', styles.fact)} {...fact} />
}

const FACTS = ['hex', 'rgb', 'hsl'] as const

function Facts() {
  const format = useColor((s) => s.format)
  const others = FACTS.filter((as) => !format.startsWith(as)).slice(0, 2)
  return others.map((as, at) => <Fact key={as} as={as} isLast={at > 0} />)
}

function Scale(look: Pick<ComponentProps<typeof Ticks>, 'labels' | 'className'>) {
  const hueDeg = useSettled((s) => hueOf(s.color))
  const value = hueDeg === null ? null : hueDeg / DEGREES_PER_TICK
  return <Ticks marks={MARKS} length={TICKS} value={value} {...look} />
}

function Value() {
  const isLong = useColor((s) => s.format !== 'hex')
  const value = useLiveText<HTMLSpanElement>(valueOf)
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
  const value = useLiveText<HTMLSpanElement>(valueOf)
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
    <ReadoutWithStrip
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
      <Foot facts={<Facts />} actions={<Copies />} />
    </ReadoutWithStrip>
  )
}
