import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { err } from '#lib/result'
import { NOTHING_KEPT, parseOptions } from '../../../src/tools/password-generator/domain/kept'
import {
  DEFAULT_OPTIONS,
  DEFAULT_SETTINGS,
} from '../../../src/tools/password-generator/domain/settings'
import { openingOf } from '../../../src/tools/password-generator/opening'
import { usePassword } from '../../../src/tools/password-generator/state'
import { DIGITS, GROUPED, requiring } from '../../support/password-forms'
import { made, passwordStore } from '../../support/password-store'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

test('nothing is made before the page is open, not even while it is prerendered', () => {
  expect(usePassword.getState()).toMatchObject({ generated: null, busy: false, history: [] })
})

test('PW-56: a password is made when the page opens, and only one however often it opens', async () => {
  const { state, jobs, lastJob } = passwordStore()
  state().makeFirst([])
  state().makeFirst([])
  expect(jobs.map(({ settings }) => settings)).toEqual([DEFAULT_SETTINGS])
  await lastJob().answer(made('first'))
  state().makeFirst([])
  expect(jobs).toHaveLength(1)
  expect(state()).toMatchObject({ generated: { password: 'first' }, busy: false })
})

test.each([
  ['length', { length: 20 }],
  ['uppercase', { includeUppercase: false }],
  ['lowercase', { includeLowercase: false }],
  ['numbers', { includeNumbers: false }],
  ['symbols', { includeSymbols: true }],
  ['similar', { excludeSimilar: true }],
  ['ambiguous', { excludeAmbiguous: true }],
  ['extra characters', { customInclude: 'é' }],
  ['excluded characters', { customExclude: 'q' }],
] as const)('a new password is made when this changes: %s', async (_, patch) => {
  const { state, jobs, lastJob, receive } = passwordStore()
  await receive('old')
  state().change(patch)
  expect(jobs).toHaveLength(2)
  expect(lastJob().settings).toEqual({ ...DEFAULT_SETTINGS, ...patch })
  await lastJob().answer(made('new'))
  expect(state()).toMatchObject({ generated: { password: 'new' }, busy: false })
})

test('PW-27: after a burst of changes the last one wins, and what came before is never shown', async () => {
  const { state, jobs, lastJob } = passwordStore()
  for (const length of [8, 9, 10, 11]) state().change({ length })
  await jobs[0]?.answer(made('of length 8'))
  expect(state()).toMatchObject({ generated: null, busy: true })
  expect(jobs.map(({ settings }) => settings.length)).toEqual([8, 11])
  await lastJob().answer(made('of length 11'))
  expect(state()).toMatchObject({ generated: { password: 'of length 11' }, busy: false })
})

test('PW-57: a password of older settings cannot be copied', async () => {
  const { state, copyText, receive } = passwordStore()
  await receive('old')
  state().change({ length: 20 })
  expect(await state().copy()).toBe(false)
  expect(copyText).not.toHaveBeenCalled()
  expect(state().history).toEqual([])
})

test('Generate New makes another password of the same settings', async () => {
  const { state, lastJob, receive } = passwordStore()
  await receive('one')
  await receive('two')
  expect(state().generated?.password).toBe('two')
  expect(lastJob().settings).toEqual(DEFAULT_SETTINGS)
})

test('copying does nothing if the password is empty', async () => {
  const { state, copyText, receive } = passwordStore()
  expect(await state().copy()).toBe(false)
  await receive('')
  expect(await state().copy()).toBe(false)
  expect(copyText).not.toHaveBeenCalled()
  expect(console.error).not.toHaveBeenCalled()
})

test('PW-20: without randomness there is no password, and the failure is logged', async () => {
  const { state, lastJob, receive } = passwordStore()
  await receive('old')
  state().generate()
  await lastJob().answer(err({ code: 'no-randomness' }))
  expect(state()).toMatchObject({
    generated: null,
    busy: false,
    failure: { code: 'no-randomness' },
  })
  expect(console.error).toHaveBeenCalledOnce()
  await receive('new')
  expect(state()).toMatchObject({ generated: { password: 'new' }, failure: null })
})

test('a failed worker is logged without what it was given', async () => {
  const { state, lastJob } = passwordStore()
  state().change({ customInclude: 'secret' })
  await lastJob().answer(
    err({ code: 'worker-failed', reason: 'rejected', detail: 'cannot clone "secret"' }),
  )
  expect(state()).toMatchObject({ busy: false, failure: { reason: 'rejected' } })
  expect(vi.mocked(console.error).mock.calls).toEqual([['Password', 'worker failed: rejected']])
})

test('a failure is gone while another password is made, so that a second one is announced', async () => {
  const { state, lastJob } = passwordStore()
  state().generate()
  await lastJob().answer(err({ code: 'no-randomness' }))
  state().generate()
  expect(state()).toMatchObject({ generated: null, failure: null, busy: true })
})

test('another form is made until an option changes; Generate New makes one more of it', () => {
  const { state, lastJob } = passwordStore()
  state().change({ form: DIGITS })
  state().generate()
  expect(lastJob().settings.form).toEqual(DIGITS)
  state().change({ includeSymbols: true })
  expect(state().settings).toMatchObject({ form: null, includeSymbols: true })
})

test('groups stay groups when their characters change, and end with a length', () => {
  const { state } = passwordStore()
  state().change({ form: GROUPED })
  state().change({ includeSymbols: true })
  expect(state().settings.form).toEqual(GROUPED)
  state().change({ length: 20 })
  expect(state().settings.form).toBeNull()
})

test('PW-58: the options are kept when they change, and nothing that was typed or made', async () => {
  const { state, keepOptions, receive } = passwordStore()
  state().makeFirst([])
  await receive('one')
  expect(keepOptions).not.toHaveBeenCalled()
  state().change({ length: 20, customInclude: 'secret', customExclude: 'typed', form: DIGITS })
  expect(keepOptions).toHaveBeenCalledExactlyOnceWith({ ...NOTHING_KEPT, length: 20 })
})

test('length and types that follow the rules of a site are not kept', () => {
  const { state, keepOptions } = passwordStore()
  const rules = requiring(6)
  state().change({ form: rules, includeUppercase: false })
  state().change({ includeLowercase: false })
  expect(state().settings).toMatchObject({ length: 6, includeUppercase: false })
  expect(keepOptions).not.toHaveBeenCalled()
})

test('PW-77: options changed under the rules of a site are as before, and kept so, after the rules are off', () => {
  const kept = { ...DEFAULT_OPTIONS, length: 33, includeSymbols: true }
  const { state, keepOptions } = passwordStore(kept)
  state().makeFirst([])
  const rules = requiring(6)
  state().change({ form: rules, includeUppercase: false, includeSymbols: false })
  state().change({ form: DIGITS })
  expect(state().settings).toEqual({ ...DEFAULT_SETTINGS, ...kept, form: DIGITS })
  state().change({ excludeSimilar: true })
  expect(keepOptions).toHaveBeenLastCalledWith({ ...NOTHING_KEPT, ...kept, excludeSimilar: true })
})

test('options that another tab has kept since stay kept, all but those that change here', () => {
  const { state, keepOptions, keepInOtherTab } = passwordStore()
  state().makeFirst([])
  keepInOtherTab({ ...DEFAULT_OPTIONS, length: 20, includeSymbols: true })
  state().change({ excludeSimilar: true })
  expect(keepOptions).toHaveBeenLastCalledWith({
    ...NOTHING_KEPT,
    length: 20,
    includeSymbols: true,
    excludeSimilar: true,
  })
})

test('character types are kept together: those of two tabs could leave none', () => {
  const { state, keepOptions, keepInOtherTab } = passwordStore()
  state().makeFirst([])
  const numbers = { ...DEFAULT_OPTIONS, includeUppercase: false, includeLowercase: false }
  keepInOtherTab({ ...numbers, length: 20 })
  state().change({ includeNumbers: false })
  expect(keepOptions).toHaveBeenLastCalledWith({
    ...NOTHING_KEPT,
    length: 20,
    includeNumbers: false,
  })
})

test('the first password has the options that were kept', () => {
  const kept = { ...DEFAULT_OPTIONS, length: 33, includeSymbols: true }
  const { state, lastJob } = passwordStore(kept)
  state().makeFirst([])
  expect(lastJob().settings).toEqual({ ...DEFAULT_SETTINGS, ...kept })
})

test('a length that is handed over before the page is shown leaves the other kept options', () => {
  const kept = { ...DEFAULT_OPTIONS, length: 33, includeSymbols: true }
  const { state, keepOptions } = passwordStore(kept)
  openingOf(state, () => {}).openText?.('20 characters')
  state().makeFirst([])
  expect(state().settings).toEqual({ ...DEFAULT_SETTINGS, ...kept, length: 20 })
  expect(keepOptions).toHaveBeenCalledExactlyOnceWith({ ...NOTHING_KEPT, ...kept, length: 20 })
})

test('a length that is handed over ends rules of a site that do not take it, and no others', () => {
  const { state } = passwordStore()
  const rules = requiring(16)
  state().change({ form: rules })
  openingOf(state, () => {}).openText?.('16 characters')
  expect(state().settings).toMatchObject({ length: 16, form: rules })
  openingOf(state, () => {}).openText?.('20 characters')
  expect(state().settings).toMatchObject({ length: 20, form: null })
})

test.each([
  ['nothing', null],
  ['no object', 'length'],
  ['an option missing', { length: 20 }],
  ['a length of another kind', { ...DEFAULT_OPTIONS, length: '20' }],
  ['a length out of range', { ...DEFAULT_OPTIONS, length: 51 }],
  ['a broken length', { ...DEFAULT_OPTIONS, length: 12.5 }],
])('what cannot be options is not read: %s', (_, value) => {
  expect(parseOptions(value)).toBeNull()
})

test('of kept options only the known ones are read', () => {
  expect(parseOptions({ ...DEFAULT_OPTIONS, length: 50, customInclude: 'x' })).toEqual({
    ...DEFAULT_OPTIONS,
    length: 50,
  })
})
