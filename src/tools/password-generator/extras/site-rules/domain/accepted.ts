import { ASCII_SYMBOLS, LOWERCASE, NUMBERS } from '../../../domain/characters'
import type { DrawingRules } from './valid-passwords'

/** What is refused of the passwords that are drawn: a space at an end, which forms cut off, and long sequences. */
export interface Refusal {
  /** How many may stand in a sequence, such as abc or 321; null: any number. */
  maxSequential: number | null
}

/** Letters and digits by their places in the alphabet, in either case; no two others are neighbors, nor alike. */
const orderOf = (character: string) =>
  /[a-z0-9]/i.test(character)
    ? character.toLowerCase().charCodeAt(0)
    : 1000 + 2 * character.charCodeAt(0)

const BY_ALPHABET = [
  ...NUMBERS,
  ...Array.from(LOWERCASE).flatMap((letter) => [letter, letter.toUpperCase()]),
  ...ASCII_SYMBOLS,
]

function longestSequence(password: string): number {
  const orders = Array.from(password, orderOf)
  let longest = 1
  let sequence = 1
  let direction = 0
  for (const [at, order] of orders.entries()) {
    const step = order - (orders[at - 1] ?? NaN)
    const isNeighbor = Math.abs(step) === 1
    sequence = isNeighbor ? (step === direction ? sequence + 1 : 2) : 1
    direction = isNeighbor ? step : 0
    longest = Math.max(longest, sequence)
  }
  return longest
}

export const isAccepted = (password: string, { maxSequential }: Refusal): boolean =>
  password.trim() === password &&
  (maxSequential === null || longestSequence(password) <= maxSequential)

/** By what the last characters restrict the next one: each is a number below `count`. */
function modesOf(maxRun: number | null, maxSequential: number | null) {
  const runs = maxRun ?? 1
  const sequences = (maxSequential ?? 1) - 1
  const REFUSED = -1
  /** One further in a sequence whose modes begin at `first`; out of another mode it begins. */
  function sequenceMode(mode: number, first: number): number {
    if (sequences === 0) return REFUSED
    if (mode < first || mode >= first + sequences) return first
    return mode + 1 < first + sequences ? mode + 1 : REFUSED
  }
  return {
    count: runs + 2 * sequences,
    /** Behind one of that mode the same character once more (step 0), or its neighbor; refused below 0. */
    next(mode: number, step: number): number {
      if (step !== 0) return sequenceMode(mode, step > 0 ? runs : runs + sequences)
      if (maxRun === null) return 0
      const run = mode < runs ? mode + 1 : 1
      return run < runs ? run : REFUSED
    },
  }
}

/** What the needs lack, as one number each, and which number is left behind a character. */
function needStates(needs: readonly number[]) {
  const weights = needs.map((_, need) =>
    needs.slice(0, need).reduce((product, least) => product * (least + 1), 1),
  )
  const digit = (state: number, need: number) =>
    Math.floor(state / (weights[need] ?? 1)) % ((needs[need] ?? 0) + 1)
  return {
    start: needs.reduce((state, least, need) => state + least * (weights[need] ?? 0), 0),
    after: (state: number, meets: readonly number[]) =>
      meets.reduce(
        (left, need) => left - (digit(state, need) > 0 ? (weights[need] ?? 0) : 0),
        state,
      ),
  }
}

/** The sums of none, of the first, of the first two, up to all. */
function runningSums(values: readonly number[]): number[] {
  const sums = [0]
  for (const [at, value] of values.entries()) sums.push((sums[at] ?? 0) + value)
  return sums
}

/**
 * How many passwords keep the rules and are accepted, and begin with none of `notFirst`. A double: sums of positive
 * numbers alone, so that it is within 1e-11 of itself.
 *
 * For each place and each last character it is counted how many passwords end so, by what they lack and by the run or
 * sequence that they end with. Characters stand in the order of the alphabet: those that matter to one stand beside it, and
 * those before and behind them are added at once.
 */
export function countAccepted(
  { groups, needs, maxRun, maxSequential }: DrawingRules & Refusal,
  length: number,
  notFirst = '',
): number {
  const characters = BY_ALPHABET.flatMap((character) => {
    const group = groups.find(({ characters: own }) => own.includes(character))
    return group ? [{ character, meets: group.meets, order: orderOf(character) }] : []
  })
  const neighbors = characters.map(({ order }) => {
    const isNear = (other: { order: number }) => Math.abs(other.order - order) <= 1
    return { from: characters.findIndex(isNear), to: characters.findLastIndex(isNear) + 1 }
  })
  const modes = modesOf(maxRun, maxSequential)
  const { start, after } = needStates(needs)
  /** By what is lacking: for each last character and mode, how many there are. */
  type Endings = Map<number, Float64Array>
  function countsIn(endings: Endings, lacking: number): Float64Array {
    const counts = endings.get(lacking) ?? new Float64Array(characters.length * modes.count)
    endings.set(lacking, counts)
    return counts
  }
  function waysOf(counts: Float64Array, at: number) {
    let sum = 0
    for (let mode = 0; mode < modes.count; mode++) sum += counts[at * modes.count + mode] ?? 0
    return sum
  }
  function add(counts: Float64Array, at: number, mode: number, ways: number) {
    counts[at * modes.count + mode] = (counts[at * modes.count + mode] ?? 0) + ways
  }
  /** The character `at` behind one of those beside it in the alphabet. */
  function addBehind(target: Float64Array, at: number, counts: Float64Array, before: number) {
    const step = (characters[at]?.order ?? 0) - (characters[before]?.order ?? 0)
    if (at !== before && (step === 0 || maxSequential === null)) {
      return add(target, at, 0, waysOf(counts, before))
    }
    for (let mode = 0; mode < modes.count; mode++) {
      const next = modes.next(mode, step)
      if (next >= 0) add(target, at, next, counts[before * modes.count + mode] ?? 0)
    }
  }
  function addPlace(endings: Endings): Endings {
    const target: Endings = new Map()
    for (const [lacking, counts] of endings) {
      const ways = characters.map((_, at) => waysOf(counts, at))
      const upTo = runningSums(ways)
      const downTo = runningSums([...ways].reverse()).reverse()
      for (const [at, { meets }] of characters.entries()) {
        const own = countsIn(target, after(lacking, meets))
        const { from, to } = neighbors[at] ?? { from: 0, to: 0 }
        add(own, at, 0, (upTo[from] ?? 0) + (downTo[to] ?? 0))
        for (let before = from; before < to; before++) addBehind(own, at, counts, before)
      }
    }
    return target
  }

  let endings: Endings = new Map()
  for (const [at, { character, meets }] of characters.entries()) {
    if (character === ' ' || notFirst.includes(character)) continue
    add(countsIn(endings, after(start, meets)), at, 0, 1)
  }
  for (let place = 1; place < length; place++) endings = addPlace(endings)
  const done = countsIn(endings, 0)
  return characters.reduce(
    (sum, { character }, at) => (character === ' ' ? sum : sum + waysOf(done, at)),
    0,
  )
}
