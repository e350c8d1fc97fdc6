import { LOWERCASE, NUMBERS } from './character-sets'

export type StrengthText = 'Weak' | 'Fair' | 'Good' | 'Strong'

export interface Strength {
  /** 0 to 10; the bar is this times 10 percent. */
  score: number
  text: StrengthText
  color: 'red' | 'amber' | 'green' | 'dark-green'
}

type Label = Omit<Strength, 'score'>

// spec §4 and §9
const STRONG: Label = { text: 'Strong', color: 'dark-green' }
const LABELS: readonly (Label & { upTo: number })[] = [
  { upTo: 3, text: 'Weak', color: 'red' },
  { upTo: 6, text: 'Fair', color: 'amber' },
  { upTo: 8, text: 'Good', color: 'green' },
]

const REPEATED = /(.)\1\1/su
const SYMBOL = /[^A-Za-z0-9]/
const RUN_LENGTH = 3

/** Three letters or digits, each the next after the one before it: abc, XyZ, 123; not cba, not 890. */
function hasRun(password: string): boolean {
  // Not the whole text: foreign letters such as the Kelvin sign would become Latin ones.
  const text = password.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  for (let at = 0; at + RUN_LENGTH <= text.length; at++) {
    const three = text.slice(at, at + RUN_LENGTH)
    if (LOWERCASE.includes(three) || NUMBERS.includes(three)) return true
  }
  return false
}

/** The points of spec §5. A symbol is whatever is no Latin letter or digit; length is in code points. */
function score(password: string): number {
  const length = Array.from(password).length
  const points: readonly [earned: boolean, worth: number][] = [
    [length >= 8, 1],
    [length >= 12, 1],
    [length >= 16, 1],
    [/[A-Z]/.test(password), 1],
    [/[a-z]/.test(password), 1],
    [/[0-9]/.test(password), 1],
    [SYMBOL.test(password), 2],
    [!REPEATED.test(password), 1],
    [!hasRun(password), 1],
  ]
  return points.reduce((sum, [earned, worth]) => sum + (earned ? worth : 0), 0)
}

/** The empty password has 2: nothing in it is repeated or in a row. */
export function scoreStrength(password: string): Strength {
  const total = score(password)
  const { text, color } = LABELS.find(({ upTo }) => total <= upTo) ?? STRONG
  return { score: total, text, color }
}
