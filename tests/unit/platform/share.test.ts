import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { canShareLinks, canSharePictures, share, unshared } from '#platform/share'

beforeEach(() => {
  unshared.setState(null, true)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const LINK = { url: 'https://example.com/#a' }

/** A browser whose choice of an app ends so, each time anew; the names are those of the Web Share API (W3C). */
function withShare(...ends: (string | null)[]) {
  const give = vi.fn(async (_data: ShareData) => {
    const name = ends.shift()
    if (name) throw new DOMException('no', name)
  })
  vi.stubGlobal('navigator', { share: give })
  return give
}

test('SH-17: links and pictures are shared where the browser does that', () => {
  vi.stubGlobal('navigator', {})
  expect([canShareLinks(), canSharePictures()]).toEqual([false, false])
  withShare()
  expect([canShareLinks(), canSharePictures()]).toEqual([true, false])
  vi.stubGlobal('navigator', {
    share: vi.fn(),
    canShare: ({ files = [] }: ShareData) => files.every(({ type }) => type === 'image/png'),
  })
  expect(canSharePictures()).toBe(true)
})

test.each([null, 'AbortError', 'InvalidStateError'])(
  'SH-17: what was shared, cancelled or is being chosen says nothing: %s',
  async (end) => {
    const give = withShare(end)
    await share(LINK)
    expect(give).toHaveBeenCalledExactlyOnceWith(LINK)
    expect(unshared.getState()).toBeNull()
    expect(console.error).not.toHaveBeenCalled()
  },
)

test('SH-17: what does not work waits, and says so', async () => {
  withShare('DataError')
  await share(LINK)
  expect(unshared.getState()).toEqual({ data: LINK, reason: 'failed' })
  expect(console.error).toHaveBeenCalledExactlyOnceWith('Sharing', 'DataError')
})

test('SH-17: a press that came too long ago is asked for again, once', async () => {
  withShare('NotAllowedError', 'NotAllowedError', null)
  await share(LINK)
  expect(unshared.getState()).toEqual({ data: LINK, reason: 'press' })
  expect(console.error).not.toHaveBeenCalled()
  await share(LINK)
  expect(unshared.getState()).toEqual({ data: LINK, reason: 'failed' })
  await share(LINK)
  expect(unshared.getState()).toBeNull()
})
