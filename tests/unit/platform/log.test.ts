import { afterEach, expect, test, vi } from 'vitest'
import { logError } from '#platform/log'

afterEach(() => {
  vi.restoreAllMocks()
})

test('an error is one line on the console, with its detail if there is one', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const detail = new Error('why')
  logError('Audio')
  logError('QR code', detail)
  expect(log.mock.calls).toEqual([['Audio'], ['QR code', detail]])
})
