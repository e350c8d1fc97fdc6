import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scoreStrength } from '../../../src/tools/password-generator/domain/strength'

const ROWS = ['abcdefghijklmnopqrstuvwxyz', '0123456789']

function hasRun(password: string): boolean {
  const text = password.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  return [...Array(text.length).keys()].some((at) => {
    const three = text.slice(at, at + 3)
    return three.length === 3 && ROWS.some((row) => row.includes(three))
  })
}

/** The points of PW-33 to PW-52, one by one. */
function plainScore(password: string): number {
  const length = Array.from(password).length
  const points = [length >= 8, length >= 12, length >= 16]
  for (const kind of [/[A-Z]/, /[a-z]/, /[0-9]/]) points.push(kind.test(password))
  points.push(!/(.)\1\1/su.test(password), !hasRun(password))
  return points.filter(Boolean).length + (/[^A-Za-z0-9]/.test(password) ? 2 : 0)
}

// Few characters, so that rows and repetitions are frequent; their neighbors in ASCII on both sides.
const near = fc.constantFrom(
  ...'abcyzABCYZ01289/:@[`{\u0000\u007f\u212a\u00e9\ud800\udc00\u{1F600}',
)

test('whatever the password, its score is the sum of its points', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(near, { maxLength: 24 }).map((parts) => parts.join('')),
        fc.string({ unit: 'binary', maxLength: 24 }),
      ),
      (password) => {
        expect(scoreStrength(password).score).toBe(plainScore(password))
      },
    ),
    { numRuns: 20_000 },
  )
})
