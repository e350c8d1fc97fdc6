import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { err, ok } from '#lib/result'
import type {
  PastFile,
  PastFiles,
} from '../../../../../src/tools/currency-converter/extras/past/domain/files'
import {
  pastState,
  type FetchPast,
} from '../../../../../src/tools/currency-converter/extras/past/state'
import { deferred } from '../../../../support/deferred'

const READY: PastFile = { state: 'ready', file: { date: null, base: 'usd', rates: new Map() } }

const allOf = (dates: readonly string[], file: PastFile): PastFiles =>
  new Map(dates.map((date) => [date, file]))

function setup(fetchFiles: FetchPast) {
  const fetch = vi.fn(fetchFiles)
  const store = createStore(pastState(fetch, () => Date.parse('2026-09-30T12:00:00Z')))
  return { fetch, state: () => store.getState() }
}

test('each day is fetched once, also while its request is pending', async () => {
  const gate = deferred()
  const { fetch, state } = setup(async (dates) => {
    await gate.promise
    return ok(allOf(dates, READY))
  })
  const first = state().ensure(['a', 'b'])
  const second = state().ensure(['b', 'c'])
  expect([...state().files.values()].map((file) => file.state)).toEqual([
    'loading',
    'loading',
    'loading',
  ])
  gate.resolve()
  await Promise.all([first, second])
  await state().ensure(['a', 'b', 'c'])
  expect(fetch.mock.calls).toEqual([[['a', 'b']], [['c']]])
  expect(state().files).toEqual(allOf(['a', 'b', 'c'], READY))
})

test('days that could not be fetched are fetched again by Try again alone', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  let works = false
  const { fetch, state } = setup(async (dates) =>
    works ? ok(allOf(dates, READY)) : err({ code: 'worker-failed', reason: 'time-limit' }),
  )
  await state().ensure(['a'])
  await state().ensure(['a'])
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(state().files.get('a')).toEqual({ state: 'failed' })
  expect(errors).toHaveBeenCalledTimes(1)
  works = true
  await state().tryAgain(['a'])
  expect(state().files.get('a')).toBe(READY)
  await state().tryAgain(['a'])
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('days whose page was left are fetched when it comes back', async () => {
  const { fetch, state } = setup(async () => err({ code: 'worker-failed', reason: 'stopped' }))
  await state().ensure(['a'])
  expect(state().files.size).toBe(0)
  await state().ensure(['a'])
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a day without a file is not requested again', async () => {
  const { fetch, state } = setup(async (dates) => ok(allOf(dates, { state: 'missing' })))
  await state().ensure(['a'])
  await state().tryAgain(['a'])
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('today and yesterday, whose files may still come, are requested when they are chosen again', async () => {
  const days = ['2026-09-28', '2026-09-29', '2026-09-30']
  let file: PastFile = { state: 'missing' }
  const { fetch, state } = setup(async (dates) => ok(allOf(dates, file)))
  await state().ensure(days)
  file = READY
  await state().ensure(days)
  await state().ensure(days)
  expect(fetch.mock.calls).toEqual([[days], [days.slice(1)]])
  expect(state().files.get('2026-09-30')).toBe(READY)
})
