import type { PickBelow } from '#lib/uniform'

const WORD_BITS = 32

/** A draw is rejected with a probability below one half. */
const MAX_MISSES = 128

/** As many random bits as asked for, as a number. */
function randomBits(bits: number, pick: PickBelow): bigint {
  let value = 0n
  for (let left = bits; left > 0; left -= WORD_BITS) {
    const width = Math.min(left, WORD_BITS)
    value = (value << BigInt(width)) | BigInt(pick(2 ** width))
  }
  return value
}

/**
 * A whole number from 0 to below `count`, each equally likely: as many random bits as the largest has, drawn again
 * while the number is too large. Throws where the random source does or seems stuck.
 */
export function pickBigBelow(count: bigint, pick: PickBelow): bigint {
  const bits = count > 1n ? (count - 1n).toString(2).length : 0
  for (let miss = 0; miss < MAX_MISSES; miss++) {
    const value = randomBits(bits, pick)
    if (value < count) return value
  }
  throw new Error('the random source is stuck')
}

/** The binary logarithm of 1 or more, to the precision of a double. */
export function log2Big(value: bigint): number {
  const EXACT_BITS = 53
  const dropped = Math.max(0, value.toString(2).length - EXACT_BITS)
  return Math.log2(Number(value >> BigInt(dropped))) + dropped
}

/** Characters that count for the same needs. */
export interface CharacterGroup {
  characters: readonly string[]
  /** The indices of the needs that a character meets. */
  meets: readonly number[]
}

export interface DrawingRules {
  groups: readonly CharacterGroup[]
  /** How many characters each need requires. */
  needs: readonly number[]
  /** How many of the same may stand in a row; null: any number. */
  maxRun: number | null
}

/** Characters that may come next and lead to the same state. */
interface Step {
  group: number
  /** How many they are; 1 where it is the character before once more. */
  count: bigint
  isSame: boolean
  state: State
}

/** All that decides which characters may follow. */
interface State {
  /** How many characters each need still lacks. */
  lacking: readonly number[]
  /** Where runs are limited, the group of the last character and how many of the same there are; else `NONE` and 0. */
  group: number
  run: number
  /** Found when they are first asked for. */
  steps?: readonly Step[]
  /** In how many ways so many characters can follow, as far as that was asked for. */
  ways: bigint[]
}

const NONE = -1

/** So many are counted within the time of a job by a phone that takes six times as long as a computer. */
const MAX_NEED_STATES = 1000
const MAX_STEPS = 2_500_000

/** Whether there are so few steps, from all states at all places of a password of the length. */
export function isCountable({ groups, needs, maxRun }: DrawingRules, length: number): boolean {
  const needStates = needs.reduce((product, least) => product * (least + 1), 1)
  const runs = maxRun === null ? 1 : groups.length * maxRun
  const steps = needStates * runs * (groups.length + 1) * length
  return needStates <= MAX_NEED_STATES && steps <= MAX_STEPS
}

function stateMachine({ groups, needs, maxRun }: DrawingRules) {
  const known = new Map<string, State>()

  function stateOf(lacking: readonly number[], group: number, run: number): State {
    const key = `${lacking.join()} ${group} ${run}`
    const state = known.get(key) ?? { lacking, group, run, ways: [] }
    known.set(key, state)
    return state
  }
  function findSteps({ lacking, group: last, run }: State): Step[] {
    return groups.flatMap(({ characters, meets }, group) => {
      const left = lacking.map((count, need) =>
        count > 0 && meets.includes(need) ? count - 1 : count,
      )
      const first = maxRun === null ? stateOf(left, NONE, 0) : stateOf(left, group, 1)
      const count = BigInt(characters.length - (group === last ? 1 : 0))
      const other = { group, count, isSame: false, state: first }
      if (group !== last || maxRun === null || run >= maxRun) return [other]
      return [other, { group, count: 1n, isSame: true, state: stateOf(left, group, run + 1) }]
    })
  }
  const stepsFrom = (state: State) => (state.steps ??= findSteps(state))

  function countWays(state: State, left: number): bigint {
    if (left === 0) return state.lacking.every((count) => count === 0) ? 1n : 0n
    let sum = 0n
    for (const step of stepsFrom(state)) {
      if (step.count > 0n) sum += step.count * waysFrom(step.state, left - 1)
    }
    return sum
  }
  const waysFrom = (state: State, left: number): bigint =>
    (state.ways[left] ??= countWays(state, left))

  return { start: stateOf(needs, NONE, 0), stepsFrom, waysFrom }
}

/**
 * The first character of the ending with a rank, from 0. Endings are in the order of the steps, in a step in that of its
 * characters, and each character has as many as `waysOn` counts. Returns the step, the place of the character in it, and
 * the rank of what follows among the endings behind that character.
 */
function stepAt(steps: readonly Step[], rank: bigint, waysOn: (state: State) => bigint) {
  let rest = rank
  for (const step of steps) {
    const each = waysOn(step.state)
    const all = each * step.count
    if (rest < all) return { step, place: Number(rest / each), restRank: rest % each }
    rest -= all
  }
  throw new RangeError('no ending has this rank')
}

/**
 * Counts the passwords that keep the rules, and draws any of them with the same odds: a random rank below the count is
 * turned into the password of that rank ("unranking").
 */
export function validPasswords(rules: DrawingRules) {
  const { start, stepsFrom, waysFrom } = stateMachine(rules)
  const count = (length: number): bigint => waysFrom(start, length)

  /** @param rank from 0 to below the count */
  function passwordOf(length: number, rank: bigint): string {
    let password = ''
    let last = { group: NONE, state: start }
    /** Where the last character stands in its group. */
    let index = NONE
    let rest = rank
    for (let left = length - 1; left >= 0; left--) {
      const steps = stepsFrom(last.state)
      const { step, place, restRank } = stepAt(steps, rest, (state) => waysFrom(state, left))
      // Where runs are limited, the last character is not among those of its group: it has a step of its own.
      const isBehind = rules.maxRun !== null && last.group === step.group && place >= index
      if (!step.isSame) index = isBehind ? place + 1 : place
      password += rules.groups[step.group]?.characters[index] ?? ''
      last = step
      rest = restRank
    }
    return password
  }
  return {
    count,
    /** Of a length that has any. Throws where the random source does. */
    draw: (length: number, pick: PickBelow): string =>
      passwordOf(length, pickBigBelow(count(length), pick)),
  }
}
