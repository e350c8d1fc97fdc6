import { parseFraction } from '#lib/fraction'
import { exponentOf } from '#lib/power-of-ten'
import { roundStep } from '#lib/scale'
import { figureText, rateFigure } from '../../../domain/figures'
import { dayNumber } from './days'
import type { PastFiles } from './files'
import { rateBetween, type RatesFile } from '../../../domain/rates'

/** What one of the source was in the target on a day. */
export interface ChartPoint {
  date: string
  rate: number
}

export interface RateChart {
  /** The points by day; days without a rate are left out. */
  points: readonly ChartPoint[]
  /** Days of which the source has no file, or no rate of the pair. */
  missing: readonly string[]
  failed: readonly string[]
}

export interface Pair {
  from: string
  to: string
}

export const rateText = (rate: number): string =>
  figureText(rateFigure(parseFraction(String(rate))))

/** The point of a file; null where that has no day, or no rate of the pair. */
export function pointOf(file: RatesFile, { from, to }: Pair): ChartPoint | null {
  const rate = rateBetween(file, from, to)
  return file.date === null || rate === null ? null : { date: file.date, rate }
}

/** The rates of a pair on some days; `latest` is the point that the page has already, the last one. */
export function chartOf(
  files: PastFiles,
  dates: readonly string[],
  pair: Pair,
  latest: ChartPoint | null,
): RateChart {
  const points: ChartPoint[] = []
  const missing: string[] = []
  const failed: string[] = []
  for (const date of dates) {
    const known = files.get(date)
    const point = known?.state === 'ready' ? pointOf(known.file, pair) : null
    if (point) points.push(point)
    else if (known?.state === 'failed') failed.push(date)
    else if (known) missing.push(date)
  }
  return { points: latest ? [...points, latest] : points, missing, failed }
}

/** A rate that is so many times the one beside it is another rate, as of a market in place of the official one. */
const LEAST_BREAK = 5

/** The first two neighbors that cannot be compared; null: all can. */
export function breakOf(points: readonly ChartPoint[]): readonly [ChartPoint, ChartPoint] | null {
  for (const [index, after] of points.entries()) {
    const before = points[index - 1]
    if (!before) continue
    const times = after.rate / before.rate
    if (times > LEAST_BREAK || times < 1 / LEAST_BREAK) return [before, after]
  }
  return null
}

/** Most steps of the axis from the lowest rate to the highest; with more its lines would clutter the chart. */
const MAX_STEPS = 4

/** Share by which the axis of equal rates extends on either side. */
const FLAT_MARGIN = 0.01

/**
 * Share by which equal rates may differ at most: the source rounds to 8 digits, by half of 1e-7 at most, and a rate
 * across the dollar is the quotient of two such rates, on either of two days.
 */
const ROUNDING_SHARE = 2e-7

/** Part of a step by which a rate may be beyond a round value and still be that value: the last digits of doubles. */
const BEYOND_MARK = 1e-6

/** `toFixed` takes no more decimals than these. */
const MAX_DECIMALS = 100

export interface Axis {
  min: number
  max: number
  /** Round values within, in order. */
  marks: readonly string[]
}

/** The axis of rates, from a round value below the lowest to one above the highest. */
export function axisOf(points: readonly ChartPoint[]): Axis {
  const rates = points.map(({ rate }) => rate)
  const [lowest, highest] = [Math.min(...rates), Math.max(...rates)]
  const isFlat = highest - lowest <= highest * ROUNDING_SHARE
  const margin = isFlat ? highest * FLAT_MARGIN : 0
  // Between the smallest numbers that there are, a step would be rounded to 0.
  const least = Math.max(Number.MIN_VALUE, (highest - lowest + 2 * margin) / MAX_STEPS)
  const step = roundStep(least)
  const first = Math.floor((lowest - margin) / step + BEYOND_MARK)
  const last = Math.ceil((highest + margin) / step - BEYOND_MARK)
  const decimals = Math.min(MAX_DECIMALS, Math.max(0, -exponentOf(step)))
  const marks = Array.from({ length: last - first + 1 }, (_, at) =>
    ((first + at) * step).toFixed(decimals),
  )
  return { min: first * step, max: last * step, marks }
}

const part01 = (value: number, from: number, to: number) =>
  to === from ? 0 : (value - from) / (to - from)

export interface Place {
  /** Percent of the width from the left, and of the height from above. */
  x: number
  y: number
}

/** Where the points stand: across by day, up by rate. */
export function placesOf(points: readonly ChartPoint[], { min, max }: Axis): Place[] {
  const days = points.map(({ date }) => dayNumber(date))
  const [first = 0, last = 0] = [days[0], days.at(-1)]
  return points.map(({ rate }, at) => ({
    x: 100 * part01(days[at] ?? first, first, last),
    y: 100 * (1 - part01(rate, min, max)),
  }))
}

export function nearestTo(places: readonly Place[], x01: number): number {
  const distances = places.map(({ x }) => Math.abs(x - 100 * x01))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}
