import { useLayoutEffect, useMemo, useRef, useState, type SVGProps } from 'react'
import type { Mark } from '#lib/scale'
import { classNames } from '../class-names'
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

const stretched = (length: number) => ({
  viewBox: `0 0 ${length} ${HEIGHT}`,
  preserveAspectRatio: 'none',
  'aria-hidden': true,
})

const pathOf = (marks: readonly Mark[]) =>
  marks.map(({ at, tall }) => `M${rounded(at)} ${tall ? 2 : 6}V${HEIGHT}`).join('')

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

/**
 * A picture of its own, which the compositor moves: as a path of the scale it would be laid out and
 * painted with each frame. The prerendered page has its first place as an attribute.
 */
function Needle({ place, length, className }: NeedleProps) {
  const [first] = useState(place)
  const ref = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    if (ref.current)
      ref.current.style.transform = `translateX(${((place - first) / length) * 100}%)`
  }, [place, first, length])
  return (
    <span className={classNames(className, styles.track)} aria-hidden="true">
      <svg ref={ref} {...stretched(length)}>
        <Strokes of="needle" d={`M${rounded(first)} 0V${HEIGHT}`} />
      </svg>
    </span>
  )
}

/**
 * The scale of a readout and the needle on it: a picture of a state that also stands in the text.
 * Stretched to its width by attributes alone, which the security policy lets through.
 */
export function Ticks({ marks, length, value, className }: Props) {
  const classes = classNames(styles.ticks, className)
  const all = useMemo(() => pathOf(marks), [marks])
  const place = value === null ? null : Math.min(Math.max(value, 0), length)
  const reached = place === null ? [] : marks.filter(({ at }) => at <= place + 1e-9)
  return (
    <>
      <svg className={classes} {...stretched(length)}>
        <Strokes of="off" d={all} />
        {place !== null && <Strokes of="on" d={pathOf(reached)} />}
      </svg>
      {place !== null && <Needle place={place} length={length} className={classes} />}
    </>
  )
}
