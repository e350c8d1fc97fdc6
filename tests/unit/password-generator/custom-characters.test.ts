import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPool, emptyPoolReason } from '../../../src/tools/password-generator/domain/pool'
import { DEFAULT_SETTINGS } from '../../../src/tools/password-generator/domain/settings'
import { ALL_TYPES, only, passwordOf, passwordsOf } from '../../support/password-recipes'

test.each([
  [3, 3],
  [0, 0],
  [-1, 0],
  [NaN, 0],
  [Infinity, 0],
  [5.9, 5],
  [1e9, 50],
])('PW-22: a length of %d gives %d characters', (length, expected) => {
  expect(passwordOf(only({ ...ALL_TYPES, length }))).toHaveLength(expected)
})

test('PW-23: a custom character counts once, however often it is given', () => {
  const settings = only({ includeLowercase: true, customInclude: 'aaaaaaaaaa', length: 50 })
  const text = passwordsOf(2000, settings).join('')
  const share = [...text].filter((character) => character === 'a').length / text.length
  expect(share).toBeGreaterThan(1 / 26 - 0.0036)
  expect(share).toBeLessThan(1 / 26 + 0.0036)
})

test('PW-24: custom characters beyond 16 bits are whole characters', () => {
  const settings = only({ customInclude: '😀🎉é', length: 50 })
  const passwords = passwordsOf(500, settings)
  for (const password of passwords) {
    expect(password).not.toMatch(/\p{Surrogate}/u)
    expect(Array.from(password)).toHaveLength(50)
  }
  expect(new Set(passwords.join(''))).toEqual(new Set(['😀', '🎉', 'é']))
})

test('PW-25: of a joined emoji the code points that can be seen are used', () => {
  const settings = only({ customInclude: '👨\u200D👩\u200D👧', length: 50 })
  const text = passwordsOf(500, settings).join('')
  expect(text).not.toMatch(/\p{Surrogate}/u)
  expect(new Set(text)).toEqual(new Set(['👨', '👩', '👧']))
})

test('half an emoji is no character', () => {
  expect(passwordOf(only({ customInclude: '\ud83d' }))).toBe('')
  expect(passwordOf(only({ customInclude: '\ude00x', length: 4 }))).toBe('xxxx')
})

test('PW-26: the last character that a class has left is in every password', () => {
  const settings = only({
    includeNumbers: true,
    includeUppercase: true,
    customExclude: '012345678',
    length: 4,
  })
  const nines = passwordsOf(20_000, settings).map((password) => password.split('9').length - 1)
  expect(nines.filter((count) => count === 0)).toEqual([])
  expect(nines.some((count) => count === 2)).toBe(true)
})

test('custom characters are not guaranteed, and a class can take their place', () => {
  const settings = only({ includeNumbers: true, customInclude: 'abcdefghij', length: 4 })
  const passwords = passwordsOf(5000, settings)
  expect(passwords.filter((password) => !/[0-9]/.test(password))).toEqual([])
  expect(passwords.some((password) => /^[0-9]+$/.test(password))).toBe(true)
})

test('a custom character of a type that is on belongs to that type', () => {
  expect(createPool(only({ includeNumbers: true, customInclude: '5x' }))).toMatchObject({
    classes: [{ start: 0, size: 10 }],
    characters: { length: 11 },
  })
})

test('whatever the settings, a password has its length and only characters that are allowed', () => {
  const text = fc.string({ unit: 'binary', maxLength: 8 })
  fc.assert(
    fc.property(
      fc.record({
        length: fc.integer({ min: 4, max: 50 }),
        includeUppercase: fc.boolean(),
        includeLowercase: fc.boolean(),
        includeNumbers: fc.boolean(),
        includeSymbols: fc.boolean(),
        excludeSimilar: fc.boolean(),
        excludeAmbiguous: fc.boolean(),
        customInclude: text,
        customExclude: text,
        form: fc.constant(null),
      }),
      (settings) => {
        const characters = Array.from(passwordOf(settings))
        const pool = createPool(settings).characters
        expect(characters).toHaveLength(pool.length === 0 ? 0 : settings.length)
        expect(characters.filter((c) => settings.customExclude.includes(c))).toEqual([])
        expect(characters.filter((c) => !pool.includes(c))).toEqual([])
      },
    ),
  )
})

test('nothing to choose from and everything excluded are two errors', () => {
  expect(emptyPoolReason(only({}))).toBe('no-types')
  expect(emptyPoolReason(only({ customInclude: '\u200B' }))).toBe('no-types')
  expect(emptyPoolReason(only({ customInclude: 'x', customExclude: 'x' }))).toBe('all-excluded')
})

test('settings with characters give no reason while their first password is made', () => {
  expect(emptyPoolReason(DEFAULT_SETTINGS)).toBeNull()
  expect(emptyPoolReason(only({ customInclude: 'xy', customExclude: 'x' }))).toBeNull()
})

test('a letter and the accent over it are one character, as files on a Mac spell them', () => {
  const accented = 'e\u0301'
  const { characters } = createPool(only({ customInclude: `x${accented}` }))
  expect(characters).toEqual(['x', 'é'])
  const left = createPool(only({ includeLowercase: true, customExclude: accented }))
  expect(left.characters).toHaveLength(26)
})
