import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { createPasswordWorker } from '../../../src/tools/password-generator/worker'
import { DEFAULT_SETTINGS } from '../../../src/tools/password-generator/domain/settings'
import { uniformPicker, type FillRandom } from '#lib/uniform'
import { only, systemRandom } from '../../support/password-recipes'
import { filesUnder, readSource } from '../../support/source-files'

afterEach(() => void vi.restoreAllMocks())

/** A source that gives these words and then zeros. */
const giving =
  (...words: number[]): FillRandom =>
  (target) => {
    target.fill(0)
    target.set(words)
  }

const allOnes: FillRandom = (target) => void target.fill(0xffffffff)

test('PW-17: words that would favour low numbers are rejected', () => {
  expect(uniformPicker(giving(4294967292, 61))(62)).toBe(61)
  expect(uniformPicker(giving(4294967295, 4294967292, 5))(62)).toBe(5)
})

test('PW-17: the last word below the limit is accepted', () => {
  expect(uniformPicker(giving(4294967291, 7))(62)).toBe(4294967291 % 62)
})

// 2^32 mod n as cases.md lists it; the first rejected word is 2^32 less that.
test.each([
  [10, 6],
  [23, 12],
  [24, 16],
  [26, 22],
  [47, 42],
  [55, 26],
  [62, 4],
  [88, 48],
])('PW-17: for %i choices the last %i words are rejected', (count, remainder) => {
  const first = 2 ** 32 - remainder
  expect(uniformPicker(giving(first, 3))(count)).toBe(3)
  expect(uniformPicker(giving(first - 1, 3))(count)).toBe(count - 1)
})

test.each([1, 2, 32, 64, 2 ** 32])('for %i choices no word is rejected', (count) => {
  expect(uniformPicker(allOnes)(count)).toBe(count - 1)
})

test('what is picked is the remainder of the word, exactly', () => {
  const words = fc.integer({ min: 0, max: 2 ** 32 - 1 })
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 2 ** 32 }), (word, count) => {
      const isRejected = word >= 2 ** 32 - (2 ** 32 % count)
      expect(uniformPicker(giving(word))(count)).toBe(isRejected ? 0 : word % count)
    }),
  )
})

test('the source is called again when its words are used up, and none is used twice', () => {
  let word = 0
  const fill = vi.fn<FillRandom>((target) => {
    for (const place of target.keys()) target[place] = word++
  })
  const pick = uniformPicker(fill)
  const picked = Array.from({ length: 10_000 }, () => pick(2 ** 32))
  expect(picked).toEqual(Array.from({ length: 10_000 }, (_, at) => at))
  expect(fill.mock.calls.length).toBeGreaterThan(1)
})

test('PW-18: a source that is stuck at its highest word ends without a password', async () => {
  expect(await createPasswordWorker(allOnes).generate(DEFAULT_SETTINGS)).toEqual({
    ok: false,
    error: { code: 'no-randomness' },
  })
})

test('PW-19: a source that is stuck at zero ends with a password that has every class', async () => {
  const made = await createPasswordWorker(giving()).generate(DEFAULT_SETTINGS)
  expect(made).toMatchObject({ ok: true, value: { password: 'a0AAAAAAAAAA' } })
})

test('PW-20: a source that throws gives no password, and no weaker source is called', async () => {
  const weak = vi.spyOn(Math, 'random')
  const { generate } = createPasswordWorker(() => {
    throw new DOMException('refused', 'QuotaExceededError')
  })
  expect(await generate(DEFAULT_SETTINGS)).toEqual({ ok: false, error: { code: 'no-randomness' } })
  expect(weak).not.toHaveBeenCalled()
})

test('a source that recovers serves the next password', async () => {
  let broken = true
  const { generate } = createPasswordWorker((target) => {
    if (broken) throw new Error('refused')
    crypto.getRandomValues(target)
  })
  expect((await generate(DEFAULT_SETTINGS)).ok).toBe(false)
  broken = false
  expect((await generate(DEFAULT_SETTINGS)).ok).toBe(true)
})

test('the next password follows settings that changed, in place too', async () => {
  const { generate } = createPasswordWorker(systemRandom)
  const settings = only({ length: 4, customInclude: 'ab' })
  const charactersMade = async () => {
    const made = await generate(settings)
    return made.ok ? [...made.value.password] : []
  }
  expect(await charactersMade()).toHaveLength(4)
  settings.length = 50
  expect(await charactersMade()).toHaveLength(50)
  settings.customInclude = 'abc'
  expect(await charactersMade()).toContain('c')
  settings.customExclude = 'c'
  expect(new Set(await charactersMade())).toEqual(new Set(['a', 'b']))
  settings.includeNumbers = true
  expect((await charactersMade()).some((character) => /[0-9]/.test(character))).toBe(true)
})

test('PW-21: no code of the password generator draws with Math.random or shuffles by sorting', () => {
  const files = [
    ...filesUnder('src/tools/password-generator'),
    'workers/password.worker.ts',
    'workers/adapters/randomness.ts',
  ]
  expect(files).toContain('src/tools/password-generator/domain/draw.ts')
  const hits = files.filter((path) =>
    /Math\s*\.\s*random|\.(toS|s)ort(ed)?\(/.test(readSource(path)),
  )
  expect(hits).toEqual([])
})
