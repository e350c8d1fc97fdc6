import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeCaches } from '../../support/fake-caches'
import { FakeStorage } from '../../support/fake-storage'

const makeWorker = () => ({
  postMessage: vi.fn((_message: string, [port]: MessagePort[] = []) =>
    port?.postMessage('cleared'),
  ),
})

/** What a browser keeps for the site, and the service worker's part in it. */
function stubBrowser({ state }: { state: object | null }) {
  const unregister = vi.fn(async () => true)
  const register = vi.fn(async () => {})
  const registration = {
    installing: null as ReturnType<typeof makeWorker> | null,
    waiting: null as ReturnType<typeof makeWorker> | null,
    active: makeWorker(),
    unregister,
    update: async () => {},
    addEventListener: () => {},
  }
  const browser = {
    caches: new FakeCaches(),
    localStorage: new FakeStorage(),
    sessionStorage: new FakeStorage(),
    history: { state, replaceState: (next: object | null) => (browser.history.state = next) },
    location: { reload: vi.fn() },
    window: new EventTarget(),
    navigator: {
      onLine: true,
      serviceWorker: {
        controller: null,
        register,
        ready: Promise.resolve(registration),
        getRegistrations: async () => [registration],
        addEventListener: () => {},
      },
    },
    document: { readyState: 'complete', addEventListener: () => {} },
  }
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value)
  return { ...browser, registration, register, unregister }
}

type Browser = ReturnType<typeof stubBrowser>

async function leaveTraces({ caches, localStorage, sessionStorage }: Browser) {
  localStorage.setItem('nimble.theme', 'dark')
  sessionStorage.setItem('nimble.reloaded-at', '1')
  await caches.open('nimble.precache')
  localStorage.setItem('of-another-site-at-this-host', '1')
  sessionStorage.setItem('of-another-site-at-this-host', '1')
  await caches.open('of-another-site-at-this-host')
}

const keysOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index))

async function expectOnlyForeign({ caches, localStorage, sessionStorage }: Browser) {
  expect(keysOf(localStorage)).toEqual(['of-another-site-at-this-host'])
  expect(keysOf(sessionStorage)).toEqual(['of-another-site-at-this-host'])
  await vi.waitFor(async () =>
    expect(await caches.keys()).toEqual(['of-another-site-at-this-host']),
  )
}

const loadModules = async () => ({
  ...(await import('../../../src/app/pwa/clear-data')),
  ...(await import('../../../src/app/pwa/register')),
  ...(await import('#platform/storage')),
})

const CLEARED = { nimbleCleared: true, key: 'of the router' }

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('PROD', true)
  return () => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    vi.useRealTimers()
  }
})

test('clearing deletes what the site keeps, and nothing of others, then reloads', async () => {
  const browser = stubBrowser({ state: { key: 'of the router' } })
  const { clearData } = await loadModules()
  await leaveTraces(browser)
  await expect(clearData()).resolves.toBe(true)
  await expectOnlyForeign(browser)
  expect(browser.unregister).toHaveBeenCalledOnce()
  expect(browser.history.state).toEqual(CLEARED)
  expect(browser.location.reload).toHaveBeenCalledOnce()
})

test('every version of the service worker ends storing before the caches are deleted', async () => {
  const browser = stubBrowser({ state: null })
  const { registration, caches } = browser
  const workers = [makeWorker(), makeWorker(), registration.active] as const
  ;[registration.installing, registration.waiting] = workers
  const { clearData } = await loadModules()
  await leaveTraces(browser)
  for (const { postMessage } of workers) {
    postMessage.mockImplementation((message, [port] = []) => {
      expect(message).toBe('clear')
      // It ends with the file that it is storing.
      setImmediate(() => {
        void caches.open('nimble.precache').then(() => port?.postMessage('cleared'))
      })
    })
  }
  await clearData()
  // What comes too late has come.
  await new Promise((resolve) => setImmediate(resolve))
  for (const { postMessage } of workers) expect(postMessage).toHaveBeenCalledOnce()
  await expectOnlyForeign(browser)
})

test('a service worker whose files do not come does not hold the reload up', async () => {
  vi.useFakeTimers()
  const browser = stubBrowser({ state: null })
  // It waits for the installation.
  browser.unregister.mockReturnValue(new Promise<never>(() => {}))
  const { clearData } = await loadModules()
  const cleared = clearData()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(browser.location.reload).toHaveBeenCalledOnce()
  await expect(cleared).resolves.toBe(true)
})

test('other tabs keep nothing of before the clearing, nor anything after it', async () => {
  const { localStorage, window } = stubBrowser({ state: null })
  const other = await loadModules()
  other.followClearing()
  expect(other.writeLocal('settings.qr-generator', { level: 'H' })).toBe(true)
  vi.resetModules()
  const { clearData } = await loadModules()
  // What a browser does in the other tabs.
  const writing = vi.spyOn(localStorage, 'setItem').mockImplementation((key) => {
    window.dispatchEvent(Object.assign(new Event('storage'), { key }))
  })
  await clearData()
  writing.mockRestore()
  expect(other.writeLocal('settings.qr-generator', { level: 'H' })).toBe(false)
  expect(localStorage.length).toBe(0)
})

test('without a network the page stays, and keeps nothing more', async () => {
  const browser = stubBrowser({ state: null })
  browser.navigator.onLine = false
  const { clearData, writeLocal } = await loadModules()
  await expect(clearData()).resolves.toBe(false)
  expect(browser.location.reload).not.toHaveBeenCalled()
  expect(writeLocal('currency-rates', {})).toBe(false)
})

describe('the page after clearing', () => {
  test('deletes once more what came until the reload, and forgets that it did', async () => {
    const browser = stubBrowser({ state: CLEARED })
    const { wasJustCleared } = await loadModules()
    await leaveTraces(browser)
    expect(wasJustCleared()).toBe(true)
    expect(wasJustCleared()).toBe(true)
    await expectOnlyForeign(browser)
    expect(browser.unregister).toHaveBeenCalledOnce()
    expect(browser.history.state).toEqual({ key: 'of the router' })
  })

  test('keeps nothing', async () => {
    const { localStorage, sessionStorage } = stubBrowser({ state: CLEARED })
    const { wasJustCleared, writeLocal, writeLocalText, writeSession } = await loadModules()
    wasJustCleared()
    expect(writeLocal('currency-rates', {})).toBe(false)
    expect(writeLocalText('theme', 'dark')).toBe(false)
    expect(writeSession('reloaded-at', 1)).toBe(false)
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  })

  test.each([
    { visit: 'that page', state: CLEARED, times: 0 },
    { visit: 'any other page', state: { key: 'of the router' }, times: 1 },
  ])('the service worker is registered $times times on $visit', async ({ state, times }) => {
    vi.useFakeTimers()
    const { register } = stubBrowser({ state })
    const { startServiceWorker } = await loadModules()
    const started = startServiceWorker()
    await vi.advanceTimersByTimeAsync(60_000)
    await started
    expect(register).toHaveBeenCalledTimes(times)
  })
})
