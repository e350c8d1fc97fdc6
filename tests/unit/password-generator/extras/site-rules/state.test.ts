import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import {
  DEFAULT_OPTIONS,
  DEFAULT_SETTINGS,
  formAfter,
  optionsOf,
  withinRules,
  type PasswordSettings,
} from '../../../../../src/tools/password-generator/domain/settings'
import {
  siteFormIn,
  usualRules,
} from '../../../../../src/tools/password-generator/extras/site-rules/domain/rules'
import { DIGITS } from '../../../../support/password-forms'
import {
  shownRules,
  siteState,
} from '../../../../../src/tools/password-generator/extras/site-rules/state'

/** Over settings that take every change, as the generator's store does. */
function siteStore(own: Partial<PasswordSettings> = {}) {
  let settings: PasswordSettings = { ...DEFAULT_SETTINGS, ...own }
  const change = vi.fn((patch: Partial<PasswordSettings>) => {
    settings = withinRules({ ...settings, ...patch })
  })
  const store = createStore(siteState({ getSettings: () => settings, change }))
  return { state: () => store.getState(), settings: () => settings, change }
}

test('a pasted rule is applied at once; an invalid one changes nothing', () => {
  const { state, settings, change } = siteStore()
  state().typeRule('maxlength: 16; required: lower; required: [-_]')
  expect(settings()).toMatchObject({ includeUppercase: false, includeSymbols: true })
  expect(siteFormIn(settings())).toMatchObject({
    maxLength: 16,
    least: { lowercase: 1, symbols: 1 },
  })
  state().typeRule('maxlength: 16; requires: lower')
  expect(state()).toMatchObject({ problem: { code: 'unknown', text: 'requires' } })
  expect(change).toHaveBeenCalledOnce()
  state().typeRule('  ')
  expect(state().problem).toBeNull()
  expect(change).toHaveBeenCalledOnce()
})

test('a rule being typed leaves the length as it was, as far as the whole rule takes it', () => {
  const { state, settings } = siteStore({ length: 30 })
  for (const text of ['maxlength: 4', 'maxlength: 40']) state().typeRule(text)
  expect(settings().length).toBe(30)
  state().typeRule('maxlength: 20')
  expect(settings().length).toBe(20)
  state().typeRule('minlength: 50')
  expect(settings().length).toBe(50)
  state().typeRule('minlength: 5')
  expect(settings().length).toBe(30)
})

test('a length chosen since then is the one that a rule bounds', () => {
  const { state, settings, change } = siteStore({ length: 30 })
  state().typeRule('maxlength: 20')
  change({ length: 15 })
  state().typeRule('maxlength: 40')
  expect(settings().length).toBe(15)
})

test('a longest length that went too low and came back leaves the length as it was', () => {
  const { state, settings } = siteStore({ length: 30 })
  state().typeRule('minlength: 12')
  for (const maxLength of [40, 10, 8, 20]) state().change({ maxLength })
  expect(settings().length).toBe(20)
  state().change({ maxLength: 50 })
  expect(settings().length).toBe(30)
})

test('by hand: the first change begins with what is guaranteed anyway', () => {
  const { state, settings } = siteStore()
  state().change({ maxLength: 20 })
  expect(siteFormIn(settings())).toEqual({ ...usualRules(DEFAULT_SETTINGS), maxLength: 20 })
})

test('a least number switches its type on, and a symbol switches symbols on', () => {
  const { state, settings } = siteStore({ includeNumbers: false })
  state().setLeast('numbers', 2)
  expect(settings().includeNumbers).toBe(true)
  expect(siteFormIn(settings())?.least).toMatchObject({ numbers: 2, symbols: 0 })
  state().setLeast('numbers', 0)
  expect(settings().includeNumbers).toBe(true)
  state().setSymbols('!?')
  expect(settings().includeSymbols).toBe(true)
  expect(siteFormIn(settings())?.characters.symbols).toBe('!?')
  state().setSymbols('')
  expect(settings().includeSymbols).toBe(false)
})

test('rules that were switched off come back when they are switched on', () => {
  const { state, settings, change } = siteStore()
  state().change({ maxRepeating: 2 })
  const rules = siteFormIn(settings())
  state().setOn(false)
  expect(settings().form).toBeNull()
  // Nor is a length kept that the site alone has made.
  expect(change).toHaveBeenLastCalledWith({ form: null })
  expect(shownRules(state(), settings())).toEqual(rules)
  state().setOn(true)
  expect(siteFormIn(settings())).toEqual(rules)
})

test('after a reset the controls show no earlier rules, and no text', () => {
  const { state, settings } = siteStore()
  state().typeRule('maxlength: 16; foo')
  state().change({ maxRepeating: 2 })
  state().setOn(false)
  state().reset()
  expect(state()).toMatchObject({ text: '', problem: null })
  expect(shownRules(state(), settings())).toEqual(usualRules(settings()))
})

test('rules come back after a PIN, as they were set last', () => {
  const { state, settings, change } = siteStore()
  state().typeRule('maxlength: 16; required: lower; required: [-_]')
  state().setLeast('lowercase', 3)
  const rules = siteFormIn(settings())
  change({ form: DIGITS })
  state().setOn(true)
  expect(siteFormIn(settings())).toEqual(rules)
})

test('rules outlast changes of length and characters, and are never kept on the device', () => {
  const rules = usualRules(DEFAULT_SETTINGS)
  expect(formAfter(rules, { length: 20, includeSymbols: true })).toBe(rules)
  expect(formAfter(rules, { form: null })).toBeNull()
  const settings: PasswordSettings = { ...DEFAULT_SETTINGS, form: rules }
  expect(Object.keys(optionsOf(settings))).toEqual(Object.keys(DEFAULT_OPTIONS))
})
