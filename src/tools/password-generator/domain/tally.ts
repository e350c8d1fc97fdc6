import { NO_CLASS, type CharacterClass } from './pool'

/**
 * How often each class occurs in a password: eight bits for each, so that one number holds them and one
 * addition counts a character. Enough for four classes and for 127 places.
 */
export type Tally = number

const BITS = 8
const HIGHEST_BIT = BITS - 1
const ALL_BITS = 2 ** BITS - 1

/** What a character of this class adds to the tally. */
export const tallyOfOne = (own: number): Tally => (own === NO_CLASS ? 0 : 1 << (BITS * own))

/** One of each class. */
export const tallyOfEach = (classes: readonly CharacterClass[]): Tally =>
  classes.reduce((tally, _, own) => tally + tallyOfOne(own), 0)

export const countIn = (tally: Tally, own: number): number => (tally >>> (BITS * own)) & ALL_BITS

/** Whether a class of `each` is missing. Taking one from none borrows, which sets the highest bit. */
export const lacksAny = (tally: Tally, each: Tally): boolean =>
  ((tally - each) & (each << HIGHEST_BIT)) !== 0
