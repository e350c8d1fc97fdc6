import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const LINE = 'Ads: no answer from https://ads.example'

type See = (entries: { isIntersecting: boolean }[]) => void

let page: EventTarget
let seen: See[]
const disconnect = vi.fn()
const log = vi.fn()

class FakeObserver {
  observe = vi.fn()
  disconnect = disconnect
  constructor(callback: See) {
    seen.push(callback)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.clearAllMocks()
  page = new EventTarget()
  seen = []
  vi.stubGlobal('window', page)
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  vi.spyOn(console, 'error').mockImplementation(log)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const makeFrame = () => ({ src: 'https://ads.example/page.html', contentWindow: {} })

/** One visit: the module remembers what it has reported. */
async function openVisit() {
  const { watchAdFrame } = await import('#platform/ads')
  return (frame = makeFrame(), isIntersecting = true) => {
    // Of a frame only these two properties are used.
    const stop = watchAdFrame(frame as unknown as HTMLIFrameElement)
    seen.at(-1)?.([{ isIntersecting }])
    return stop
  }
}

const say = (source: unknown, data: unknown) =>
  page.dispatchEvent(Object.assign(new Event('message'), { source, data, origin: 'null' }))

test('PL-30: an ad page that does not answer in 10 s makes one log line', async () => {
  const watch = await openVisit()
  watch()
  vi.advanceTimersByTime(9_999)
  expect(log).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(log.mock.calls).toEqual([[LINE]])
})

test('PL-30: however many slots fail in a visit, there is one log line', async () => {
  const watch = await openVisit()
  watch()
  watch()
  vi.advanceTimersByTime(10_000)
  watch()
  vi.advanceTimersByTime(10_000)
  expect(log).toHaveBeenCalledOnce()
})

test('an ad page that says ready is not reported', async () => {
  const watch = await openVisit()
  const frame = makeFrame()
  watch(frame)
  say(frame.contentWindow, 'ready')
  vi.advanceTimersByTime(60_000)
  expect(log).not.toHaveBeenCalled()
})

test.each([
  ['another window', {}, 'ready'],
  ['another message', undefined, 'hello'],
])('%s does not count as an answer', async (_, source, message) => {
  const watch = await openVisit()
  const frame = makeFrame()
  watch(frame)
  say(source ?? frame.contentWindow, message)
  vi.advanceTimersByTime(10_000)
  expect(log).toHaveBeenCalledOnce()
})

test('a slot that is gone is not reported', async () => {
  const watch = await openVisit()
  const removeListener = vi.spyOn(page, 'removeEventListener')
  watch()()
  vi.advanceTimersByTime(10_000)
  expect(log).not.toHaveBeenCalled()
  expect(disconnect).toHaveBeenCalled()
  expect(removeListener).toHaveBeenCalledWith('message', expect.any(Function))
})

test('it counts from the moment the frame comes into view', async () => {
  const watch = await openVisit()
  watch(makeFrame(), false)
  vi.advanceTimersByTime(60_000)
  expect(log).not.toHaveBeenCalled()
  seen[0]?.([{ isIntersecting: true }])
  vi.advanceTimersByTime(10_000)
  expect(log.mock.calls).toEqual([[LINE]])
})
