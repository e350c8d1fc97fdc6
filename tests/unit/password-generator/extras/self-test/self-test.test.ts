import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { err } from '#lib/result'
import { DIGITS, GROUPED } from '../../../../support/password-forms'
import { createPasswordWorker } from '../../../../../src/tools/password-generator/worker'
import {
  tallyPasswords,
  testedSettings,
  type Tally,
  chiSquareProbability,
  uniformityOf,
} from '../../../../../src/tools/password-generator/extras/self-test/domain'
import { DEFAULT_SETTINGS } from '../../../../../src/tools/password-generator/domain/settings'
import {
  selfTestState,
  type SelfTestDeps,
} from '../../../../../src/tools/password-generator/extras/self-test/state'
import { only, systemRandom } from '../../../../support/password-recipes'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

const api = createPasswordWorker(systemRandom)

const tallyHere: SelfTestDeps['tallyPasswords'] = async (settings, count) =>
  api.tallyPasswords(settings, count)

function selfTestStore(tallyMany = tallyHere) {
  const tally = vi.fn(tallyMany)
  const store = createStore(selfTestState({ tallyPasswords: tally }))
  return { state: () => store.getState(), tally }
}

// Critical values of the NIST/SEMATECH e-Handbook, 1.3.6.7.4.
test.each([
  [10.828, 1, 0.001],
  [3.841, 1, 0.05],
  [13.816, 2, 0.001],
  [27.877, 9, 0.001],
  [16.919, 9, 0.05],
  [52.62, 25, 0.001],
  [98.324, 59, 0.001],
  [149.449, 100, 0.001],
])('chi-square %f with %d degrees of freedom has p %f', (value, degrees, probability) => {
  expect(chiSquareProbability(value, degrees)).toBeCloseTo(probability, 4)
})

test('far out, and where there is nothing to vary, p stays a number', () => {
  expect(chiSquareProbability(1e9, 59)).toBe(0)
  expect(chiSquareProbability(0, 59)).toBe(1)
  expect(chiSquareProbability(0, 0)).toBe(1)
})

test('types are not held to each other, only the characters within', () => {
  const even: Tally = {
    characters: [...'abAB'],
    groups: [2, 2],
    counts: [50, 50, 9, 9],
    lacking: 0,
  }
  expect(uniformityOf(even)).toMatchObject({ chiSquare: 0, degreesOfFreedom: 2, probability: 1 })
  // (60 - 50)^2 / 50 twice; one standard deviation is 5.
  const uneven = uniformityOf({ ...even, counts: [60, 40, 9, 9] })
  expect(uneven.chiSquare).toBe(4)
  expect(uneven.deviations).toEqual([2, -2, 0, 0])
})

test('a million characters are drawn, in batches; none is favored and no type lacks', async () => {
  const { state, tally } = selfTestStore()
  await state().start({ ...DEFAULT_SETTINGS, includeSymbols: true, customInclude: 'é' })
  expect(state()).toMatchObject({ phase: 'done', wanted: 83_334, done: 83_334 })
  expect(tally.mock.calls.length).toBe(100)
  const result = state().made
  if (!result) throw new Error('no tally')
  expect(result.counts.reduce((sum, count) => sum + count, 0)).toBe(83_334 * 12)
  expect(result.groups).toEqual([26, 26, 10, 26, 1])
  expect(result.lacking).toBe(0)
  expect(result.counts.every((count) => count > 0)).toBe(true)
  const { degreesOfFreedom, probability } = uniformityOf(result)
  expect(degreesOfFreedom).toBe(84)
  expect(probability).toBeGreaterThan(1e-9)
})

test('PW-70: a generator that favors a character does not pass', () => {
  let turn = 0
  // Every fiftieth pick is the first character.
  const biased = (count: number) => (turn++ % 50 === 0 ? 0 : Math.floor(Math.random() * count))
  const { probability } = uniformityOf(tallyPasswords(DEFAULT_SETTINGS, 20_000, biased))
  expect(probability).toBeLessThan(1e-9)
})

test('groups and PINs are tested with their own characters', async () => {
  const groups = testedSettings({
    ...DEFAULT_SETTINGS,
    form: GROUPED,
  })
  expect(groups).toEqual({ ...DEFAULT_SETTINGS, length: 16 })
  const pin = testedSettings({ ...DEFAULT_SETTINGS, form: DIGITS })
  const tally = await api.tallyPasswords(pin, 10)
  expect(tally.ok && tally.value.characters.join('')).toBe('0123456789')
})

test.each([
  ['an empty pool', only({}), tallyHere],
  ['no randomness', DEFAULT_SETTINGS, async () => err({ code: 'no-randomness' } as const)],
])('where nothing can be drawn the test fails: %s', async (_, settings, tallyMany) => {
  const { state } = selfTestStore(tallyMany)
  await state().start(settings)
  expect(state()).toMatchObject({ phase: 'failed', made: null })
})
