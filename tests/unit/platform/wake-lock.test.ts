import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAwake } from '#platform/device/wake-lock'
import { deferred } from '../../support/deferred'

class FakeLock {
  released = false
  release() {
    this.released = true
    return Promise.resolve()
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const locks: FakeLock[] = []
const request = vi.fn<() => Promise<FakeLock>>()

function giveLock() {
  const lock = new FakeLock()
  locks.push(lock)
  return Promise.resolve(lock)
}

beforeEach(() => {
  page.visibilityState = 'visible'
  locks.length = 0
  request.mockReset().mockImplementation(giveLock)
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { wakeLock: { request } })
})
afterEach(() => void vi.unstubAllGlobals())

const settle = () => new Promise((resolve) => setImmediate(resolve))

function turn(state: 'visible' | 'hidden') {
  page.visibilityState = state
  page.dispatchEvent(new Event('visibilitychange'))
  return settle()
}

const held = () => locks.filter(({ released }) => !released).length

test('TI-25: the lock is held until the end', async () => {
  const end = keepAwake()
  await settle()
  expect(held()).toBe(1)
  end()
  expect(held()).toBe(0)
})

test('TI-25: a lock that the browser took back is asked for again when the page is seen', async () => {
  const end = keepAwake()
  await settle()
  await locks[0]?.release()
  await turn('hidden')
  expect(request).toHaveBeenCalledOnce()
  await turn('visible')
  expect([request.mock.calls.length, held()]).toEqual([2, 1])
  end()
  await turn('visible')
  expect([request.mock.calls.length, held()]).toEqual([2, 0])
})

test('a lock that is still held is not asked for again', async () => {
  const end = keepAwake()
  await settle()
  await turn('visible')
  expect(request).toHaveBeenCalledOnce()
  end()
})

test('TI-25: a refusal is no error, and the next time it is asked for again', async () => {
  request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'))
  const end = keepAwake()
  await settle()
  expect(held()).toBe(0)
  await turn('visible')
  expect(held()).toBe(1)
  end()
})

test.each(['pointerdown', 'keydown'])(
  'TI-48: a refused lock is asked for again at the next touch: %s',
  async (type) => {
    request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'))
    const end = keepAwake()
    await settle()
    page.dispatchEvent(new Event(type))
    await settle()
    expect(held()).toBe(1)
    end()
    page.dispatchEvent(new Event(type))
    expect(request).toHaveBeenCalledTimes(2)
  },
)

test('a browser without wake locks is no error', async () => {
  vi.stubGlobal('navigator', {})
  const end = keepAwake()
  await settle()
  expect(end).not.toThrow()
})

test('a lock that comes after the end is given back', async () => {
  const answer = deferred<FakeLock>()
  request.mockReturnValue(answer.promise)
  const end = keepAwake()
  end()
  const lock = new FakeLock()
  answer.resolve(lock)
  await settle()
  expect(lock.released).toBe(true)
})

test('one question at a time', async () => {
  const answer = deferred<FakeLock>()
  request.mockReturnValue(answer.promise)
  const end = keepAwake()
  await turn('visible')
  expect(request).toHaveBeenCalledOnce()
  end()
})
