import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { longSum } from '../../../../../src/tools/calculator/extras/expression/effects'
import { longSumState } from '../../../../../src/tools/calculator/extras/expression/state'

type Settle = (result: Awaited<ReturnType<typeof longSum>>) => void

const DONE = {
  ok: true,
  value: { text: '4.2e+16325', copy: '4.2e+16325', digits: 16_326 },
} as const

function makeStore() {
  const jobs: { text: string; settle: Settle }[] = []
  const stop = vi.fn<() => void>()
  const remembered: string[] = []
  const store = createStore(
    longSumState({
      longSum: (text) => new Promise((settle) => jobs.push({ text, settle })),
      stop,
      remember: (text, sum) => remembered.push(`${text} = ${sum.text}`),
    }),
  )
  return { store, jobs, stop, remembered }
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve))

test('CA-90: a long sum runs until it is done', async () => {
  const { store, jobs } = makeStore()
  void store.getState().start('5000!', 'degrees')
  expect(store.getState().sum).toBe('running')
  jobs[0]?.settle(DONE)
  await settled()
  expect(store.getState()).toMatchObject({ sum: DONE })
})

test('CA-91: Cancel ends the worker at once, and nothing of the sum is shown', async () => {
  const { store, jobs, stop } = makeStore()
  void store.getState().start('9000000!', 'degrees')
  store.getState().cancel()
  expect(stop).toHaveBeenCalledOnce()
  expect(store.getState()).toMatchObject({ sum: 'idle' })
  jobs[0]?.settle({ ok: false, error: { code: 'worker-failed', reason: 'stopped' } })
  await settled()
  expect(store.getState().sum).toBe('idle')
})

test('the result of an earlier sum does not take the place of the newest', async () => {
  const { store, jobs, stop } = makeStore()
  void store.getState().start('5000!', 'degrees')
  void store.getState().start('6000!', 'degrees')
  expect(stop).toHaveBeenCalledOnce()
  jobs[0]?.settle(DONE)
  await settled()
  expect(store.getState()).toMatchObject({ sum: 'running' })
})

test('a sum without a value has its reason, a worker that fails its own phase', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { store, jobs } = makeStore()
  const error = { code: 'too-large', at: 1 } as const
  void store.getState().start('9^9^9^9', 'degrees')
  jobs[0]?.settle({ ok: false, error })
  await settled()
  expect(store.getState()).toMatchObject({ sum: { ok: false, error } })
  void store.getState().start('5000!', 'degrees')
  jobs[1]?.settle({ ok: false, error: { code: 'worker-failed', reason: 'crash' } })
  await settled()
  expect(store.getState().sum).toBe('failed')
})

test('Enter puts the result of a sum into the history once it is there', async () => {
  const { store, jobs, remembered } = makeStore()
  void store.getState().start('5000!', 'degrees')
  store.getState().enter('5000!', 'degrees')
  expect(remembered).toEqual([])
  jobs[0]?.settle(DONE)
  await settled()
  expect(remembered).toEqual(['5000! = 4.2e+16325'])
  store.getState().enter('5000!', 'degrees')
  expect(remembered).toHaveLength(2)
  expect(jobs).toHaveLength(1)
})

test('Enter starts a sum that does not run; without Enter nothing goes into the history', async () => {
  const { store, jobs, remembered } = makeStore()
  store.getState().enter('5000!', 'degrees')
  expect(store.getState().sum).toBe('running')
  jobs[0]?.settle(DONE)
  await settled()
  expect(remembered).toEqual(['5000! = 4.2e+16325'])
  void store.getState().start('6000!', 'degrees')
  jobs[1]?.settle(DONE)
  await settled()
  expect(remembered).toHaveLength(1)
})

test('a sum that was cancelled, or has no value, does not go into the history', async () => {
  const { store, jobs, remembered } = makeStore()
  store.getState().enter('9000000!', 'degrees')
  store.getState().cancel()
  void store.getState().start('5000!', 'degrees')
  jobs[0]?.settle(DONE)
  jobs[1]?.settle(DONE)
  await settled()
  store.getState().cancel()
  store.getState().enter('9^9^9^9', 'degrees')
  jobs[2]?.settle({ ok: false, error: { code: 'too-large', at: 1 } })
  await settled()
  store.getState().enter('9^9^9^9', 'degrees')
  expect(remembered).toEqual([])
})
