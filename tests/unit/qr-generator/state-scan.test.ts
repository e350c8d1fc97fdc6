import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok } from '#lib/result'
import type { checkQr } from '../../../src/tools/qr-generator/effects'
import { watchScans } from '../../../src/tools/qr-generator/store-scan'
import { codeStore } from '../../support/qr-image'

type Answer = Awaited<ReturnType<typeof checkQr>>

function setup() {
  const codes = codeStore()
  const answers: ((answer: Answer) => void)[] = []
  const check = vi.fn<typeof checkQr>(() => new Promise((resolve) => answers.push(resolve)))
  const report = vi.fn()
  const stop = watchScans(codes, check, async () => {}, report)
  async function answer(result: Answer) {
    answers.shift()?.(result)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { codes, check, report, stop, answer }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('QR-54: a picture is read back once it has rested', async () => {
  const { codes, check, report, answer } = setup()
  codes.getState().change({ text: 'a' })
  await vi.advanceTimersByTimeAsync(399)
  expect(check).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(check).toHaveBeenCalledExactlyOnceWith(codes.getState().settings)
  await answer(ok(null))
  expect(report).toHaveBeenLastCalledWith(null)
})

test('a newer text withdraws what the older one showed, at once', async () => {
  const { codes, report, answer } = setup()
  codes.getState().change({ text: 'a' })
  await vi.advanceTimersByTimeAsync(400)
  await answer(ok('dense'))
  expect(report).toHaveBeenLastCalledWith('dense')
  codes.getState().change({ text: 'ab' })
  expect(report).toHaveBeenLastCalledWith(undefined)
})

test('a check of an older picture that comes late is not shown', async () => {
  const { codes, check, report, answer } = setup()
  codes.getState().change({ text: 'a' })
  await vi.advanceTimersByTimeAsync(400)
  codes.getState().change({ text: 'ab' })
  await answer(ok('dense'))
  expect(report).not.toHaveBeenCalledWith('dense')
  await vi.advanceTimersByTimeAsync(400)
  expect(check).toHaveBeenCalledTimes(2)
  await answer(ok(null))
  expect(report).toHaveBeenLastCalledWith(null)
})

test('nothing is checked after the page has gone', async () => {
  const { codes, check, stop } = setup()
  codes.getState().change({ text: 'a' })
  await vi.advanceTimersByTimeAsync(100)
  stop()
  await vi.advanceTimersByTimeAsync(1000)
  expect(check).not.toHaveBeenCalled()
})
