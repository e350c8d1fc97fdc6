import { LOWERCASE, NUMBERS, UPPERCASE } from './character-sets'

export type StrengthText = 'Weak' | 'Fair' | 'Good' | 'Strong'

export interface Strength {
  /** 0 to 10; the bar is this times 10 percent. */
  readonly score: number
  readonly text: StrengthText
  readonly color: 'red' | 'amber' | 'green' | 'dark-green'
}

type Label = Omit<Strength, 'score'>

// spec §4 and §9
const STRONG: Label = { text: 'Strong', color: 'dark-green' }
const LABELS: readonly (Label & { upTo: number })[] = [
  { upTo: 3, text: 'Weak', color: 'red' },
  { upTo: 6, text: 'Fair', color: 'amber' },
  { upTo: 8, text: 'Good', color: 'green' },
]

const MAX_SCORE = 10

const STRENGTHS: readonly Strength[] = Array.from({ length: MAX_SCORE + 1 }, (_, score) => {
  const { text, color } = LABELS.find(({ upTo }) => score <= upTo) ?? STRONG
  return { score, text, color }
})

const SYMBOL = 1
const UPPER = 2
const LOWER = 4
const DIGIT = 8

const ASCII_SIZE = 128

/** The kind of each ASCII character; a symbol is whatever is no Latin letter or digit. */
const KINDS = new Uint8Array(ASCII_SIZE).fill(SYMBOL)

/** Letters and digits by their place in a row, upper case as lower; 0 where there is no row. */
const RANKS = new Uint8Array(ASCII_SIZE)

for (const [set, kind] of [
  [UPPERCASE, UPPER],
  [LOWERCASE, LOWER],
  [NUMBERS, DIGIT],
] as const) {
  for (const character of set) {
    KINDS[character.charCodeAt(0)] = kind
    RANKS[character.charCodeAt(0)] = character.toLowerCase().charCodeAt(0)
  }
}

const LAST_UNIT = 0xffff

interface Features {
  /** In code points. */
  length: number
  /** Of the kinds that occur. */
  kinds: number
  /** Three of the same. */
  isRepeated: boolean
  /** Three letters or digits, each the next after the one before it: abc, XyZ, 123; not cba, not 890. */
  hasRun: boolean
}

/** One pass over the code points. */
function featuresOf(password: string): Features {
  const found = { length: 0, kinds: 0, isRepeated: false, hasRun: false }
  let [last, lastButOne] = [-1, -1]
  let [lastRank, rankBefore] = [0, 0]
  for (let at = 0; at < password.length; found.length++) {
    const point = password.codePointAt(at) ?? 0
    const rank = point < ASCII_SIZE ? (RANKS[point] ?? 0) : 0
    found.kinds |= point < ASCII_SIZE ? (KINDS[point] ?? SYMBOL) : SYMBOL
    if (point === last && last === lastButOne) found.isRepeated = true
    if (rank === lastRank + 1 && lastRank === rankBefore + 1) found.hasRun = true
    lastButOne = last
    last = point
    rankBefore = lastRank
    lastRank = rank
    at += point > LAST_UNIT ? 2 : 1
  }
  return found
}

const worth = (points: number, isEarned: boolean) => (isEarned ? points : 0)

/** The points of spec §5. The empty password has 2: nothing in it is repeated or in a row. */
export function scoreStrength(password: string): Strength {
  const { length, kinds, isRepeated, hasRun } = featuresOf(password)
  const score =
    worth(1, length >= 8) +
    worth(1, length >= 12) +
    worth(1, length >= 16) +
    worth(1, (kinds & UPPER) !== 0) +
    worth(1, (kinds & LOWER) !== 0) +
    worth(1, (kinds & DIGIT) !== 0) +
    worth(2, (kinds & SYMBOL) !== 0) +
    worth(1, !isRepeated) +
    worth(1, !hasRun)
  return STRENGTHS[score] ?? { score, ...STRONG }
}
