import { parseFraction } from '../../../lib/fraction'
import { figureText, rateFigure } from './figures'
import type { PastFiles } from './past-rates'
import { rateBetween, type RatesFile } from './rates'

/** What one of the source was in the target on a day. */
export interface ChartPoint {
  date: string
  rate: number
}

export interface RateChart {
  /** By day; those without a rate are left out. */
  points: readonly ChartPoint[]
  /** Days of which the source has no file, or no rate of the pair. */
  missing: readonly string[]
  /** Days whose file could not be fetched. */
  failed: readonly string[]
}

interface Pair {
  from: string
  to: string
}

/** A rate as the page shows it. */
export const rateText = (rate: number): string =>
  figureText(rateFigure(parseFraction(String(rate))))

/** `2026-09-29: 1 USD = 0.9 EUR`. */
export const dayRateText = ({ date, rate }: ChartPoint, { from, to }: Pair): string =>
  `${date}: 1 ${from.toUpperCase()} = ${rateText(rate)} ${to.toUpperCase()}`

/** The point of a file; null where that has no day, or no rate of the pair. */
export function pointOf(file: RatesFile, { from, to }: Pair): ChartPoint | null {
  const rate = rateBetween(file, from, to)
  return file.date === null || rate === null ? null : { date: file.date, rate }
}

/**
 * The rates of a pair on some days.
 * @param latest the point that the page has already; the last one
 */
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
