import { expect, test } from 'vitest'
import { entropyOf } from '../../../src/tools/password-generator/domain/entropy'
import { PRESETS } from '../../../src/tools/password-generator/domain/presets'
import { DEFAULT_SETTINGS } from '../../../src/tools/password-generator/domain/settings'
import { ALL_TYPES, only } from '../../support/password-recipes'

test('the defaults have 71 bits: 12 times log2(62) is 71.45', () => {
  expect(entropyOf(DEFAULT_SETTINGS)).toEqual({ bits: 71, remedy: null })
})

// 8 log2(47) = 44.4, 12 log2(55) = 69.4, 12 log2(88) = 77.5, 20 log2(88) = 129.2
test.each([
  ['say', 44, 'longer'],
  ['read', 69, null],
  ['all', 77, null],
  ['high', 129, null],
] as const)('the preset %s has %i bits', (id, bits, remedy) => {
  const preset = PRESETS.find((candidate) => candidate.id === id)
  expect(entropyOf({ ...DEFAULT_SETTINGS, ...preset?.options })).toEqual({ bits, remedy })
})

test.each([
  // 10 log2(88) = 64.6, 9 log2(88) = 58.1
  ['ten of all types are enough', { ...ALL_TYPES, length: 10 }, 64, null],
  ['nine of all types are too few', { ...ALL_TYPES, length: 9 }, 58, 'longer'],
  // 32 log2(4) = 64
  ['exactly 64 bits are enough', { customInclude: 'abcd', length: 32 }, 64, null],
  ['12 digits can be either', { includeNumbers: true, length: 12 }, 39, 'either'],
  ['21 times a needs other characters', { customInclude: 'a', length: 21 }, 0, 'more-characters'],
  ['4 times a needs both', { customInclude: 'a', length: 4 }, 0, 'both'],
  [
    'two characters reach 50 bits at most',
    { customInclude: 'ab', length: 50 },
    50,
    'more-characters',
  ],
  ['no character at all', { length: 12 }, 0, 'more-characters'],
] as const)('advice goes by bits: %s', (_, patch, bits, remedy) => {
  expect(entropyOf(only(patch))).toEqual({ bits, remedy })
})
