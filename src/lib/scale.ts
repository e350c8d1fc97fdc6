import { exponentOf, timesTenTo } from './power-of-ten'

/** A tick of a scale: its place from the start, and whether it stands out. */
export interface Mark {
  at: number
  tall: boolean
}

/** `divisions + 1` marks from 0 to `divisions`, every `tallEvery`th of them tall. */
export const evenMarks = (divisions: number, tallEvery: number): readonly Mark[] =>
  Array.from({ length: divisions + 1 }, (_, at) => ({ at, tall: at % tallEvery === 0 }))

/** The place of a number on a logarithmic scale from 1 to 10 that is 100 long, by its mantissa. */
export function logPlace(value: number): number {
  const magnitude = Math.abs(value)
  if (magnitude === 0 || !Number.isFinite(magnitude)) return 0
  return Math.log10(Number(magnitude.toExponential().split('e')[0])) * 100
}

/** The steps of a slide rule between two whole numbers: finer where numbers lie further apart. */
const stepsFrom = (whole: number) => (whole === 1 ? 20 : whole < 5 ? 10 : 4)

/** The marks of a slide rule from 1 to 10, on a scale that is 100 long; whole numbers are tall. */
export function logMarks(): readonly Mark[] {
  const wholes = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  const marks = wholes.flatMap((whole) => {
    const steps = stepsFrom(whole)
    return Array.from({ length: steps }, (_, index) => ({
      at: Math.log10(whole + index / steps) * 100,
      tall: index === 0,
    }))
  })
  return [...marks, { at: 100, tall: true }]
}

/**
 * The smallest round number that is not below `least`, a finite one above 0: 1, 2, 5, 10, 20 and so on.
 * @param steps the round numbers from 1 to 10, in their order
 */
export function roundStep(least: number, steps: readonly number[] = [1, 2, 5, 10]): number {
  const exponent = exponentOf(least)
  const round = (step: number) => timesTenTo(step, exponent)
  // The last digits of a double may be wrong: `2 * 1e24 * 5` is a little less than `1e25`.
  return round(steps.find((step) => round(step) >= least * (1 - 1e-9)) ?? 10)
}

/** A word or number below a scale, at a place of it. */
export interface Label {
  at: number
  text: string
}

/** The gap between two labels, in characters. */
const GAP = 0.5

/**
 * How wide a scale has to be, in characters of its labels, for each of them to keep clear of the others. Where there is
 * less room the first one and one at the end stay, then every second one, then the others: all of them or none, so that
 * they are even.
 */
export function neededWidths(labels: readonly Label[], length: number): readonly number[] {
  /** How far a label reaches beyond its place: those at the ends of the scale stand wholly within it. */
  function reach({ at, text }: Label, isBefore: boolean) {
    if (at > 0 && at < length) return text.length / 2
    return (at === 0) === isBefore ? 0 : text.length
  }
  function neededFor(one: Label, other: Label) {
    const [first, second] = one.at < other.at ? [one, other] : [other, one]
    return ((reach(first, false) + GAP + reach(second, true)) * length) / (second.at - first.at)
  }
  function turnOf(label: Label) {
    const index = labels.indexOf(label)
    return index === 0 || label.at === length ? 0 : 1 + (index % 2)
  }
  const surest = [...labels].sort((a, b) => turnOf(a) - turnOf(b))
  const needed = new Map<number, number>()
  surest.forEach((label, index) => {
    const surer = surest.slice(0, index).map((other) => neededFor(label, other))
    needed.set(turnOf(label), Math.max(needed.get(turnOf(label)) ?? 0, ...surer))
  })
  return labels.map((label) => needed.get(turnOf(label)) ?? 0)
}
