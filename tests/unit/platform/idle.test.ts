import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { holdRest, whenRested } from '#platform/idle'
import { pause } from '#platform/schedule'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { readyState: 'complete' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function restAfter(ms: number): Promise<boolean> {
  let isRested = false
  void whenRested().then(() => (isRested = true))
  await vi.advanceTimersByTimeAsync(ms)
  return isRested
}

it('rests once nothing is at work', async () => {
  expect(await restAfter(1000)).toBe(true)
})

it('does not rest while a worker has a job, nor while it has the next one', async () => {
  holdRest(pause(1500).then(() => holdRest(pause(1500))))
  expect(await restAfter(2000)).toBe(false)
  expect(await restAfter(2000)).toBe(true)
})

it('rests after a failure, and in spite of work that has no end', async () => {
  holdRest(Promise.reject(new Error('failed')))
  expect(await restAfter(1000)).toBe(true)
  holdRest(new Promise(() => {}))
  expect(await restAfter(4000)).toBe(false)
  expect(await restAfter(6000)).toBe(true)
})
