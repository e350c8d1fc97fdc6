import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { ok } from '#lib/result'
import {
  scanState,
  type ScanDeps,
} from '../../../../../src/tools/qr-generator/extras/read-back/state'
import { codeStore } from '../../../../support/qr-image'

type Answer = Awaited<ReturnType<ScanDeps['check']>>

function setup() {
  const answers: ((answer: Answer) => void)[] = []
  const check = vi.fn<ScanDeps['check']>(() => new Promise((resolve) => answers.push(resolve)))
  const codes = codeStore()
  const follow = () => createStore(scanState({ idle: async () => {}, check }, codes))
  const scan = follow()
  async function answer(result: Answer) {
    answers.shift()?.(result)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { codes, check, follow, verdict: () => scan.getState().verdict, answer }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('QR-54: a picture is read back once it has rested', async () => {
  const { codes, check, verdict, answer } = setup()
  codes.getState().change({ text: 'a' })
  await vi.advanceTimersByTimeAsync(399)
  expect(check).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(check).toHaveBeenCalledExactlyOnceWith(codes.getState().settings, 256)
  expect(verdict()).toBeUndefined()
  await answer(ok(null))
  expect(verdict()).toBeNull()
})

test('a newer text withdraws what the older one showed, at once', async () => {
  const { codes, verdict, answer } = setup()
  codes.getState().change({ text: 'a' })
  await vi.advanceTimersByTimeAsync(400)
  await answer(ok('dense'))
  expect(verdict()).toBe('dense')
  codes.getState().change({ text: 'ab' })
  expect(verdict()).toBeUndefined()
})

test('a check of an older picture that comes late is not shown', async () => {
  const { codes, check, verdict, answer } = setup()
  codes.getState().change({ text: 'a' })
  await vi.advanceTimersByTimeAsync(400)
  codes.getState().change({ text: 'ab' })
  await answer(ok('dense'))
  expect(verdict()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(400)
  expect(check).toHaveBeenCalledTimes(2)
  await answer(ok(null))
  expect(verdict()).toBeNull()
})

test('a code that has been cleared is not checked', async () => {
  const { codes, check } = setup()
  codes.getState().change({ text: 'a' })
  await vi.advanceTimersByTimeAsync(100)
  codes.getState().clear()
  await vi.advanceTimersByTimeAsync(1000)
  expect(check).not.toHaveBeenCalled()
})

test('another size of the file is checked anew, once it has rested', async () => {
  const { codes, check, verdict, answer } = setup()
  codes.getState().change({ text: 'a' })
  await vi.advanceTimersByTimeAsync(400)
  await answer(ok('dense'))
  codes.getState().chooseDownloadSize(1024)
  expect(verdict()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(400)
  expect(check).toHaveBeenLastCalledWith(codes.getState().settings, 1024)
})

test('a picture that was there first is checked too', async () => {
  const { codes, check, follow } = setup()
  codes.getState().change({ text: 'a' })
  await vi.advanceTimersByTimeAsync(100)
  check.mockClear()
  follow()
  await vi.advanceTimersByTimeAsync(400)
  expect(check).toHaveBeenCalledTimes(2)
})
