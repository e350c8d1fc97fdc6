import { afterEach, beforeEach, expect, test, vi } from 'vitest'

class FakeWorker extends EventTarget {
  state = 'installing'
  readonly postMessage = vi.fn()
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null
  waiting: FakeWorker | null = null
  installing: FakeWorker | null = null
  readonly update = vi.fn(() => Promise.resolve())
}

const page = Object.assign(new EventTarget(), { hidden: false })
const container = Object.assign(new EventTarget(), {
  controller: null as object | null,
  getRegistration: vi.fn(),
})
const reload = vi.fn()
// Each test starts the module afresh: it remembers what it saw.
const load = () => import('../../../src/app/pwa/update')
let update: Awaited<ReturnType<typeof load>>
let registration: FakeRegistration

/** What the module takes a registration for; it uses no more of it. */
const watch = () => update.watchForUpdate(registration as unknown as ServiceWorkerRegistration)

/** Time passes, and then the tab is shown or hidden. */
function passAndShow(ms: number, hidden = false): void {
  vi.setSystemTime(Date.now() + ms)
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  reload.mockClear()
  registration = new FakeRegistration()
  container.controller = null
  container.getRegistration.mockReset().mockImplementation(() => Promise.resolve(registration))
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubGlobal('location', { reload })
  update = await load()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a worker that waits already is an update', () => {
  registration.waiting = new FakeWorker()
  watch()
  expect(update.updateAvailable.getState()).toBe(true)
})

test('a worker that comes later is an update once it is installed, and subscribers are called', () => {
  watch()
  const listener = vi.fn()
  update.updateAvailable.subscribe(listener)
  const worker = new FakeWorker()
  registration.installing = worker
  registration.dispatchEvent(new Event('updatefound'))
  expect(update.updateAvailable.getState()).toBe(false)
  worker.become('installed')
  expect(update.updateAvailable.getState()).toBe(true)
  expect(listener).toHaveBeenCalledOnce()
})

test('a worker that fails to install is no update', () => {
  watch()
  const worker = new FakeWorker()
  registration.installing = worker
  registration.dispatchEvent(new Event('updatefound'))
  worker.become('redundant')
  expect(update.updateAvailable.getState()).toBe(false)
})

test('the first worker that takes over is no update, the next one is', () => {
  update.watchForTakeOver()
  container.dispatchEvent(new Event('controllerchange'))
  expect(update.updateAvailable.getState()).toBe(false)
  container.dispatchEvent(new Event('controllerchange'))
  expect(update.updateAvailable.getState()).toBe(true)
})

test('PL-52: a newer version is looked for on load, and in a tab that is seen again after ten minutes', () => {
  watch()
  expect(registration.update).toHaveBeenCalledTimes(1)
  passAndShow(599_999)
  passAndShow(1, true)
  expect(registration.update).toHaveBeenCalledTimes(1)
  passAndShow(0)
  passAndShow(599_999)
  expect(registration.update).toHaveBeenCalledTimes(2)
  passAndShow(1)
  expect(registration.update).toHaveBeenCalledTimes(3)
})

test('without a network nothing newer is found, and nothing is said', async () => {
  registration.update.mockRejectedValue(new TypeError('Failed to fetch'))
  watch()
  await vi.advanceTimersByTimeAsync(0)
  expect(update.updateAvailable.getState()).toBe(false)
})

test('the reload waits until the newer worker has taken over, for which the older one stops storing', async () => {
  const [older, worker] = [new FakeWorker(), new FakeWorker()]
  registration.active = older
  registration.waiting = worker
  const reloading = update.reloadToNewest()
  await vi.advanceTimersByTimeAsync(0)
  expect(older.postMessage).toHaveBeenCalledExactlyOnceWith('stop')
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith('take-over')
  expect(reload).not.toHaveBeenCalled()
  container.dispatchEvent(new Event('controllerchange'))
  await reloading
  expect(reload).toHaveBeenCalledOnce()
})

test('a newer worker that does not take over in 3 s does not hold up the reload', async () => {
  registration.waiting = new FakeWorker()
  const reloading = update.reloadToNewest()
  await vi.advanceTimersByTimeAsync(2999)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await reloading
  expect(reload).toHaveBeenCalledOnce()
})

test('without a waiting worker, or any, the page reloads at once', async () => {
  await update.reloadToNewest()
  container.getRegistration.mockRejectedValue(new DOMException('denied', 'SecurityError'))
  await update.reloadToNewest()
  vi.stubGlobal('navigator', {})
  await update.reloadToNewest()
  expect(reload).toHaveBeenCalledTimes(3)
})
