import { expect, test } from 'vitest'
import type { KeptSettings } from '../../../../../src/tools/password-generator/domain/kept'
import {
  DEFAULT_OPTIONS,
  DEFAULT_SETTINGS,
  optionsOf,
  type Form,
  type Mode,
} from '../../../../../src/tools/password-generator/domain/settings'
import {
  FORMS,
  MODES,
  pinOf,
} from '../../../../../src/tools/password-generator/extras/forms/domain/forms'
import { requiring } from '../../../../support/password-forms'
import { passwordStore } from '../../../../support/password-store'

interface Sized extends Form {
  size: number
}

const modeOf = (kind: string): Mode & { first: Sized } => ({
  first: { kind, isMode: true, size: 6 },
  sizes: [4, 6],
  sized: (form, size) => ({ ...form, size }),
  read: () => null,
})

const OWN_MODES = Object.values(MODES)

const words = modeOf('words')
const digits = modeOf('digits')

test('PW-79: each mode is as it was left, passwords with the rules of their site too', () => {
  const { state } = passwordStore()
  const rules = requiring(16)
  state().change({ form: rules })
  state().chooseMode(words)
  expect(state().settings).toEqual({ ...DEFAULT_SETTINGS, form: words.first })
  state().change({ form: words.sized(words.first, 4) })
  state().chooseMode(digits)
  expect(state().settings.form).toEqual(digits.first)
  state().chooseMode(words)
  expect(state().settings.form).toEqual({ ...words.first, size: 4 })
  state().chooseMode(null)
  expect(state().settings.form).toEqual(rules)
})

test.each([
  ['PW-79: after another mode', words, null],
  ['after they were off', null, requiring(16)],
])('rules come back with the options under them: %s', (_, off, on) => {
  const { state } = passwordStore()
  state().change({ form: requiring(16), includeSymbols: true, includeNumbers: false })
  const ruled = state().settings
  if (off) state().chooseMode(off)
  else state().change({ form: null })
  expect(optionsOf(state().settings)).toEqual(DEFAULT_OPTIONS)
  if (on) state().change({ form: on })
  else state().chooseMode(null)
  expect(state().settings).toEqual(ruled)
})

test('what an extra has set is taken away for good', () => {
  const { state } = passwordStore()
  state().change({ form: requiring(16), includeSymbols: true })
  state().resetForm()
  expect(state().settings).toEqual(DEFAULT_SETTINGS)
  expect(state().required).toEqual({})
  state().chooseMode(words)
  state().chooseMode(null)
  expect(state().settings.form).toBeNull()
  state().change({ form: requiring(16) })
  expect(state().settings.includeSymbols).toBe(false)
})

test.each([
  ['passphrase', { ...FORMS.passphrase, words: 8, separator: ' ', digit: true }],
  ['PIN', pinOf(8)],
] as const)('PW-82: a visit begins in the mode of the last one: %s', (_, form) => {
  const before = passwordStore()
  before.state().makeFirst(OWN_MODES)
  before.state().change({ length: 20, form })
  // As it is written on the device.
  const stored: unknown = JSON.parse(JSON.stringify(before.keepOptions.mock.lastCall?.[0]))
  expect(JSON.stringify(stored)).not.toContain('custom')
  const after = passwordStore(stored as KeptSettings)
  after.state().makeFirst(OWN_MODES)
  expect(after.state().settings).toEqual({ ...DEFAULT_SETTINGS, length: 20, form })
})

test.each([
  ['none', undefined],
  ['null', null],
  ['another kind', { kind: 'groups', isMode: true }],
  ['no number', { kind: 'passphrase', words: '6' }],
  ['too many words', { kind: 'passphrase', words: 1e9 }],
  ['half a digit', { kind: 'PIN', digits: 4.5 }],
])('PW-82: of a kept mode that cannot be, passwords are made: %s', (_, mode) => {
  const { state } = passwordStore({ ...DEFAULT_OPTIONS, mode } as KeptSettings)
  state().makeFirst(OWN_MODES)
  expect(state().settings).toEqual(DEFAULT_SETTINGS)
})
