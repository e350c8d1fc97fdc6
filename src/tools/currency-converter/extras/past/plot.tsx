import { useState, type PointerEvent } from 'react'
import { figure } from '#lib/writing.en'
import { useDrag } from '#ui/browser/use-drag'
import { useSlider } from '#ui/fields/use-slider'
import {
  axisOf,
  nearestTo,
  placesOf,
  rateText,
  type Axis,
  type ChartPoint,
  type Pair,
  type Place,
} from './domain/chart'
import { Dated } from '../../view/dated'
import * as texts from './texts.en'
import styles from './view.module.css'

export interface RateChartProps {
  /** The points of the chart, two at least. */
  points: readonly ChartPoint[]
  pair: Pair
}

/** `2026-09-29: 1 USD = 0.9 EUR`. */
export const readingOf = ({ date, rate }: ChartPoint, { from, to }: Pair): string =>
  texts.dayRate(date, from.toUpperCase(), rateText(rate), to.toUpperCase())

const percent = (value: number) => `${value.toFixed(3)}%`

function AxisLines({ marks }: Axis) {
  return marks.map((mark, at) => {
    const y = percent(100 - (100 * at) / (marks.length - 1))
    return <line key={mark} className={styles.axis} x2="100%" y1={y} y2={y} />
  })
}

/** Beside the lines, in a column as wide as the longest. */
const AxisMarks = ({ marks }: Axis) => (
  <div className={styles.marks} aria-hidden="true">
    {marks.map((mark) => (
      <span key={mark}>{figure(mark)}</span>
    ))}
  </div>
)

function Curve({ places, chosen }: { places: readonly Place[]; chosen: Place | undefined }) {
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
        <polyline
          className={styles.curve}
          points={places.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ')}
        />
      </svg>
      {chosen && (
        <>
          <line
            className={styles.needle}
            x1={percent(chosen.x)}
            x2={percent(chosen.x)}
            y1="0"
            y2="100%"
          />
          <circle className={styles.point} cx={percent(chosen.x)} cy={percent(chosen.y)} r="5" />
        </>
      )}
    </>
  )
}

/** The first and the last one, below the curve. */
function Days({ points }: Pick<RateChartProps, 'points'>) {
  return (
    <>
      <text x="0" y="288">
        {points[0]?.date}
      </text>
      <text x="100%" y="288" textAnchor="end">
        {points.at(-1)?.date}
      </text>
    </>
  )
}

type PlotEvent = PointerEvent<SVGSVGElement>

/** Chooses the place that is nearest to the pointer. */
function usePlotPointer(places: readonly Place[], onChoose: (at: number) => void) {
  const drag = useDrag()
  function follow(event: PlotEvent) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    onChoose(nearestTo(places, (event.clientX - left) / width))
  }
  return {
    onPointerDown(event: PlotEvent) {
      if (drag.start(event)) follow(event)
    },
    onPointerMove(event: PlotEvent) {
      if (drag.move(event)) follow(event)
    },
    onPointerUp: follow,
  }
}

/** A chart of rates by day; the pointer, and the slider below it by keys, choose the day that is read off. */
export function RatePlot({ points, pair }: RateChartProps) {
  const [at, setAt] = useState(points.length - 1)
  const slider = useSlider(setAt)
  const axis = axisOf(points)
  const places = placesOf(points, axis)
  const pointer = usePlotPointer(places, setAt)
  const index = Math.min(at, points.length - 1)
  const point = points[index]
  const text = point && readingOf(point, pair)
  return (
    <div className={styles.figure}>
      {/* No live region: the slider announces it. */}
      <p className={styles.reading}>{text && <Dated text={text} />}</p>
      <AxisMarks {...axis} />
      <svg className={styles.plot} aria-hidden="true" {...pointer}>
        <svg y="8" width="100%" height="260" className={styles.area}>
          <AxisLines {...axis} />
          <Curve places={places} chosen={places[index]} />
        </svg>
        <Days points={points} />
      </svg>
      <input
        className={styles.slider}
        type="range"
        aria-label={texts.CHART_DAY}
        aria-valuetext={text}
        min="0"
        max={points.length - 1}
        value={index}
        autoComplete="off"
        {...slider}
      />
    </div>
  )
}
