import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../src/tools/password-generator/domain/settings'
import { deferred } from '../../support/deferred'
import { made, passwordStore } from '../../support/password-store'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

test('PW-53: a password joins the history only when it is copied', async () => {
  const { state, copyText, receive } = passwordStore()
  await receive('Password1')
  expect(state().history).toEqual([])
  expect(await state().copy()).toBe(true)
  expect(copyText).toHaveBeenCalledExactlyOnceWith('Password1')
  expect(state().history).toEqual([
    {
      id: 0,
      password: 'Password1',
      strength: 'fair',
      timestampMs: 0,
      options: DEFAULT_SETTINGS,
    },
  ])
})

test('PW-54: a history entry keeps the settings of its moment', async () => {
  const { state, lastJob, receive } = passwordStore()
  await receive('one')
  await state().copy()
  state().change({ length: 20, customExclude: 'x' })
  await lastJob().answer(made('two'))
  await state().copy()
  expect(state().history.map(({ options }) => options)).toEqual([
    { ...DEFAULT_SETTINGS, length: 20, customExclude: 'x' },
    DEFAULT_SETTINGS,
  ])
})

test('an entry is of the password that was copied, even if a newer one comes meanwhile', async () => {
  const { state, copyText, lastJob, receive } = passwordStore()
  await receive('one')
  const written = deferred<boolean>()
  copyText.mockReturnValueOnce(written.promise)
  const copying = state().copy()
  state().change({ length: 20 })
  await lastJob().answer(made('two'))
  written.resolve(true)
  await copying
  expect(state().history).toMatchObject([{ password: 'one', options: { length: 12 } }])
})

test('PW-29: the latest 10 are kept, newest first', async () => {
  const { state, receive } = passwordStore()
  for (let count = 1; count <= 11; count++) {
    await receive(`password ${count}`)
    await state().copy()
  }
  expect(state().history.map(({ password }) => password)).toEqual(
    [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((count) => `password ${count}`),
  )
  expect(new Set(state().history.map(({ id }) => id)).size).toBe(10)
})

test('PW-55: a password that is copied twice makes one entry', async () => {
  const { state, copyText, receive } = passwordStore()
  await receive('one')
  expect(await Promise.all([state().copy(), state().copy()])).toEqual([true, true])
  expect(await state().copy()).toBe(true)
  expect(copyText).toHaveBeenCalledTimes(3)
  expect(state().history.map(({ password }) => password)).toEqual(['one'])
  await receive('two')
  await state().copy()
  await receive('one')
  await state().copy()
  expect(state().history.map(({ password }) => password)).toEqual(['one', 'two', 'one'])
})

test('PW-30: a copy that fails makes no entry and one log line without the password', async () => {
  const { state, copyText, receive } = passwordStore()
  await receive('tr0ub4dor')
  copyText.mockResolvedValue(false)
  expect(await state().copy()).toBe(false)
  expect(state()).toMatchObject({ history: [], failure: null })
  expect(console.error).toHaveBeenCalledOnce()
  expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('tr0ub4dor')
})

test('an entry can be copied again, which adds nothing to the history', async () => {
  const { state, copyText, receive } = passwordStore()
  await receive('one')
  await state().copy()
  const [entry] = state().history
  if (!entry) throw new Error('no entry')
  await receive('two')
  expect(await state().copyAgain(entry.password)).toBe(true)
  expect(copyText).toHaveBeenLastCalledWith('one')
  expect(state().history).toEqual([entry])
  copyText.mockResolvedValue(false)
  expect(await state().copyAgain(entry.password)).toBe(false)
  expect(console.error).toHaveBeenCalledOnce()
})

test('Clear empties the history and leaves the password', async () => {
  const { state, receive } = passwordStore()
  await receive('one')
  await state().copy()
  state().clearHistory()
  expect(state()).toMatchObject({ history: [], generated: { password: 'one' } })
})

test('what was copied last is known, by hand too, and no copy that failed', async () => {
  const { state, copyText, receive } = passwordStore()
  await receive('one')
  await state().copy()
  const first = state().copied
  await state().copy()
  expect(state().copied).toEqual({ text: 'one' })
  expect(state().copied).not.toBe(first)
  copyText.mockResolvedValue(false)
  await receive('two')
  await state().copy()
  expect(state().copied).toEqual({ text: 'one' })
  state().copiedByHand('tw')
  expect(state().copied).toEqual({ text: 'tw' })
})

test('PW-75: a refused copy is known until the password is copied by hand, or another one comes', async () => {
  const { state, copyText, receive } = passwordStore()
  copyText.mockResolvedValue(false)
  await receive('one')
  await state().copy()
  const first = state().refused
  expect(first).not.toBeNull()
  await state().copy()
  expect(state().refused).not.toBe(first)
  state().copiedByHand('one')
  expect(state().refused).toBeNull()
  await state().copy()
  await receive('two')
  expect(state().refused).toBeNull()
  const query = deferred<boolean>()
  copyText.mockReturnValueOnce(query.promise)
  const copying = state().copy()
  await receive('three')
  query.resolve(false)
  await copying
  expect(state().refused).toBeNull()
})
