import type { PickBelow } from './uniform'
import { pickBigBelow } from './uniform-big'

/** Characters that count for the same needs. */
export interface CharacterGroup {
  characters: readonly string[]
  /** The needs, by number. */
  meets: readonly number[]
}

interface DrawingRules {
  groups: readonly CharacterGroup[]
  /** How many characters each need requires. */
  needs: readonly number[]
  /** How many of the same may stand in a row; null: any number. */
  maxRun: number | null
}

/** Characters that may come next and lead to the same state. */
interface Step {
  group: number
  /** How many of the group; 1 where it is the character before once more. */
  count: bigint
  isSame: boolean
  state: number
}

const NONE = -1

/** So many are counted within the time of a job by a phone that takes six times as long as a computer. */
const MAX_OPEN = 1000
const MAX_STEPS = 2_500_000

/** In how many ways needs can be open: each still lacks from none to all of its characters. */
const countOpen = (needs: readonly number[]): number =>
  needs.reduce((product, least) => product * (least + 1), 1)

/** Whether there are so few steps, from all states at all places of a password of the length. */
export function isCountable({ groups, needs, maxRun }: DrawingRules, length: number): boolean {
  const open = countOpen(needs)
  const runs = maxRun === null ? 1 : groups.length * maxRun
  return open <= MAX_OPEN && open * runs * (groups.length + 1) * length <= MAX_STEPS
}

/** What is open after a character. Open needs are one number: each is a digit of it, of a base of its own. */
function openAfter(needs: readonly number[], open: number, meets: readonly number[]): number {
  let left = open
  let weight = 1
  for (const [need, least] of needs.entries()) {
    const wanted = Math.floor(open / weight) % (least + 1)
    if (wanted > 0 && meets.includes(need)) left -= weight
    weight *= least + 1
  }
  return left
}

/**
 * What decides which characters may follow, as one number: the open needs, and where runs are limited the
 * group of the last character and how many of the same there are.
 */
function stateMachine({ groups, needs, maxRun }: DrawingRules) {
  const runs = (maxRun ?? 0) + 1
  const lasts = groups.length + 1
  const stateOf = (open: number, last: number, run: number) =>
    (open * lasts + last + 1) * runs + run
  const known: (readonly Step[])[] = []

  function findSteps(state: number): Step[] {
    const run = state % runs
    const last = (Math.floor(state / runs) % lasts) - 1
    return groups.flatMap(({ characters, meets }, group) => {
      const open = openAfter(needs, Math.floor(state / runs / lasts), meets)
      const first = maxRun === null ? stateOf(open, NONE, 0) : stateOf(open, group, 1)
      const count = BigInt(characters.length - (group === last ? 1 : 0))
      const other = { group, count, isSame: false, state: first }
      if (group !== last || maxRun === null || run >= maxRun) return [other]
      return [other, { group, count: 1n, isSame: true, state: stateOf(open, group, run + 1) }]
    })
  }
  return {
    start: stateOf(countOpen(needs) - 1, NONE, 0),
    isDone: (state: number) => state < runs * lasts,
    stepsFrom: (state: number) => (known[state] ??= findSteps(state)),
  }
}

type Machine = ReturnType<typeof stateMachine>

/** Counts in how many ways so many characters can follow a state. */
function wayCounter({ isDone, stepsFrom }: Machine) {
  const known: bigint[][] = []
  return function ways(left: number, state: number): bigint {
    if (left === 0) return isDone(state) ? 1n : 0n
    const row = (known[left] ??= [])
    const found = row[state]
    if (found !== undefined) return found
    let sum = 0n
    for (const step of stepsFrom(state)) {
      if (step.count > 0n) sum += step.count * ways(left - 1, step.state)
    }
    row[state] = sum
    return sum
  }
}

/** The step that a number falls to, where each has as many as it has ways on: its character, and the rest. */
function stepAt(steps: readonly Step[], rank: bigint, waysOn: (state: number) => bigint) {
  let rest = rank
  for (const step of steps) {
    const each = waysOn(step.state)
    const all = each * step.count
    if (rest < all) return { step, among: Number(rest / each), further: rest % each }
    rest -= all
  }
  throw new RangeError('no password has this number')
}

/** Counts the passwords that keep the rules, and draws any of them with the same odds. */
export function validPasswords(rules: DrawingRules) {
  const machine = stateMachine(rules)
  const ways = wayCounter(machine)
  const count = (length: number): bigint => ways(length, machine.start)

  /** The password of a number below the count. */
  function passwordOf(length: number, rank: bigint): string {
    let password = ''
    let last = { group: NONE, state: machine.start }
    let index = NONE
    let rest = rank
    for (let left = length - 1; left >= 0; left--) {
      const steps = machine.stepsFrom(last.state)
      const { step, among, further } = stepAt(steps, rest, (state) => ways(left, state))
      // Past the character before, which has a step of its own.
      const isPast = rules.maxRun !== null && last.group === step.group && among >= index
      if (!step.isSame) index = isPast ? among + 1 : among
      password += rules.groups[step.group]?.characters[index] ?? ''
      last = step
      rest = further
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
