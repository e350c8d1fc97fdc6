import { afterEach, expect, test, vi } from 'vitest'
import { downloadFile } from '#platform/download'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a file that the browser cannot hold is not saved, and logged', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new TypeError('no memory')
  })
  expect(downloadFile(['a'], 'text/plain', 'a.txt')).toBe(false)
  expect(console.error).toHaveBeenCalledOnce()
})

test('a file that the browser takes is saved under its name', () => {
  const link = { href: '', download: '', click: vi.fn() }
  vi.stubGlobal('document', { createElement: () => link })
  vi.useFakeTimers()
  expect(downloadFile(['a'], 'text/plain', 'a.txt')).toBe(true)
  expect(link).toMatchObject({ href: expect.stringMatching(/^blob:/), download: 'a.txt' })
  expect(link.click).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
