import { expect, test, vi } from 'vitest'
import { ok } from '#lib/result'
import { CHARACTER_TYPES } from '../../../../../src/tools/password-generator/domain/characters'
import { createPasswordWorker } from '../../../../../src/tools/password-generator/worker'
import { PRESETS } from '../../../../../src/tools/password-generator/domain/presets'
import {
  DEFAULT_SETTINGS,
  withinRules,
} from '../../../../../src/tools/password-generator/domain/settings'
import { siteDrawing } from '../../../../../src/tools/password-generator/extras/site-rules/domain/drawing'
import {
  type SiteForm,
  usualRules,
} from '../../../../../src/tools/password-generator/extras/site-rules/domain/rules'
import { uniformPicker } from '#lib/uniform'
import {
  log2Big,
  pickBigBelow,
  validPasswords,
} from '../../../../../src/tools/password-generator/extras/site-rules/domain/valid-passwords'
import { ALL_TYPES, only, systemRandom } from '../../../../support/password-recipes'
import { NO_LEAST, RULES, valid } from '../../../../support/site-passwords'

const pick = uniformPicker(systemRandom)

const CASES: [string, Partial<SiteForm>, number][] = [
  ['no rule', {}, 3],
  ['one of each type', { least: { uppercase: 1, lowercase: 1, numbers: 1, symbols: 1 } }, 5],
  ['all places needed', { least: { uppercase: 1, lowercase: 1, numbers: 2, symbols: 0 } }, 4],
  ['two of one type', { least: { ...NO_LEAST, numbers: 2 } }, 4],
  ['none beside itself', { maxRepeating: 1 }, 4],
  ['at most two in a row', { maxRepeating: 2 }, 4],
  ['a run as long as the text', { maxRepeating: 4 }, 4],
  ['sets across the types', { oneOf: ['Ac', 'B7!'] }, 4],
  [
    'all of it together',
    {
      least: { uppercase: 2, lowercase: 0, numbers: 1, symbols: 0 },
      oneOf: ['Ac', '8!'],
      maxRepeating: 1,
    },
    4,
  ],
]

/** The bits that a pick of a number of up to 32 bits is made of. */
const fixedPick = (rank: number) => vi.fn((_count: number) => rank)

test.each(CASES)(
  'every password that keeps the rules is drawn by one number, and no other: %s',
  (_, patch, length) => {
    const form = { ...RULES, ...patch, minLength: length, maxLength: length }
    const settings = { ...only(ALL_TYPES), form, length }
    const expected = valid(form, length)
    const drawing = siteDrawing(settings, form)
    const drawn = expected.map((_text, rank) => drawing.draw(fixedPick(rank)))
    expect(drawn.toSorted()).toEqual(expected.toSorted())
    // No number beyond them: the source is asked again, until it counts as stuck.
    expect(() => drawing.draw(fixedPick(expected.length))).toThrow('stuck')
    const bits = Math.floor(Math.log2(expected.length) * 10) / 10
    expect(drawing.entropy()).toMatchObject(ok({ bits }))
  },
)

// The column 'drawn anew' in docs/passwords.md, computed by another program.
test.each([
  ['the defaults', DEFAULT_SETTINGS, 71.26],
  ['Easy to Say', { ...DEFAULT_SETTINGS, ...PRESETS[0]?.options }, 44.43],
  ['All Characters', { ...only(ALL_TYPES), length: 12 }, 77.05],
  ['High Security', { ...only(ALL_TYPES), length: 20 }, 129.05],
] as const)(
  'as site rules, uniformly drawn, %s have the bits of the table',
  (_, settings, bits) => {
    const form = usualRules(settings)
    const needs = CHARACTER_TYPES.map((type) => form.least[type])
    const sizes = settings.excludeSimilar ? [24, 23, 0, 0] : [26, 26, 10, 26]
    const groups = sizes.map((size, need) => ({
      characters: Array.from({ length: needs[need] ? size : 0 }, (__, at) => `${need}${at}`),
      meets: [need],
    }))
    const counted = validPasswords({ groups, needs, maxRun: null }).count(settings.length)
    expect(log2Big(counted)).toBeCloseTo(bits, 2)
    expect(siteDrawing({ ...settings, form }, form).entropy()).toMatchObject(
      ok({ bits: Math.floor(log2Big(counted) * 10) / 10 }),
    )
  },
)

test('PW-65: 2000 passwords of a long rule keep it', () => {
  const form: SiteForm = {
    ...usualRules(DEFAULT_SETTINGS),
    characters: { ...usualRules(DEFAULT_SETTINGS).characters, symbols: '-_' },
    least: { uppercase: 2, lowercase: 3, numbers: 4, symbols: 1 },
    oneOf: ['aeiouAEIOU'],
    maxRepeating: 1,
  }
  const { draw } = siteDrawing({ ...only(ALL_TYPES), form, length: 16 }, form)
  for (let made = 0; made < 2000; made++) {
    const password = draw(pick)
    expect(password).toMatch(/^(?!.*(.)\1)(?=.*[aeiouAEIOU])(?=.*[-_])[-\w]{16}$/)
    expect(password.replace(/[^A-Z]/g, '').length).toBeGreaterThanOrEqual(2)
    expect(password.replace(/[^a-z]/g, '').length).toBeGreaterThanOrEqual(3)
    expect(password.replace(/\D/g, '').length).toBeGreaterThanOrEqual(4)
  }
})

test.each([
  [
    'a type that is off',
    { includeNumbers: false },
    { least: { ...NO_LEAST, numbers: 1 } },
    { code: 'none-left', type: 'numbers' },
  ],
  [
    'a type that is excluded',
    { customExclude: '!' },
    { least: { ...NO_LEAST, symbols: 1 } },
    { code: 'none-left', type: 'symbols' },
  ],
  [
    'a type that the site does not take, on or off',
    {},
    { least: { ...NO_LEAST, symbols: 1 }, characters: { ...RULES.characters, symbols: '' } },
    { code: 'none-taken', type: 'symbols' },
  ],
  [
    'a set that is excluded',
    { customExclude: '78' },
    { oneOf: ['78'] },
    { code: 'none-of', characters: '78' },
  ],
  [
    'none of a set with an alphabet and the space',
    {},
    { oneOf: [' +abcdefghijklmnopqrstuvwxyz'], characters: { ...RULES.characters, lowercase: '' } },
    { code: 'none-of', characters: 'a–z ␣+' },
  ],
  [
    'more than the longest length',
    { length: 8 },
    { maxLength: 8, least: { uppercase: 4, lowercase: 4, numbers: 1, symbols: 0 } },
    { code: 'too-short', needed: 9, longest: 8 },
  ],
  ['one character only', { customExclude: 'ABc78' }, { maxRepeating: 2 }, { code: 'none' }],
  [
    'more sets than can be counted',
    {},
    { oneOf: Array.from({ length: 13 }, () => 'A') },
    { code: 'too-many-rules' },
  ],
  [
    'sets whose runs would take seconds to count',
    {},
    {
      maxRepeating: 20,
      maxLength: 50,
      oneOf: ['AB', 'Bc', 'c7', '78', '8!', 'A!', 'A7', 'B8'],
    },
    { code: 'too-many-rules' },
  ],
] as const)('without a password there is a reason: %s', async (_, patch, rules, conflict) => {
  const form = { ...RULES, ...rules }
  const settings = { ...only(ALL_TYPES), form, ...patch }
  expect(await createPasswordWorker(systemRandom).generate(settings)).toMatchObject({
    ok: true,
    value: { password: '', entropy: { ok: false, error: conflict } },
  })
})

test("the visitor's own characters are no part of what a site takes, exclusions hold", () => {
  const form = { ...RULES, characters: { ...RULES.characters, lowercase: 'cdl' } }
  const settings = {
    ...only(ALL_TYPES),
    form,
    length: 50,
    customInclude: 'é',
    excludeSimilar: true,
    customExclude: 'd',
  }
  const { draw } = siteDrawing(settings, form)
  const seen = new Set(Array.from({ length: 200 }, () => draw(pick)).join(''))
  expect([...seen].toSorted().join('')).toBe('!78ABc')
})

const lengthWith = (patch: Partial<SiteForm>, length: number) =>
  withinRules({ ...DEFAULT_SETTINGS, form: { ...RULES, ...patch }, length }).length

test('the length stays within what the rules take and need', () => {
  expect(lengthWith({ minLength: 10, maxLength: 16 }, 50)).toBe(16)
  expect(lengthWith({ minLength: 10, maxLength: 16 }, 4)).toBe(10)
  expect(lengthWith({ least: { uppercase: 4, lowercase: 4, numbers: 4, symbols: 4 } }, 4)).toBe(16)
  expect(
    lengthWith(
      { maxLength: 8, least: { ...NO_LEAST, uppercase: 4, lowercase: 4, numbers: 4 } },
      12,
    ),
  ).toBe(8)
  expect(withinRules({ ...DEFAULT_SETTINGS, length: 50 }).length).toBe(50)
})

test('a large number is put together from words of 32 bits, and drawn again where it is too great', () => {
  const words = [2 ** 32 - 1, 3, 7, 2]
  const counts: number[] = []
  const picked = pickBigBelow(3n * 2n ** 32n, (count) => {
    counts.push(count)
    return words.shift() ?? 0
  })
  // The first 34 bits are too many.
  expect(picked).toBe((7n << 2n) | 2n)
  expect(counts).toEqual([2 ** 32, 4, 2 ** 32, 4])
})
