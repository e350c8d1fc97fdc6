import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AdWatchOptions } from '../../../src/platform/ads'

const LINE = 'Ads: no answer from https://ads.example'

let page: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  page = new EventTarget()
  vi.stubGlobal('window', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface FakeFrame {
  src: string
  contentWindow: { postMessage: ReturnType<typeof vi.fn> }
}

const makeFrame = (): FakeFrame => ({
  src: 'https://ads.example/page.html',
  contentWindow: { postMessage: vi.fn() },
})

function atOnce(start: () => void) {
  start()
  return () => {}
}

/** One visit: the module remembers what it has reported. */
async function openVisit() {
  const { watchAdFrame } = await import('../../../src/platform/ads')
  const log = vi.fn()
  const watch = (frame: FakeFrame, options: AdWatchOptions = {}) =>
    // Of a frame only these two properties are used.
    watchAdFrame(frame as unknown as HTMLIFrameElement, { log, begin: atOnce, ...options })
  return { log, watch }
}

const say = (source: unknown, data: unknown) =>
  page.dispatchEvent(Object.assign(new Event('message'), { source, data, origin: 'null' }))

test('PL-30: an ad page that does not answer in 10 s makes one log line', async () => {
  const { log, watch } = await openVisit()
  watch(makeFrame())
  vi.advanceTimersByTime(9_999)
  expect(log).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(log.mock.calls).toEqual([[LINE]])
})

test('PL-30: however many slots fail in a visit, there is one log line', async () => {
  const { log, watch } = await openVisit()
  watch(makeFrame())
  watch(makeFrame())
  vi.advanceTimersByTime(10_000)
  watch(makeFrame())
  vi.advanceTimersByTime(10_000)
  expect(log).toHaveBeenCalledOnce()
})

test('an ad page that says ready is not reported', async () => {
  const { log, watch } = await openVisit()
  const frame = makeFrame()
  watch(frame)
  say(frame.contentWindow, 'ready')
  vi.advanceTimersByTime(60_000)
  expect(log).not.toHaveBeenCalled()
})

test.each([
  ['another window', (frame: FakeFrame) => [{ ...frame.contentWindow }, 'ready']],
  ['another message', (frame: FakeFrame) => [frame.contentWindow, 'hello']],
])('%s does not count as an answer', async (_, message) => {
  const { log, watch } = await openVisit()
  const frame = makeFrame()
  watch(frame)
  const [source, data] = message(frame)
  say(source, data)
  vi.advanceTimersByTime(10_000)
  expect(log).toHaveBeenCalledOnce()
})

test('the page in the frame gets a request, in case it was ready before there was a listener', async () => {
  const { watch } = await openVisit()
  const frame = makeFrame()
  watch(frame)
  expect(frame.contentWindow.postMessage.mock.calls).toEqual([['ready?', '*']])
})

test('counting starts on request', async () => {
  const { log, watch } = await openVisit()
  let start: (() => void) | undefined
  const forget = vi.fn()
  watch(makeFrame(), {
    begin(startCounting) {
      start = startCounting
      return forget
    },
  })
  vi.advanceTimersByTime(60_000)
  expect(log).not.toHaveBeenCalled()
  start?.()
  vi.advanceTimersByTime(10_000)
  expect(log).toHaveBeenCalledOnce()
})

test('a slot that is gone is not reported', async () => {
  const { log, watch } = await openVisit()
  const forget = vi.fn()
  const removeListener = vi.spyOn(page, 'removeEventListener')
  const cleanUp = watch(makeFrame(), {
    begin(start) {
      start()
      return forget
    },
  })
  cleanUp()
  vi.advanceTimersByTime(10_000)
  expect(log).not.toHaveBeenCalled()
  expect(forget).toHaveBeenCalledOnce()
  expect(removeListener).toHaveBeenCalledWith('message', expect.any(Function))
})

test('by itself it counts from the moment the frame comes into view', async () => {
  let see: ((entries: { isIntersecting: boolean }[]) => void) | undefined
  const disconnect = vi.fn()
  class FakeObserver {
    observe = vi.fn()
    disconnect = disconnect
    constructor(callback: typeof see) {
      see = callback
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  const { watchAdFrame } = await import('../../../src/platform/ads')
  const log = vi.fn()
  // Of a frame only these two properties are used.
  watchAdFrame(makeFrame() as unknown as HTMLIFrameElement, { log })
  see?.([{ isIntersecting: false }])
  vi.advanceTimersByTime(60_000)
  expect(log).not.toHaveBeenCalled()
  see?.([{ isIntersecting: true }])
  expect(disconnect).toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(log.mock.calls).toEqual([[LINE]])
})
