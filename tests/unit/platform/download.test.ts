import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { downloadFile } from '#platform/download'

beforeEach(() => void vi.stubGlobal('navigator', {}))
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

/** What a page is given by an app on the home screen of iOS, and what it shares. */
async function onHomeScreen(canShare = true) {
  const share = vi.fn(async (_data: ShareData) => {})
  vi.stubGlobal('navigator', { standalone: true, canShare: () => canShare, share })
  const click = vi.fn()
  vi.stubGlobal('document', { createElement: () => ({ click }) })
  vi.resetModules()
  const { downloadFile: give } = await import('#platform/download')
  const { share: press, unshared } = await import('#platform/share')
  return { share, click, give, press, unshared }
}

test('SH-18: on the home screen of iOS a file is shared, and it is said why before the first', async () => {
  const { share, click, give, press, unshared } = await onHomeScreen()
  expect(give(['a'], 'text/plain', 'a.txt')).toBe(true)
  expect(share).not.toHaveBeenCalled()
  const waiting = unshared.getState()
  expect(waiting?.reason).toBe('download')
  await press(waiting?.data ?? {})
  const [file] = share.mock.lastCall?.[0].files ?? []
  expect([file?.name, file?.type, await file?.text()]).toEqual(['a.txt', 'text/plain', 'a'])
  give(['b'], 'text/plain', 'b.txt')
  expect(share).toHaveBeenCalledTimes(2)
  expect(unshared.getState()).toBeNull()
  expect(click).not.toHaveBeenCalled()
})

test('SH-18: a file that the browser does not share is saved there too', async () => {
  const { share, click, give } = await onHomeScreen(false)
  vi.useFakeTimers()
  expect(give(['a'], 'text/plain', 'a.txt')).toBe(true)
  expect(click).toHaveBeenCalledOnce()
  expect(share).not.toHaveBeenCalled()
  vi.useRealTimers()
})
