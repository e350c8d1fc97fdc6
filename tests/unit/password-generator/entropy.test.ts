import { expect, test } from 'vitest'
import { ok } from '#lib/result'
import {
  LOWERCASE,
  NUMBERS,
  SYMBOLS,
  UPPERCASE,
} from '../../../src/tools/password-generator/domain/characters'
import { poolDrawing } from '../../../src/tools/password-generator/domain/draw'
import { guessingTimeText, timeToGuess } from '../../../src/tools/password-generator/texts.en'
import {
  DEFAULT_ENTROPY,
  guessingTime,
  minEntropyBits,
  mostOddsOfStart,
} from '../../../src/tools/password-generator/domain/entropy'
import { createPool } from '../../../src/tools/password-generator/domain/pool'
import { PRESETS } from '../../../src/tools/password-generator/domain/presets'
import {
  DEFAULT_SETTINGS,
  type PasswordSettings,
} from '../../../src/tools/password-generator/domain/settings'
import { everyPassword } from '../../support/every-password'
import { ALL_TYPES, only } from '../../support/password-recipes'

const entropyOf = (settings: PasswordSettings) => poolDrawing(settings).entropy()

test('PW-59: the defaults have at least 70.7 bits', () => {
  expect(entropyOf(DEFAULT_SETTINGS)).toEqual(ok({ bits: 70.7, remedy: null }))
  expect(DEFAULT_ENTROPY).toEqual({ bits: 70.7, remedy: null })
})

const presetBits = (name: string) => {
  const preset = PRESETS.find((candidate) => candidate.name === name)
  return { ...DEFAULT_SETTINGS, ...preset?.options }
}

// The last column of the table in docs/passwords.md, computed by another program over all counts.
test.each([
  ['easy-to-say', 44.26, 'longer'],
  ['easy-to-read', 68.65, null],
  ['all-characters', 76.27, null],
  ['high-security', 128.39, null],
] as const)('the likeliest password of the preset %s has %f bits', (name, bits, remedy) => {
  const settings = presetBits(name)
  expect(minEntropyBits(createPool(settings), settings.length)).toBeCloseTo(bits, 2)
  expect(entropyOf(settings)).toEqual(ok({ bits: Math.floor(bits * 10) / 10, remedy }))
})

const EVERY = [UPPERCASE, LOWERCASE, NUMBERS, SYMBOLS].join('')

// What is left of the types, own characters, length.
test.each([
  ['no class', '', 'abc', 5],
  ['one class', 'ab', '', 6],
  ['one class and own characters', 'a', 'éèê', 5],
  ['two classes of different sizes', 'ABC7', '', 6],
  ['three classes and own characters', 'ABc7', 'é', 4],
  ['three classes at length 5', 'Acd7', '', 5],
  ['four classes at length 4', 'Ac7!%', '', 4],
  ['four classes and own characters at length 4', 'Ac7!', 'é', 4],
])('every way through the generator counted: %s', (_, left, customInclude, length) => {
  const isIn = (type: string) => [...left].some((character) => type.includes(character))
  const pool = createPool(
    only({
      includeUppercase: isIn(UPPERCASE),
      includeLowercase: isIn(LOWERCASE),
      includeNumbers: isIn(NUMBERS),
      includeSymbols: isIn(SYMBOLS),
      customInclude,
      customExclude: EVERY.replace(new RegExp(`[${left}${customInclude}]`, 'g'), ''),
    }),
  )
  const odds = [...everyPassword(pool, length).values()]
  expect(odds.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
  expect(minEntropyBits(pool, length)).toBeCloseTo(-Math.log2(Math.max(...odds)), 9)
})

test.each([
  ['no class', { customInclude: 'abé' }, 5, 'ab'],
  ['a character of a class', { includeNumbers: true, customInclude: 'a' }, 4, '7'],
  ['a class and own characters', { includeNumbers: true, customInclude: 'ab' }, 4, '78a'],
  ['classes that are often missing', { ...ALL_TYPES }, 4, '!'],
  ['all of one class', { ...ALL_TYPES, customInclude: 'é' }, 4, '78'],
])(
  'the odds of a start are never too low, so the bits never too many: %s',
  (_, patch, length, starts) => {
    const customExclude = EVERY.replace(/[A!ab78]/g, '')
    const pool = createPool(only({ ...patch, customExclude }))
    const every = [...everyPassword(pool, length)]
    const kept = every.filter(([password]) => !starts.includes(password.charAt(0)))
    const keptOdds = kept.reduce((sum, [, odds]) => sum + odds, 0)
    const bound = mostOddsOfStart(pool, length, starts)
    expect(bound).toBeGreaterThanOrEqual(1 - keptOdds - 1e-12)
    expect(bound).toBeLessThan(1)
    const likeliest = Math.max(...kept.map(([, odds]) => odds / keptOdds))
    expect(minEntropyBits(pool, length) + Math.log2(1 - bound)).toBeLessThanOrEqual(
      -Math.log2(likeliest) + 1e-12,
    )
  },
)

test('the odds of a start are 1 where all passwords begin so', () => {
  const pool = createPool(only({ customInclude: 'ab' }))
  expect(mostOddsOfStart(pool, 4, 'abc')).toBe(1)
})

test.each([
  ['eleven of all types are enough', { ...ALL_TYPES, length: 11 }, 69.7, null],
  // 10 log2(88) is 64.6, but the likeliest have one character of three of the types.
  ['ten of all types are too few', { ...ALL_TYPES, length: 10 }, 63.1, 'longer'],
  // 32 log2(4) = 64
  ['exactly 64 bits are enough', { customInclude: 'abcd', length: 32 }, 64, null],
  // 12 log2(10) = 39.86
  ['12 digits can be either', { includeNumbers: true, length: 12 }, 39.8, 'either'],
  ['21 times a needs other characters', { customInclude: 'a', length: 21 }, 0, 'more-characters'],
  ['4 times a needs both', { customInclude: 'a', length: 4 }, 0, 'both'],
  ['50 times a or b needs others too', { customInclude: 'ab', length: 50 }, 50, 'more-characters'],
] as const)('advice goes by bits: %s', (_, patch, bits, remedy) => {
  expect(entropyOf(only(patch))).toEqual(ok({ bits, remedy }))
})

// Half of 2 to the bits, over 1e12 a second.
test.each([
  [13.2, 'Under a second'],
  [41, 'About 1.1 seconds'],
  [44.2, 'About 10 seconds'],
  [50, 'About 9.4 minutes'],
  [55, 'About 5 hours'],
  [64, 'About 110 days'],
  [70.7, 'About 30 years'],
  [90, 'About 20 million years'],
  [128.3, 'Over a trillion years'],
] as const)('%f bits are guessed in %s', (bits, text) => {
  expect(guessingTimeText(guessingTime(bits))).toBe(text)
})

test('PW-90: the time to guess has its condition', () => {
  expect(timeToGuess(guessingTime(70.7))).toBe(
    'About 30 years to guess at a trillion tries per second.',
  )
})
