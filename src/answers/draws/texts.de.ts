import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from ed5d5dd7546c

export const dice = (count: number, sides: number, plus: number) => {
  const more = plus === 0 ? '' : plus < 0 ? ` − ${-plus}` : ` + ${plus}`
  return `${count} ${sides === 6 ? 'Würfel' : `W${sides}`}${more} =`
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
