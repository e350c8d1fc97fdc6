import { expect, test, vi } from 'vitest'
import { createLiveCode } from '../../../src/app/answers/live-code'
import type { LiveModule } from '../../../src/tools/live'

const MODULE: LiveModule = {
  createLive: () => {
    throw new Error('nothing is made here')
  },
}

test('AN-43: the code of what a tool makes is asked for once while the device is offline', async () => {
  let isOnline = false
  const fetch = vi.fn(async () => (isOnline ? MODULE : null))
  const code = createLiveCode(fetch, () => isOnline)
  expect([await code.load('qr'), await code.load('qr'), code.isAbsent('qr')]).toEqual([
    null,
    null,
    true,
  ])
  expect(fetch).toHaveBeenCalledOnce()
  isOnline = true
  expect(code.isAbsent('qr')).toBe(false)
  expect(await code.load('qr')).toBe(MODULE)
  // From then on it is there at once.
  expect(code.load('qr')).toBe(MODULE)
  expect(fetch).toHaveBeenCalledTimes(2)
})
