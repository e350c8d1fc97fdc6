import { expect, test } from 'vitest'
import { createGenerator } from '../../../src/tools/password-generator/domain/generator'
import {
  lacksAny,
  tallyOfEach,
  tallyOfOne,
} from '../../../src/tools/password-generator/domain/tally'
import {
  uniformPicker,
  type FillRandom,
} from '../../../src/tools/password-generator/domain/uniform'
import { only, systemRandom } from '../../support/password-recipes'

/** A source that gives these words and then zeros. */
const giving =
  (...words: number[]): FillRandom =>
  (target) => {
    target.fill(0)
    target.set(words)
  }

function rowOf(fill: FillRandom, count: number, places: number): number[] {
  const row = new Uint32Array(places)
  uniformPicker(fill).all(row, count)
  return [...row]
}

// 2^32 mod n as cases.md lists it.
test.each([
  [10, 6],
  [26, 22],
  [62, 4],
  [88, 48],
])('PW-17: for %i choices a row rejects the last %i words, and those alone', (count, remainder) => {
  const first = 2 ** 32 - remainder
  expect(rowOf(giving(first, 2 ** 32 - 1, 3, first - 1, 5), count, 3)).toEqual([3, count - 1, 5])
})

test.each([1, 64, 2 ** 32])('for %i choices a row rejects no word', (count) => {
  expect(rowOf((words) => void words.fill(0xffffffff), count, 2)).toEqual([count - 1, count - 1])
})

test('rows and single picks use each word once, whichever asks', () => {
  let word = 0
  const pick = uniformPicker((words) => {
    for (const place of words.keys()) words[place] = word++
  })
  const row = new Uint32Array(9_999)
  const used = [pick(2 ** 32)]
  pick.all(row, 2 ** 32)
  expect([...used, ...row, pick(2 ** 32)]).toEqual(Array.from({ length: 10_001 }, (_, at) => at))
})

test('PW-18: a stuck source ends a row, and serves again once it recovers', () => {
  let isStuck = true
  const pick = uniformPicker((words) => void words.fill(isStuck ? 0xffffffff : 7))
  const row = new Uint32Array(12)
  expect(() => pick.all(row, 62)).toThrow('stuck')
  isStuck = false
  let tries = 1
  for (; row[11] !== 7; tries++) {
    try {
      pick.all(row, 62)
    } catch {
      // What is left of the stuck words.
    }
  }
  // Each try uses words up: it never reads the same ones again.
  expect(tries).toBeLessThan(200)
})

test('the next password follows settings that changed, in place too', () => {
  const generate = createGenerator(systemRandom)
  const settings = only({ length: 4, customInclude: 'ab' })
  const charactersMade = () => {
    const made = generate(settings)
    return made.ok ? [...made.value.password] : []
  }
  expect(charactersMade()).toHaveLength(4)
  settings.length = 50
  expect(charactersMade()).toHaveLength(50)
  settings.customInclude = 'abc'
  expect(charactersMade()).toContain('c')
  settings.customExclude = 'c'
  expect(new Set(charactersMade())).toEqual(new Set(['a', 'b']))
  settings.includeNumbers = true
  expect(charactersMade().some((character) => /[0-9]/.test(character))).toBe(true)
})

test('a tally lacks a class exactly where its count is zero', () => {
  const counts = [0, 1, 2, 49, 50]
  const classes = Array.from({ length: 4 }, () => ({ start: 0, size: 1 }))
  const each = tallyOfEach(classes)
  const wrong = counts.flatMap((a) =>
    counts.flatMap((b) =>
      counts.flatMap((c) =>
        counts.filter((d) => {
          const tally = [a, b, c, d].reduce((sum, n, own) => sum + n * tallyOfOne(own), 0)
          return lacksAny(tally, each) !== [a, b, c, d].includes(0)
        }),
      ),
    ),
  )
  expect(wrong).toEqual([])
})
