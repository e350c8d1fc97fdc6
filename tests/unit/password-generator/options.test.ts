import { expect, test } from 'vitest'
import { createPool } from '../../../src/tools/password-generator/domain/pool'
import { PRESETS } from '../../../src/tools/password-generator/domain/presets'
import {
  countExtras,
  DEFAULT_OPTIONS,
  DEFAULT_SETTINGS,
  isSameOptions,
} from '../../../src/tools/password-generator/domain/settings'
import { ALL_TYPES, only, passwordOf, passwordsOf } from '../../support/password-recipes'

const poolOf = (settings: typeof DEFAULT_SETTINGS) => createPool(settings).characters

/** The characters of so many long passwords: whatever may occur does. */
const occurring = (settings: typeof DEFAULT_SETTINGS) =>
  new Set(passwordsOf(4000, { ...settings, length: 50 }).join(''))

test('PW-01: the defaults are 12 characters with upper case, lower case and numbers', () => {
  expect(DEFAULT_OPTIONS).toEqual({
    length: 12,
    includeUppercase: true,
    includeLowercase: true,
    includeNumbers: true,
    includeSymbols: false,
    excludeSimilar: false,
    excludeAmbiguous: false,
  })
  for (const password of passwordsOf(1000, DEFAULT_SETTINGS)) {
    expect(password).toMatch(/^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])[A-Za-z0-9]{12}$/)
  }
})

test('PW-02: the symbols are exactly the 26 of the spec', () => {
  const symbols = poolOf(only({ includeSymbols: true }))
  expect(symbols).toHaveLength(26)
  expect(symbols.join('')).toBe('!@#$%^&*()_+-=[]{}|;:,.<>?')
})

test('PW-03: Exclude Similar leaves out i, l, 1, L, o, 0, O and nothing else', () => {
  const seen = occurring(only({ ...ALL_TYPES, excludeSimilar: true }))
  expect([...'il1Lo0O'].filter((character) => seen.has(character))).toEqual([])
  expect([...'I|'].filter((character) => !seen.has(character))).toEqual([])
  expect(seen.size).toBe(88 - 7)
})

test.each([
  ['easy-to-say', 47, 8, false, false, true, true],
  ['easy-to-read', 55, 12, true, false, true, false],
  ['all-characters', 88, 12, true, true, false, false],
  ['high-security', 88, 20, true, true, false, false],
] as const)(
  'PW-04: the preset %s has a pool of %i',
  (name, size, length, includeNumbers, includeSymbols, excludeSimilar, excludeAmbiguous) => {
    const types = { includeUppercase: true, includeLowercase: true, includeNumbers, includeSymbols }
    const options = { length, ...types, excludeSimilar, excludeAmbiguous }
    expect(PRESETS.find((preset) => preset.name === name)).toEqual({ name, options })
    expect(poolOf({ ...DEFAULT_SETTINGS, ...options })).toHaveLength(size)
  },
)

test('there are four presets, and the defaults are none of them', () => {
  expect(PRESETS).toHaveLength(4)
  expect(PRESETS.filter((preset) => isSameOptions(preset.options, DEFAULT_OPTIONS))).toEqual([])
})

test.each(Object.keys(DEFAULT_OPTIONS))('a preset is not in use once %s differs', (key) => {
  for (const preset of PRESETS) {
    const value = Object.entries(preset.options).find(([name]) => name === key)?.[1]
    const other = typeof value === 'boolean' ? !value : Number(value) + 1
    expect(isSameOptions(preset.options, { ...preset.options, [key]: other })).toBe(false)
  }
})

test('PW-05: Exclude Ambiguous leaves out brackets, quotes, slashes and punctuation', () => {
  const ambiguous = '{}[]()<>/\\\'"`~,;:.'
  const seen = occurring(
    only({ includeSymbols: true, excludeAmbiguous: true, customInclude: ambiguous }),
  )
  expect([...ambiguous].filter((character) => seen.has(character))).toEqual([])
  expect([...'@#$%^&*_+-=|'].filter((character) => !seen.has(character))).toEqual([])
})

test('PW-06: a pool that ends up empty gives an empty password', () => {
  const settings = only({
    includeLowercase: true,
    customExclude: 'abcdefghijklmnopqrstuvwxyz',
  })
  expect(passwordOf(settings)).toBe('')
})

test('PW-07: a class without characters is not guaranteed', () => {
  const settings = only({
    includeNumbers: true,
    includeLowercase: true,
    customExclude: '0123456789',
  })
  for (const password of passwordsOf(500, settings)) expect(password).toMatch(/^[a-z]{12}$/)
})

test('PW-08: custom characters alone make a password', () => {
  const seen = occurring(only({ customInclude: 'xyz' }))
  expect([...seen].toSorted()).toEqual(['x', 'y', 'z'])
  expect(passwordOf(only({ customInclude: 'xyz', length: 50 }))).toHaveLength(50)
})

test('PW-09: exclusion beats inclusion', () => {
  expect(passwordOf(only({ customInclude: 'xyz', customExclude: 'xyz' }))).toBe('')
  expect(passwordOf(only({ customInclude: 'il1Lo0O', excludeSimilar: true }))).toBe('')
  expect(passwordOf(only({ customInclude: '[~]', excludeAmbiguous: true }))).toBe('')
})

test.each([
  ['nothing', {}, 0],
  ['Exclude Similar', { excludeSimilar: true }, 1],
  ['Exclude Ambiguous and a custom character', { excludeAmbiguous: true, customInclude: 'é' }, 2],
  ['characters to exclude', { customExclude: 'x', includeSymbols: true, length: 20 }, 1],
] as const)('of the Advanced Options the active ones are counted: %s', (_, patch, count) => {
  expect(countExtras({ ...DEFAULT_SETTINGS, ...patch })).toBe(count)
})
