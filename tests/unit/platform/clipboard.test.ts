import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyText } from '#platform/clipboard'

const SECRET = 'zq7-sentinel-é'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  expect(console.error, 'a text is never logged').not.toHaveBeenCalled()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a text goes to the clipboard', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await expect(copyText(SECRET)).resolves.toBe(true)
  expect(writeText.mock.calls).toEqual([[SECRET]])
})

test('PL-38: on an insecure origin the answer is false', async () => {
  vi.stubGlobal('navigator', {})
  await expect(copyText(SECRET)).resolves.toBe(false)
})

test('where the clipboard is denied the answer is false', async () => {
  const writeText = vi.fn().mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await expect(copyText(SECRET)).resolves.toBe(false)
})

test('PL-51: a clipboard that does not answer counts as one that refuses after 2 s', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { clipboard: { writeText: () => new Promise(() => {}) } })
  const settled = vi.fn()
  void copyText(SECRET).then(settled)
  await vi.advanceTimersByTimeAsync(1999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledExactlyOnceWith(false)
  vi.useRealTimers()
})
