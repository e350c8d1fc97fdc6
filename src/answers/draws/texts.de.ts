import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 5a81e6e5b031

const withSides = (count: number, sides: number) =>
  sides === 6 ? `${count} Würfel` : `${count} W${sides}`
export function dice(count: number, sides: number, plus: number): string {
  const all = withSides(count, sides)
  if (plus === 0) return `${all} =`
  return plus < 0 ? `${all} − ${-plus} =` : `${all} + ${plus} =`
}

export const COIN = 'Münzwurf'
export const coins = (count: number) => `${count} Münzen`
export const SIDES = { heads: 'Kopf', tails: 'Zahl' }
export const headsAndTails = (heads: number, tails: number) =>
  `${heads}-mal Kopf, ${tails}-mal Zahl`

export const randomNumber = (from: number, to: number) => `Zufallszahl von ${from} bis ${to}`
export const UUID = 'Zufällige UUID, Version 4'
export const OUT_OF_RANGE =
  'Höchstens 100 Würfel oder Münzen, Würfel mit 2 bis 1.000.000 Seiten, Zahlen bis 2.147.483.647, eine UUID.'
export const NO_RANDOM = 'Dein Browser kann keine sicheren Zufallszahlen erzeugen.'
