import type { Drawn } from './draw'

/** Beyond so many, the throws are not listed. */
const MOST_LISTED = 20

const sideOf = (isHeads: boolean) => (isHeads ? 'Heads' : 'Tails')

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

function headsText(heads: readonly boolean[]): string {
  const count = heads.filter(Boolean).length
  const tails = heads.length - count
  return `${counted(count, 'head')}, ${counted(tails, 'tail')}`
}

/** What was drawn: its title, its value, and all throws where there are several. */
export function draw(drawn: Drawn): { title: string; value: string; notes: readonly string[] } {
  switch (drawn.kind) {
    case 'dice': {
      const { rolls, sides } = drawn
      const isListed = rolls.length > 1 && rolls.length <= MOST_LISTED
      return {
        title: `${rolls.length}d${sides} =`,
        value: String(rolls.reduce((sum, roll) => sum + roll, 0)),
        notes: isListed ? [rolls.join(' + ')] : [],
      }
    }
    case 'coins': {
      const { heads } = drawn
      const sides = heads.map(sideOf).join(', ')
      if (heads.length === 1) return { title: 'Coin flip', value: sides, notes: [] }
      return {
        title: `${heads.length} coins`,
        value: headsText(heads),
        notes: heads.length <= MOST_LISTED ? [sides] : [],
      }
    }
    case 'number': {
      const { value, from, to } = drawn
      return { title: `Random number from ${from} to ${to}`, value: String(value), notes: [] }
    }
    default:
      return { title: 'Random UUID, version 4', value: drawn.text, notes: [] }
  }
}
export const OUT_OF_RANGE =
  'At most 100 dice or coins, dice of 2 to 1,000,000 sides, numbers up to 2,147,483,647.'
export const NO_RANDOM = 'Your browser cannot generate secure random numbers.'
