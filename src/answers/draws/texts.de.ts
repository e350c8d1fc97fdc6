import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from fc7c8c6de7e8
import type { Drawn } from './draw'

/** Beyond so many, the throws are not listed. */
const MOST_LISTED = 20

const sideOf = (isHeads: boolean) => (isHeads ? 'Kopf' : 'Zahl')

export function draw(drawn: Drawn): { title: string; value: string; notes: readonly string[] } {
  switch (drawn.kind) {
    case 'dice': {
      const { rolls, sides } = drawn
      const isListed = rolls.length > 1 && rolls.length <= MOST_LISTED
      return {
        title: sides === 6 ? `${rolls.length} Würfel =` : `${rolls.length} W${sides} =`,
        value: String(rolls.reduce((sum, roll) => sum + roll, 0)),
        notes: isListed ? [rolls.join(' + ')] : [],
      }
    }
    case 'coins': {
      const { heads } = drawn
      const sides = heads.map(sideOf).join(', ')
      if (heads.length === 1) return { title: 'Münzwurf', value: sides, notes: [] }
      const count = heads.filter(Boolean).length
      return {
        title: `${heads.length} Münzen`,
        value: `${count} Mal Kopf, ${heads.length - count} Mal Zahl`,
        notes: heads.length <= MOST_LISTED ? [sides] : [],
      }
    }
    case 'number': {
      const { value, from, to } = drawn
      return { title: `Zufallszahl von ${from} bis ${to}`, value: String(value), notes: [] }
    }
    default:
      return { title: 'Zufällige UUID, Version 4', value: drawn.text, notes: [] }
  }
}
export const OUT_OF_RANGE =
  'Höchstens 100 Würfel oder Münzen, Würfel mit 2 bis 1.000.000 Seiten, Zahlen bis 2.147.483.647.'
export const NO_RANDOM = 'Dein Browser kann keine sicheren Zufallszahlen erzeugen.'
