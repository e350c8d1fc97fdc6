import { beforeEach, expect, test, vi } from 'vitest'
import { holdInOneTab } from '#platform/one-tab'

interface Request {
  callback: () => Promise<unknown>
  reject: (cause: unknown) => void
}

/** Locks as the standard has them: one holder, a queue, and a way to the front. */
class FakeLocks {
  holder: Request | null = null
  queue: Request[] = []

  request(
    _name: string,
    { steal = false, signal }: LockOptions,
    callback: () => Promise<unknown>,
  ): Promise<unknown> {
    return new Promise((_resolve, reject) => {
      const request = { callback, reject }
      signal?.addEventListener('abort', () => {
        this.queue = this.queue.filter((waiting) => waiting !== request)
        if (this.holder !== request) reject(signal.reason)
      })
      if (steal) {
        this.holder?.reject(new DOMException('stolen', 'AbortError'))
        this.holder = null
        this.queue.unshift(request)
      } else this.queue.push(request)
      queueMicrotask(() => this.grant())
    })
  }
  grant() {
    if (this.holder) return
    this.holder = this.queue.shift() ?? null
    const { holder } = this
    void holder?.callback().then(() => this.holder === holder && this.close())
  }
  /** The tab that holds it is closed. */
  close() {
    this.holder = null
    this.grant()
  }
}

let locks: FakeLocks
const settled = () => new Promise<void>((resolve) => setTimeout(resolve))

beforeEach(() => {
  locks = new FakeLocks()
  vi.stubGlobal('navigator', { locks })
  vi.stubGlobal('window', new EventTarget())
  return () => vi.unstubAllGlobals()
})

test('the first tab has it, the next gets it when that one is closed', async () => {
  const [first, second] = [vi.fn(), vi.fn()]
  holdInOneTab('alarm', first)
  holdInOneTab('alarm', second)
  await settled()
  expect(first.mock.calls).toEqual([[true]])
  expect(second).not.toHaveBeenCalled()
  locks.close()
  await settled()
  expect(second.mock.calls).toEqual([[true]])
})

test('a tab takes it from another one, which then waits for it', async () => {
  const [first, second] = [vi.fn(), vi.fn()]
  holdInOneTab('alarm', first)
  const take = holdInOneTab('alarm', second)
  await settled()
  take()
  await settled()
  expect(first.mock.calls).toEqual([[true], [false]])
  expect(second.mock.calls).toEqual([[true]])
  locks.close()
  await settled()
  expect(first.mock.calls).toEqual([[true], [false], [true]])
})

test('who has it and takes it again loses nothing', async () => {
  const onChange = vi.fn()
  const take = holdInOneTab('alarm', onChange)
  await settled()
  take()
  await settled()
  expect(onChange.mock.calls).toEqual([[true]])
})

test('a page that the browser keeps for the way back holds nothing, waits for nothing, and asks again when it is back', async () => {
  const [page, other] = [vi.fn(), vi.fn()]
  const [left, here] = [new EventTarget(), new EventTarget()]
  const leave = () => left.dispatchEvent(new Event('pagehide'))
  const comeBack = () =>
    left.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  vi.stubGlobal('window', left)
  holdInOneTab('alarm', page)
  vi.stubGlobal('window', here)
  holdInOneTab('alarm', other)
  await settled()
  leave()
  await settled()
  expect(page.mock.calls).toEqual([[true], [false]])
  expect(other.mock.calls).toEqual([[true]])

  comeBack()
  await settled()
  leave()
  locks.close()
  await settled()
  expect(page.mock.calls).toEqual([[true], [false]])

  comeBack()
  await settled()
  expect(page.mock.calls).toEqual([[true], [false], [true]])
})

test('a page that has just come asks once', async () => {
  holdInOneTab('alarm', vi.fn())
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  await settled()
  expect(locks.queue).toEqual([])
})

test('TI-37: without locks each tab has it', () => {
  vi.stubGlobal('navigator', {})
  const onChange = vi.fn()
  holdInOneTab('alarm', onChange)()
  expect(onChange.mock.calls).toEqual([[true]])
})

test('where the browser refuses every lock, each tab has it, and is asked once', async () => {
  const request = vi
    .fn(() => new Promise<never>(() => undefined))
    .mockRejectedValueOnce(new DOMException('The request was denied.', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request } })
  const onChange = vi.fn()
  const take = holdInOneTab('alarm', onChange)
  await settled()
  take()
  expect(onChange.mock.calls).toEqual([[true]])
  expect(request).toHaveBeenCalledOnce()
})
