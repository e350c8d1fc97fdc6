import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS, type Form } from '../../../src/tools/password-generator/domain/settings'
import { passwordGenerator } from '../../../src/tools/password-generator/domain/generator'
import {
  scoreStrength,
  strengthOfBits,
} from '../../../src/tools/password-generator/domain/strength'
import { ok } from '../../../src/lib/result'
import { passwordsOf } from '../../support/password-recipes'

test('PW-32: default passwords are Good but for a few, and never Strong', () => {
  const texts = passwordsOf(20_000, DEFAULT_SETTINGS).map((one) => scoreStrength(one).text)
  expect(texts.filter((text) => text === 'Good').length).toBeGreaterThanOrEqual(19_400)
  expect(texts.filter((text) => text === 'Strong')).toEqual([])
})

// Scores by an independent oracle.
test.each([
  ['PW-33', '', 2, 'Weak'],
  ['PW-34', 'aaa', 2, 'Weak'],
  ['PW-35', 'password', 4, 'Fair'],
  ['PW-36', 'abcdefgh', 3, 'Weak'],
  ['PW-37', 'Password1', 6, 'Fair'],
  ['PW-38', 'Password1!', 8, 'Good'],
  ['PW-39', 'A1b2C3d4E5f6!', 9, 'Strong'],
  ['PW-40', 'A1b2C3d4E5f6G7h8!', 10, 'Strong'],
  ['PW-41', 'A1b2C3d4E5f6G7h8', 8, 'Good'],
  ['PW-42', 'aBc', 3, 'Weak'],
  ['PW-43', 'cba', 3, 'Weak'],
  ['PW-44', '890', 3, 'Weak'],
  ['PW-45', '789', 2, 'Weak'],
  ['PW-46', '112233', 3, 'Weak'],
  ['PW-47', 'aaAaB1!xy', 8, 'Good'],
  ['PW-48', 'aaaB1!xy', 7, 'Good'],
  ['PW-49', 'Aa1!', 7, 'Good'],
  ['PW-50', '!!!!!!!!', 4, 'Fair'],
  ['PW-51', '😀😀😀', 3, 'Weak'],
  ['PW-52', 'Tr0ub4dor&3', 8, 'Good'],
])('%s: %j scores %i and is %s', (_, password, score, text) => {
  expect(scoreStrength(password)).toMatchObject({ score, text })
})

test.each([
  ['Weak', 'red', 'aaa'],
  ['Fair', 'amber', 'password'],
  ['Good', 'green', 'Password1!'],
  ['Strong', 'dark-green', 'A1b2C3d4E5f6!'],
])('%s is %s', (text, color, password) => {
  expect(scoreStrength(password)).toMatchObject({ text, color })
})

test.each([
  ['length 8, 12 and 16 are worth a point each', ['1w3r5y7', '1w3r5y7u', 1]],
  ['length 12', ['1w3r5y7u1w3', '1w3r5y7u1w3r', 1]],
  ['length 16', ['1w3r5y7u1w3r5y7', '1w3r5y7u1w3r5y7u', 1]],
  ['length counts code points', ['1w3r5y😀', '1w3r5y7😀', 1]],
  ['a symbol is worth two points', ['1w3r', '1w3!', 2]],
  ['a letter beyond A to Z is a symbol', ['1w3r', '1w3é', 2]],
  ['three in a row lose a point', ['1wwrw', '1wwwr', -1]],
  ['a run is found at the end', ['1w3rfab', '1w3rabc', -1]],
  ['a run goes across cases', ['1w3rXyA', '1w3rXyZ', -1]],
  ['letters and digits make no run together', ['yz0', 'yzA', 0]],
  ['the Kelvin sign is no K', ['j!l', 'j\u212Al', 0]],
] as const)('%s', (_, [before, after, points]) => {
  const plain = scoreStrength(before).score
  expect(scoreStrength(after).score - plain).toBe(points)
})

// Of a digit log2(10) bits, of a word log2(7772): 64 bits, which NIST SP 800-63B asks for, are Good.
test.each([
  ['a PIN of 6 digits', 19.9, 2, 'Weak'],
  ['a PIN of 12 digits', 39.8, 4, 'Fair'],
  ['4 words', 51.6, 5, 'Fair'],
  ['5 words', 64.6, 7, 'Good'],
  ['6 words', 77.5, 8, 'Good'],
  ['7 words', 90.4, 9, 'Strong'],
  ['20 words', 258.4, 10, 'Strong'],
])('PW-87: %s with %d bits score %i and are %s', (_, bits, score, text) => {
  expect(strengthOfBits(bits)).toMatchObject({ score, text })
})

test('PW-87: what a mode makes is as strong as its bits, a password with a form as its points', async () => {
  const drawing = {
    draw: () => 'password',
    entropy: () => ok({ bits: 258.4, remedy: null }),
    oddsOfStart: () => 0,
  }
  const { generate } = passwordGenerator(crypto.getRandomValues.bind(crypto), async () => drawing)
  const textWith = async (form: Form) => {
    const made = await generate({ ...DEFAULT_SETTINGS, form })
    return made.ok && made.value.strength.text
  }
  expect(await textWith({ kind: 'any', isMode: true })).toBe('Strong')
  expect(await textWith({ kind: 'any' })).toBe('Fair')
})
