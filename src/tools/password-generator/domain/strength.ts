import { LOWERCASE, NUMBERS } from './characters'
import { ADVISED_BITS } from './entropy'

export type StrengthCode = 'weak' | 'fair' | 'good' | 'strong'

/** The sum of all points that there are. */
export const MAX_SCORE = 10

export interface Strength {
  /** 0 to `MAX_SCORE`; the bar is this times 10 percent. */
  readonly score: number
  readonly code: StrengthCode
  readonly color: 'red' | 'amber' | 'green' | 'dark-green'
}

type Label = Omit<Strength, 'score'>

/** Weak up to 3 points, Fair up to 6, Good up to 8, Strong from 9. */
function labelOf(score: number): Label {
  if (score <= 3) return { code: 'weak', color: 'red' }
  if (score <= 6) return { code: 'fair', color: 'amber' }
  if (score <= 8) return { code: 'good', color: 'green' }
  return { code: 'strong', color: 'dark-green' }
}

/** Three equal characters in a row, by code points: an emoji counts once. */
const hasRepeat = (password: string) => /(.)\1\1/su.test(password)

const ROWS = [LOWERCASE, NUMBERS]

/** Three letters or digits, each the next after the one before it: abc, XyZ, 123; not cba, not 890. */
function hasRun(password: string): boolean {
  // ASCII alone: lower-casing everything would make a k of the sign for kelvin.
  const text = password.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  for (let at = 0; at + 3 <= text.length; at++) {
    const three = text.slice(at, at + 3)
    if (ROWS.some((row) => row.includes(three))) return true
  }
  return false
}

/** The points of a password, see PW-33. The empty password has 2, since nothing in it repeats or runs. */
export function scoreStrength(password: string): Strength {
  const length = Array.from(password).length
  const points: readonly (readonly [points: number, isEarned: boolean])[] = [
    [1, length >= 8],
    [1, length >= 12],
    [1, length >= 16],
    [1, /[A-Z]/.test(password)],
    [1, /[a-z]/.test(password)],
    [1, /[0-9]/.test(password)],
    [2, /[^A-Za-z0-9]/.test(password)],
    [1, !hasRepeat(password)],
    [1, !hasRun(password)],
  ]
  const score = points.reduce((sum, [worth, isEarned]) => (isEarned ? sum + worth : sum), 0)
  return { score, ...labelOf(score) }
}

/** The score from which a password is Good. */
const GOOD_SCORE = 7

/**
 * The strength of what a mode makes, such as words or digits: the points count kinds of characters, of which it has one
 * or two by design. Its bits count instead, of which as many as are advised are Good.
 * @param bits of the likeliest one, from 0 on
 */
export function strengthOfBits(bits: number): Strength {
  const score = Math.min(MAX_SCORE, Math.floor((bits / ADVISED_BITS) * GOOD_SCORE))
  return { score, ...labelOf(score) }
}
