import { plural } from '#lib/writing.en'

/** @param plus what is added to them; 0 for nothing */
export function dice(count: number, sides: number, plus: number): string {
  if (plus === 0) return `${count}d${sides} =`
  return plus < 0 ? `${count}d${sides} − ${-plus} =` : `${count}d${sides} + ${plus} =`
}

export const COIN = 'Coin flip'
export const coins = (count: number) => `${count} coins`
export const SIDES = { heads: 'Heads', tails: 'Tails' }
export const headsAndTails = (heads: number, tails: number) =>
  `${plural(heads, { one: '# head', other: '# heads' })}, ${plural(tails, { one: '# tail', other: '# tails' })}`

export const randomNumber = (from: number, to: number) => `Random number from ${from} to ${to}`
export const UUID = 'Random UUID, version 4'
export const OUT_OF_RANGE =
  'At most 100 dice or coins, dice of 2 to 1,000,000 sides, numbers up to 2,147,483,647, one UUID.'
export const NO_RANDOM = 'Your browser cannot generate secure random numbers.'
