import { memo, useLayoutEffect, useMemo, useRef, useState, type SVGProps } from 'react'
import { neededWidths, type Label, type Mark } from '#lib/scale'
import { classNames } from '../class-names'
import readout from './readout.module.css'
import styles from './ticks.module.css'

interface Props {
  /** From 0 to `length`. */
  marks: readonly Mark[]
  length: number
  /** How far the scale is reached, from 0 to `length`; null for no needle. */
  value: number | null
  /** Three to five, the first and the last at the ends. */
  labels?: readonly Label[]
  /** The other side of the scale, above it, with the same needle; not on a phone, and not in a strip. */
  above?: { marks: readonly Mark[]; labels: readonly Label[] }
  className?: string | undefined
}

const HEIGHT = 16

/** Two decimals: finer than any screen shows. */
const rounded = (place: number) => Number(place.toFixed(2))

const stretched = (length: number) => ({
  viewBox: `0 0 ${length} ${HEIGHT}`,
  preserveAspectRatio: 'none',
  'aria-hidden': true,
})

const pathOf = (marks: readonly Mark[]) =>
  marks.map(({ at, tall }) => `M${rounded(at)} ${tall ? 0 : 7}V${HEIGHT}`).join('')

interface StrokesProps extends SVGProps<SVGPathElement> {
  /** The part of a scale: ticks that are reached or not, or the needle. */
  of: 'on' | 'off' | 'needle'
}

/** Strokes in the colors of a scale, in a straight one or one bent round. */
export const Strokes = ({ of, className, ...path }: StrokesProps) => (
  <path className={classNames(styles[of], className)} vectorEffect="non-scaling-stroke" {...path} />
)

interface NeedleProps {
  place: number
  length: number
  className: string
}

/** Moves what is drawn at `first`, by the compositor. `share`: of the element's own width, for the whole length. */
const moveBy = (element: Element | null, share: number) => {
  if (element instanceof HTMLElement || element instanceof SVGElement)
    element.style.transform = `translateX(${share * 100}%)`
}

/**
 * A picture of its own, which the compositor moves, and the light below it: as a path of the scale it would be laid out
 * and painted with each frame. The prerendered page has its first place as an attribute.
 */
function Needle({ place, length, className }: NeedleProps) {
  const [first] = useState(place)
  const needle = useRef<SVGSVGElement>(null)
  const light = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    moveBy(needle.current, (place - first) / length)
    // Twice as wide as the window, with its brightest point in the middle.
    moveBy(light.current, (place / length - 0.5) / 2)
  }, [place, first, length])
  return (
    <>
      <span className={readout.light} aria-hidden="true">
        <span ref={light} />
      </span>
      <span className={classNames(className, styles.track)} aria-hidden="true">
        <svg ref={needle} {...stretched(length)}>
          <Strokes of="needle" d={`M${rounded(first)} 0V${HEIGHT}`} />
        </svg>
      </span>
    </>
  )
}

const anchorOf = (at: number, length: number) =>
  at === 0 ? 'start' : at === length ? 'end' : 'middle'

/** A character is hardly wider than this, in the font's size. */
const CHARACTER_EM = 0.64

/** The whole text at full size where the scale is as wide as it needs, else nothing: no browser shows what is 0 high. */
const sizeFor = (neededCharacters: number) =>
  `clamp(0px, (100cqi - ${rounded(neededCharacters * CHARACTER_EM)}em) * 99, 1em)`

/**
 * Texts keep their width where the scale is stretched: places are shares of it, as attributes. One that would touch
 * another is left out.
 */
const Labels = memo(function Labels({
  labels,
  length,
  className,
}: Required<Pick<Props, 'labels' | 'length'>> & Pick<Props, 'className'>) {
  const needed = useMemo(() => neededWidths(labels, length), [labels, length])
  return (
    <svg className={classNames(styles.labels, className)} aria-hidden="true">
      {labels.map(({ at, text }, index) => (
        <text
          key={at}
          x={`${rounded((at / length) * 100)}%`}
          y="1em"
          textAnchor={anchorOf(at, length)}
          fontSize={sizeFor(needed[index] ?? 0)}
        >
          {text}
        </text>
      ))}
    </svg>
  )
})

interface SideProps extends Pick<Props, 'marks' | 'length'> {
  place: number | null
  className: string
}

/** The ticks of a scale, those that are reached in another color. */
function Side({ marks, length, place, className }: SideProps) {
  const all = useMemo(() => pathOf(marks), [marks])
  const reached = place === null ? [] : marks.filter(({ at }) => at <= place + 1e-9)
  return (
    <svg className={className} {...stretched(length)}>
      <Strokes of="off" d={all} />
      {place !== null && <Strokes of="on" d={pathOf(reached)} />}
    </svg>
  )
}

/**
 * The scale of a readout and the needle on it: a picture of a state that also stands in the text.
 * Stretched to its width by attributes alone, which the security policy lets through.
 */
export function Ticks({ marks, length, value, labels, above, className }: Props) {
  const classes = classNames(styles.ticks, className)
  const place = value === null ? null : Math.min(Math.max(value, 0), length)
  const side = { length, place }
  return (
    <>
      {above && (
        <>
          <Side marks={above.marks} className={classNames(classes, styles.above)} {...side} />
          <Labels labels={above.labels} length={length} className={styles.above} />
        </>
      )}
      <Side marks={marks} className={classes} {...side} />
      {labels && <Labels labels={labels} length={length} />}
      {place !== null && (
        <Needle
          place={place}
          length={length}
          className={classNames(classes, above && styles.double)}
        />
      )}
    </>
  )
}
