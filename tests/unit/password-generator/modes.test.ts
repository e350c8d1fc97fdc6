import { expect, test } from 'vitest'
import {
  DEFAULT_SETTINGS,
  type Form,
  type Mode,
} from '../../../src/tools/password-generator/domain/settings'
import { requiring } from '../../support/password-forms'
import { passwordStore } from '../../support/password-store'

interface Sized extends Form {
  size: number
}

const modeOf = (kind: string): Mode & { first: Sized } => ({
  first: { kind, isMode: true, size: 6 },
  sizes: [4, 6],
  sized: (form, size) => ({ ...form, size }),
})

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

test('what an extra has set is taken away for good', () => {
  const { state } = passwordStore()
  state().change({ form: requiring(16) })
  const { resets } = state()
  state().resetForm()
  expect(state().settings).toEqual(DEFAULT_SETTINGS)
  expect(state().resets).toBe(resets + 1)
  state().chooseMode(words)
  state().chooseMode(null)
  expect(state().settings.form).toBeNull()
})
