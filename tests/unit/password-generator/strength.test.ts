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
  const codes = passwordsOf(20_000, DEFAULT_SETTINGS).map((one) => scoreStrength(one).code)
  expect(codes.filter((code) => code === 'good').length).toBeGreaterThanOrEqual(19_400)
  expect(codes.filter((code) => code === 'strong')).toEqual([])
})

// Scores by an independent oracle.
test.each([
  ['PW-33', '', 2, 'weak'],
  ['PW-34', 'aaa', 2, 'weak'],
  ['PW-35', 'password', 4, 'fair'],
  ['PW-36', 'abcdefgh', 3, 'weak'],
  ['PW-37', 'Password1', 6, 'fair'],
  ['PW-38', 'Password1!', 8, 'good'],
  ['PW-39', 'A1b2C3d4E5f6!', 9, 'strong'],
  ['PW-40', 'A1b2C3d4E5f6G7h8!', 10, 'strong'],
  ['PW-41', 'A1b2C3d4E5f6G7h8', 8, 'good'],
  ['PW-42', 'aBc', 3, 'weak'],
  ['PW-43', 'cba', 3, 'weak'],
  ['PW-44', '890', 3, 'weak'],
  ['PW-45', '789', 2, 'weak'],
  ['PW-46', '112233', 3, 'weak'],
  ['PW-47', 'aaAaB1!xy', 8, 'good'],
  ['PW-48', 'aaaB1!xy', 7, 'good'],
  ['PW-49', 'Aa1!', 7, 'good'],
  ['PW-50', '!!!!!!!!', 4, 'fair'],
  ['PW-51', '😀😀😀', 3, 'weak'],
  ['PW-52', 'Tr0ub4dor&3', 8, 'good'],
])('%s: %j scores %i and is %s', (_, password, score, code) => {
  expect(scoreStrength(password)).toMatchObject({ score, code })
})

test.each([
  ['weak', 'red', 'aaa'],
  ['fair', 'amber', 'password'],
  ['good', 'green', 'Password1!'],
  ['strong', 'dark-green', 'A1b2C3d4E5f6!'],
])('%s is %s', (code, color, password) => {
  expect(scoreStrength(password)).toMatchObject({ code, color })
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
  ['a PIN of 6 digits', 19.9, 2, 'weak'],
  ['a PIN of 12 digits', 39.8, 4, 'fair'],
  ['4 words', 51.6, 5, 'fair'],
  ['5 words', 64.6, 7, 'good'],
  ['6 words', 77.5, 8, 'good'],
  ['7 words', 90.4, 9, 'strong'],
  ['20 words', 258.4, 10, 'strong'],
])('PW-87: %s with %d bits score %i and are %s', (_, bits, score, code) => {
  expect(strengthOfBits(bits)).toMatchObject({ score, code })
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
    return made.ok && made.value.strength.code
  }
  expect(await textWith({ kind: 'any', isMode: true })).toBe('strong')
  expect(await textWith({ kind: 'any' })).toBe('fair')
})
