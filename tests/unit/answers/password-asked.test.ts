import { expect, test } from 'vitest'
import { askedIn } from '../../../src/lib/question/asked-in'
import {
  FORMS,
  MODES,
  pinOf,
} from '../../../src/tools/password-generator/extras/forms/domain/forms'
import { useMany } from '../../../src/tools/password-generator/extras/many/state'
import { openingOf } from '../../../src/tools/password-generator/opening'
import { usePassword } from '../../../src/tools/password-generator/state'
import { ask, QUESTIONS } from '../../support/answer-modules'
import { passwordStore } from '../../support/password-store'

/** What the page is opened with. */
function textOf(question: string): string {
  const { answers } = ask(question)
  expect(QUESTIONS.get('password-generator')?.mayAsk(askedIn(question))).toBe(true)
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
  openingOf(state).openText?.(textOf(question))
  return state()
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
  ['10 words', { form: passphraseOf(10) }],
  ['ten random words', { form: passphraseOf(10) }],
])('%s opens the generator with %j', (question, settings) => {
  expect(openedWith(question)).toMatchObject({ settings, manyAsked: null })
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
  expect(openedWith(question)).toMatchObject({ settings, manyAsked: { count } })
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
    openingOf(usePassword.getState).openText?.(textOf(question))
    expect(useMany.getState().text).toBe(count)
  }
})
