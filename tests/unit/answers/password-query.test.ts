import { expect, test, vi } from 'vitest'
import { normalizeQuestion } from '../../../src/lib/question/normalize-question'
import {
  FORMS,
  MODES,
  pinOf,
} from '../../../src/tools/password-generator/extras/forms/domain/forms'
import { useMany } from '../../../src/tools/password-generator/extras/many/state'
import { browser } from '../../../src/tools/password-generator/effects'
import { openingOf } from '../../../src/tools/password-generator/opening'
import { usePassword } from '../../../src/tools/password-generator/state'
import { PRESETS } from '../../../src/tools/password-generator/domain/presets'
import { DEFAULT_OPTIONS } from '../../../src/tools/password-generator/domain/settings'
import { ask, QUESTIONS } from '../../support/answer-modules'
import { requiring } from '../../support/password-forms'
import { passwordStore } from '../../support/password-store'

/** What the page is opened with. */
function textOf(question: string): string {
  const { answers } = ask(question)
  expect(QUESTIONS.get('password-generator')?.mayAnswer(normalizeQuestion(question))).toBe(true)
  const opening = answers[0]?.opening
  return opening && 'text' in opening ? opening.text : ''
}

/** The page as it was left, and opened with a question. */
function openedWith(
  question: string,
  before: (state: ReturnType<typeof usePassword.getState>) => void = () => {},
) {
  const { state } = passwordStore()
  before(state())
  const unfold = vi.fn<(extra: string, text: string) => void>()
  openingOf(state, unfold).openText?.(textOf(question))
  return { ...state(), unfolded: unfold.mock.calls }
}

const passphraseOf = (words: number) => ({ ...FORMS.passphrase, words })

test.each([
  ['password 20', { length: 20 }],
  ['password of length 20', { length: 20 }],
  ['password length: 20', { length: 20 }],
  ['password generator 20', { length: 20 }],
  ['password 32 characters', { length: 32 }],
  ['20 character secure password', { length: 20 }],
  ['6 digit PIN', { form: pinOf(6) }],
  ['8 digit pins', { form: pinOf(8) }],
  ['4-digit PIN code', { form: pinOf(4) }],
  ['random 6 digit pin', { form: pinOf(6) }],
  ['random pin code of 8', { form: pinOf(8) }],
  ['passphrase 5', { form: passphraseOf(5) }],
  ['passphrase of five words', { form: passphraseOf(5) }],
  ['a four-word passphrase', { form: passphraseOf(4) }],
  ['4 word password', { form: passphraseOf(4) }],
  ['four random words password', { form: passphraseOf(4) }],
  ['6 digit code for my phone', { form: pinOf(6) }],
  ['a password made of 6 random words', { form: passphraseOf(6) }],
  ['memorable password with 5 words', { form: passphraseOf(5) }],
  ['passphrase of 5 words, easy to remember', { form: passphraseOf(5) }],
  ['easy-to-remember 5 word passphrase', { form: passphraseOf(5) }],
  ['10 words', { form: passphraseOf(10) }],
  ['ten random words', { form: passphraseOf(10) }],
])('%s opens the generator with %j', (question, settings) => {
  expect(openedWith(question)).toMatchObject({ settings, unfolded: [] })
})

const UNLIKE_FIRST = {
  ...DEFAULT_OPTIONS,
  length: 17,
  includeNumbers: false,
  includeSymbols: true,
  excludeAmbiguous: true,
}

const ONLY = {
  includeUppercase: false,
  includeLowercase: false,
  includeNumbers: false,
  includeSymbols: false,
}

const LETTERS = { ...ONLY, includeUppercase: true, includeLowercase: true }

const presetOf = (wanted: string) => PRESETS.find(({ name }) => name === wanted)?.options

test.each([
  ['password', {}],
  ['pw', {}],
  ['a new random password', {}],
  ['password for a bank', {}],
  ['bank account password', {}],
  ['strong email password', presetOf('high-security')],
  ['I need a password for my email', {}],
  ['password 20 no symbols', { length: 20, includeSymbols: false }],
  ['password with 20 characters and no symbols', { length: 20, includeSymbols: false }],
  ['20 character password without special characters', { length: 20, includeSymbols: false }],
  ['password without numbers or symbols', { includeNumbers: false, includeSymbols: false }],
  ['password, no numbers and no symbols', { includeNumbers: false, includeSymbols: false }],
  ['password with numbers', { includeNumbers: true }],
  ['password no upper case', { includeUppercase: false }],
  [
    'password with digits and symbols, no capitals',
    {
      includeNumbers: true,
      includeSymbols: true,
      includeUppercase: false,
    },
  ],
  ['password letters only', LETTERS],
  ['password 20 letters only', { ...LETTERS, length: 20 }],
  ['password of 20 letters', { length: 20 }],
  ['letters only password 16', { ...LETTERS, length: 16 }],
  ['password with only letters', LETTERS],
  ['password with letters only', LETTERS],
  ['alphanumeric password', { ...LETTERS, includeNumbers: true }],
  ['password only lowercase', { ...ONLY, includeLowercase: true }],
  ['all lowercase password', { ...ONLY, includeLowercase: true }],
  ['password 12 letters and numbers', { ...LETTERS, includeNumbers: true, length: 12 }],
  [
    'password of lowercase letters and digits',
    {
      ...ONLY,
      includeLowercase: true,
      includeNumbers: true,
    },
  ],
  ['8 digit password', { ...ONLY, includeNumbers: true, length: 8 }],
  ['password without similar characters', { excludeSimilar: true }],
  ['password with ambiguous characters', { excludeAmbiguous: false }],
  ['strong password', presetOf('high-security')],
  ['very secure password', presetOf('high-security')],
  ['high security password', presetOf('high-security')],
  ['strong password 16', { ...presetOf('high-security'), length: 16 }],
  ['strong password no symbols', { ...presetOf('high-security'), includeSymbols: false }],
  ['easy to read password', presetOf('easy-to-read')],
  ['password easy to read', presetOf('easy-to-read')],
  ['password that is easy to say', presetOf('easy-to-say')],
  ['easy-to-say password', presetOf('easy-to-say')],
  ['password with all characters', presetOf('all-characters')],
])(
  'PW-85: %s has the options that it names, %j, and the others as they were',
  (question, named) => {
    const { settings } = openedWith(question, ({ change }) => change(UNLIKE_FIRST))
    expect(settings).toEqual({ ...settings, ...UNLIKE_FIRST, ...named, form: null })
  },
)

test.each([
  ['passphrase', {}],
  ['easy to remember password', {}],
  ['passphrase easy to remember', {}],
  ['easy to remember passphrase', {}],
  ['strong memorable password', {}],
  ['memorable strong password', {}],
  ['memorable passphrase', {}],
  ['password that is easy to remember', {}],
  ['password easy to memorize', {}],
  ['password I can remember', {}],
  ['a password made of words', {}],
  ['passphrase of 5 words', { words: 5 }],
  ['strong passphrase for bitwarden', {}],
])('PW-85: %s has the words that it names, %j, and the rest as it was', (question, named) => {
  const form = { ...passphraseOf(8), separator: '.', capitals: true }
  const { settings } = openedWith(question, ({ change }) => change({ form }))
  expect(settings.form).toEqual({ ...form, ...named })
})

test.each(['pin', 'a secure PIN', 'pin for my phone'])('PW-85: %s is a PIN', (question) => {
  expect(openedWith(question).settings.form).toEqual(FORMS.PIN)
})

test.each([
  'password generator',
  'strong password generator',
  'passwords',
  '20 password',
  'password of words',
  'password hash',
  'password strength',
  'password 20 30',
  'password for 2 people',
  'password and passphrase',
  'words',
  'pint',
])('PW-85: nothing is made for %s', (question) => {
  expect(ask(question).answers.filter(({ madeFrom }) => madeFrom !== undefined)).toEqual([])
})

/** Up to 12 characters: upper case, lower case and numbers, each needed, and no symbols. */
const RULES = requiring(12)
const NO_SYMBOLS = { ...RULES, characters: { ...RULES.characters, symbols: '' } }

test.each([
  ['password 20', { length: 20 }],
  ['password no capitals', { includeUppercase: false }],
  ['password with symbols', { includeSymbols: true }],
])('PW-85: rules of a site end where they do not take it: %s', (question, named) => {
  const { settings } = openedWith(question, ({ change }) => change({ form: NO_SYMBOLS }))
  expect(settings).toMatchObject({ ...named, form: null })
})

test.each([
  ['password 10', { length: 10 }],
  ['password no symbols', { includeSymbols: false }],
])('PW-85: rules of a site stay where they take it: %s', (question, named) => {
  const { settings } = openedWith(question, ({ change }) => change({ form: NO_SYMBOLS }))
  expect(settings).toMatchObject({ ...named, form: NO_SYMBOLS })
})

test.each([
  ['500 passwords', 500, { form: null, length: 12 }],
  ['500 passwords as csv', 500, { form: null }],
  ['csv of five hundred passwords', 500, { form: null }],
  ['1,000 strong passwords of 16 characters each', 1000, { length: 16 }],
  ['2k passwords', 2000, { form: null }],
  ['20 passphrases', 20, { form: FORMS.passphrase }],
  ['20 passphrases of 5 words', 20, { form: passphraseOf(5) }],
  ['10 pins', 10, { form: pinOf(6) }],
  ['ten 4-digit PINs', 10, { form: pinOf(4) }],
])('PW-81: %s opens many at once with %d, and %j', (question, count, settings) => {
  expect(openedWith(question)).toMatchObject({ settings, unfolded: [['many', String(count)]] })
})

test('PW-81: without a length what is made keeps its size, and passwords leave another mode', () => {
  const { settings } = openedWith('20 passphrases', ({ change }) =>
    change({ form: passphraseOf(8) }),
  )
  expect(settings.form).toEqual(passphraseOf(8))
  const left = openedWith('20 passwords', ({ chooseMode }) => chooseMode(MODES.PIN))
  expect(left.settings.form).toBeNull()
})

test('PW-81: the field of many at once takes the count, each time it is asked for', () => {
  for (const [question, count] of [
    ['500 passwords', '500'],
    ['20 pins', '20'],
  ] as const) {
    openingOf(usePassword.getState, browser.unfold).openText?.(textOf(question))
    expect(useMany.getState().text).toBe(count)
  }
})
