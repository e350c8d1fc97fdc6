import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyPng, copyText } from '#platform/clipboard'
import { deferred } from '../../support/deferred'

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

/** As browsers do: what is promised is awaited by the clipboard, which rejects where the promise does. */
function pictureClipboard() {
  const taken: Blob[] = []
  class Item {
    readonly parts: Record<string, Blob | Promise<Blob>>
    constructor(parts: Record<string, Blob | Promise<Blob>>) {
      this.parts = parts
    }
  }
  const write = vi.fn(async ([item]: Item[]) => {
    for (const part of Object.values(item?.parts ?? {})) taken.push(await part)
  })
  vi.stubGlobal('ClipboardItem', Item)
  vi.stubGlobal('navigator', { clipboard: { write } })
  return { taken, write }
}

test('a picture that is still being made is handed over at once, and awaited by the clipboard', async () => {
  const { taken, write } = pictureClipboard()
  const { promise, resolve } = deferred<Uint8Array<ArrayBuffer>>()
  const copied = copyPng(promise)
  expect(write).toHaveBeenCalledOnce()
  resolve(Uint8Array.of(1, 2, 3))
  expect(await copied).toBe(true)
  expect(taken.map(({ type, size }) => ({ type, size }))).toEqual([{ type: 'image/png', size: 3 }])
})

test('of a picture that is not made in the end nothing is copied', async () => {
  const { taken } = pictureClipboard()
  expect(await copyPng(Promise.resolve(null))).toBe(false)
  expect(taken).toEqual([])
})
