import { evenMarks, roundStep, type Label, type Mark } from '#lib/scale'
import { figure } from '#lib/writing.en'
import type { Measure } from '../../tools/answer'
import { CONTRASTS, HUES, percent, THOUSANDS } from '../texts.en'

/** A scale is 100 long, or it is the face of a clock of which a share is lit. */
export type Scale =
  { marks: readonly Mark[]; labels: readonly Label[]; value: number | null } | { share01: number }

/** Evenly spaced marks: so many `divisions` of a scale that is 100 long. */
const marksOf = (divisions: number, tallEvery: number) =>
  evenMarks(divisions, tallEvery).map(({ at, tall }) => ({ at: (at * 100) / divisions, tall }))

const EVEN = marksOf(50, 10)
const QUARTERS = marksOf(40, 10)
const HUE = marksOf(72, 12)

const STEPS = [1, 2, 2.5, 5, 10]
const LABELS = [0, 1, 2, 3, 4, 5]

/** The steps at which a number is shortened, as CLDR has them. */
const SHORT_FROM = [1e3, 1e6, 1e9, 1e12]

/** Whether a number has a short name: those go as far as trillions. */
const isNamed = (size: number) => size === 0 || (size >= 0.001 && size < 1e15)

/** Three digits at most: `2.5M`, `1.25e18`. Intl would do it, and its first use costs a slow device 300 ms. */
export function shortNumber(number: number): string {
  const rounded = Number(number.toPrecision(3))
  if (!isNamed(Math.abs(number))) return figure(rounded.toExponential().replace('+', ''))
  const thousands = SHORT_FROM.filter((from) => Math.abs(rounded) >= from).length
  const shown = figure(`${rounded / 1000 ** thousands}`)
  return THOUSANDS[thousands]?.(shown) ?? shown
}

/** In characters: a first label with its unit that would be longer stands without the unit. */
const LONGEST_WITH_UNIT = 6

/** A ruler from 0 to a round number above the value, which is below 0 as well as above. */
function rulerOf(value: number, unit: string | undefined): Scale | null {
  const size = Math.abs(value)
  const step = size === 0 ? 1 : roundStep(size / 5, STEPS)
  if (!Number.isFinite(step * 5)) return null
  const first = value < 0 ? -step * 5 : 0
  const labels = LABELS.map((at) => ({ at: at * 20, text: shortNumber(first + at * step) }))
  const [start] = labels
  const withUnit = `${start?.text} ${unit}`
  if (start && unit && withUnit.length <= LONGEST_WITH_UNIT) start.text = withUnit
  return { marks: EVEN, labels, value: ((value - first) / (step * 5)) * 100 }
}

const PERCENTS = [0, 25, 50, 75, 100].map((at) => ({ at, text: percent(at) }))

/** Where a ratio of contrast, from 1 to 21, stands on the scale: equal steps are equal factors. */
const ratioAt = (ratio: number) => (Math.log(ratio) / Math.log(21)) * 100

/** The ratios that WCAG 2.2 requires, with both ends of the scale. */
const RATIOS = [1, 3, 4.5, 7, 21]

const RATIO_LABELS = RATIOS.map((ratio, index) => ({
  at: ratioAt(ratio),
  text: CONTRASTS[index] ?? '',
}))

const count = (length: number, from: number, step: number) =>
  Array.from({ length }, (_, index) => from + index * step)

/** Finer where ratios lie further apart; tall where one is required, so that it is seen what passes. */
const RATIO_MARKS = [...count(10, 1, 0.2), ...count(8, 3, 0.5), ...count(15, 7, 1)].map(
  (ratio) => ({ at: ratioAt(ratio), tall: RATIOS.includes(ratio) }),
)

const COLORS = HUES.map((text, at) => ({ at: (at * 100) / 6, text }))

/**
 * The scale for what an answer measures; null for an answer in words, which measures nothing.
 * @param unit of the measured number, for the first label
 */
export function scaleOf(measure: Measure | null, unit?: string): Scale | null {
  switch (measure?.kind) {
    case 'hue':
      return { marks: HUE, labels: COLORS, value: measure.hue01 && measure.hue01 * 100 }
    case 'contrast':
      return { marks: RATIO_MARKS, labels: RATIO_LABELS, value: ratioAt(measure.ratio) }
    case 'clock':
      return { share01: measure.share01 }
    case 'share':
      return { marks: QUARTERS, labels: PERCENTS, value: measure.percent }
    case 'ruler':
      return rulerOf(measure.value, unit)
    default:
      return null
  }
}
