import { toRgb, type HexColor } from '#lib/color'
import { evenMarks, roundStep, type Label, type Mark } from '#lib/scale'
import type { Answer } from '../../tools/answer'
import { CONTRASTS, HUES } from '../texts.en'

/** What a scale is made for. */
type Measured = Pick<Answer, 'title' | 'value' | 'unit' | 'swatch'> & { copy?: string | null }

/** A scale is 100 long, or it is the face of a clock of which a share is gone. */
export type Scale =
  { marks: readonly Mark[]; labels: readonly Label[]; value: number | null } | { share01: number }

/** `divisions` of them, on a scale that is 100 long. */
const marksOf = (divisions: number, tallEvery: number) =>
  evenMarks(divisions, tallEvery).map(({ at, tall }) => ({ at: (at * 100) / divisions, tall }))

const EVEN = marksOf(50, 10)
const QUARTERS = marksOf(40, 10)
const HUE = marksOf(72, 12)

export const PLAIN: Scale = { marks: EVEN, labels: [], value: null }

/** The hue in percent of the circle; null for a gray, which has none. */
function hueOf(color: HexColor): number | null {
  const { r, g, b } = toRgb(color)
  const most = Math.max(r, g, b)
  const range = most - Math.min(r, g, b)
  if (range === 0) return null
  const sixths =
    most === r ? (g - b) / range + 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4
  return ((sixths % 6) / 6) * 100
}

/** `12 PM` is noon. */
const hoursOf = (hours: string, half: string | undefined) =>
  (Number(hours) % 12) + (half?.toUpperCase() === 'PM' ? 12 : 0)

/** How much of the face of a clock a length or a time of day is; null: it is neither. */
function faceShare({ value }: Measured): number | null {
  const [, h = '', min = '', s, half] =
    /^(\d{1,2}):(\d\d)(?::(\d\d))?(?:\s?([AP]M))?$/i.exec(value) ?? []
  if (h === '') return null
  const minutes = Number(min) + Number(s ?? 0) / 60
  // A length of up to an hour stands on the face of the minutes, a longer one on that of the hours.
  if (s !== undefined && Number(h) === 0) return minutes / 60
  return ((hoursOf(h, half) % 12) * 60 + minutes) / 720
}

/** `5/20 in %`, `what % of 20`: the answer is one. */
const IN_PERCENT = /(?:in|what) %/
const SHARE = /(\d+(?:\.\d+)?)\s*%/

/** From 0 to 100; null: it is no share. */
function percentOf({ title, value, unit }: Measured): number | null {
  const isShare = unit === '%' || value.endsWith('%') || IN_PERCENT.test(title)
  const share = isShare ? parseFloat(value) : Number(SHARE.exec(title)?.[1])
  return share >= 0 && share <= 100 ? share : null
}

const STEPS = [1, 2, 2.5, 5, 10]
const LABELS = [0, 1, 2, 3, 4, 5]

/** The steps at which English shortens a number, as CLDR has them: thousand, million, billion, trillion. */
const SHORT_FROM = [1e3, 1e6, 1e9, 1e12]
const SHORT_NAMES = ['', 'K', 'M', 'B', 'T']

/** The names of thousands go as far as trillions. */
const isNamed = (size: number) => size === 0 || (size >= 0.001 && size < 1e15)

/** Three digits at most: `2.5M`, `1.25e18`. Intl would do it, and its first use costs a slow device 300 ms. */
export function shortNumber(number: number): string {
  const rounded = Number(number.toPrecision(3))
  if (!isNamed(Math.abs(number))) return rounded.toExponential().replace('+', '')
  const thousands = SHORT_FROM.filter((from) => Math.abs(rounded) >= from).length
  return `${rounded / 1000 ** thousands}${SHORT_NAMES[thousands]}`
}

/** The unit adds to the first label up to here, in characters. */
const LONGEST_WITH_UNIT = 6

/** A ruler from 0 to a round number above the value, which is below 0 as well as above. */
function rulerOf(value: number, unit: string | undefined): Scale {
  const size = Math.abs(value)
  const step = size === 0 ? 1 : roundStep(size / 5, STEPS)
  if (!Number.isFinite(step * 5)) return PLAIN
  const first = value < 0 ? -step * 5 : 0
  const labels = LABELS.map((at) => ({ at: at * 20, text: shortNumber(first + at * step) }))
  const [start] = labels
  const withUnit = `${start?.text} ${unit}`
  if (start && unit && withUnit.length <= LONGEST_WITH_UNIT) start.text = withUnit
  return { marks: EVEN, labels, value: ((value - first) / (step * 5)) * 100 }
}

const PERCENTS = [0, 25, 50, 75, 100].map((at) => ({ at, text: `${at}%` }))

/** Where a ratio stands between 1 and 21, the least and the highest contrast: each step is as many times the one before. */
const ratioAt = (ratio: number) => (Math.log(ratio) / Math.log(21)) * 100

/** What WCAG 2.2 asks for, between both ends. */
const RATIOS = [1, 3, 4.5, 7, 21].map((ratio, index) => ({
  at: ratioAt(ratio),
  text: CONTRASTS[index] ?? '',
}))

/** The scale of the answer's kind. */
export function scaleOf(answer: Measured): Scale {
  const { swatch, value, unit, copy } = answer
  if (swatch) {
    const labels = HUES.map((text, at) => ({ at: (at * 100) / 6, text }))
    return { marks: HUE, labels, value: hueOf(swatch) }
  }
  const ratio = /^([\d.]+):1$/.exec(value)?.[1]
  if (ratio) return { marks: EVEN, labels: RATIOS, value: ratioAt(Number(ratio)) }
  const face = faceShare(answer)
  if (face !== null) return { share01: face }
  const percent = percentOf(answer)
  if (percent !== null) return { marks: QUARTERS, labels: PERCENTS, value: percent }
  const number = Number((copy ?? value).replaceAll(',', ''))
  return Number.isFinite(number) && value !== '' && /^[-\d.,]/.test(value)
    ? rulerOf(number, unit)
    : PLAIN
}
