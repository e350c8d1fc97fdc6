import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { err } from '../../../src/lib/result'
import { DEFAULT_SETTINGS } from '../../../src/tools/password-generator/domain/settings'
import { usePassword } from '../../../src/tools/password-generator/store'
import { made, passwordStore } from '../../support/password-store'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

test('nothing is made before the page is open, not even while it is prerendered', () => {
  expect(usePassword.getState()).toMatchObject({ generated: null, busy: false, history: [] })
})

test('a password is made when the page opens, and only one however often it opens', async () => {
  const { state, jobs, lastJob } = passwordStore()
  state().open()
  state().open()
  expect(jobs.map(({ settings }) => settings)).toEqual([DEFAULT_SETTINGS])
  await lastJob().answer(made('first'))
  state().open()
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

test('a password of older settings cannot be copied', async () => {
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
