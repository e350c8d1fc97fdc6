import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { readPrecache } from '../../scripts/vite/precache'
import { distDir } from '../../scripts/paths.mjs'
import { distPaths, readDistText } from '../e2e/support/dist'
import { PAGES } from '../e2e/support/routes'
import { startServiceWorker, type FakeWindow } from '../support/service-worker-scope'

const { shell, pages, rest } = readPrecache(distDir)
const urls = (entries: readonly { url: string }[] = []) => entries.map(({ url }) => url)
const everything = new Set([...urls(shell), ...Object.values(pages).flatMap(urls), ...urls(rest)])

describe('the list of what works offline', () => {
  test('has all eight pages, each after all that it needs', () => {
    expect(Object.keys(pages).toSorted()).toEqual(PAGES.map(({ path }) => path).toSorted())
    for (const { path } of PAGES) expect(urls(pages[path]).at(-1)).toBe(path)
  })

  test('has every file but those that only others ask for', () => {
    const files = distPaths().filter((path) => !/\.(br|gz|html)$/.test(path))
    const missing = files.filter((path) => !everything.has(path))
    expect(missing.filter((path) => !/^\/(og|icons)\//.test(path))).toEqual([
      '/THIRD-PARTY-NOTICES.txt',
      '/_headers',
      '/robots.txt',
      '/sitemap.xml',
      '/sw.js',
    ])
  })

  test('knows what a tool fetches by way of its worker', () => {
    const currency = urls(pages['/currency-converter'])
    expect(currency).toContainEqual(expect.stringMatching(/saved-rates-.*\.json$/))
    expect(currency).toContainEqual(expect.stringMatching(/currency\.worker-.*\.js$/))
    expect(urls(pages['/countdown-timer'])).toContain('/alarm.wav')
  })

  test('gives every file without a hash in its name a revision, and every file a digest', () => {
    for (const { url, revision, integrity } of [
      ...shell,
      ...Object.values(pages).flat(),
      ...rest,
    ]) {
      expect(revision === null, url).toBe(url.startsWith('/static/'))
      expect(integrity).toMatch(/^sha256-[\w+/]{43}=$/)
    }
  })

  test('has no file so big that it wants a decision', () => {
    const paths = [...everything].map((url) =>
      url === '/' ? '/index.html' : distPaths().includes(url) ? url : `${url}.html`,
    )
    const big = paths.filter((path) => statSync(join(distDir, path)).size > 300_000)
    expect(big).toEqual([])
  })

  test('is in sw.js, which is one file', () => {
    const code = readDistText('/sw.js')
    for (const { integrity } of [...shell, ...Object.values(pages).flat(), ...rest]) {
      expect(code).toContain(integrity)
    }
    expect(code).not.toMatch(/\bimport\s*\(|importScripts/)
  })
})

const ORIGIN = 'https://nimble.example'
const windowAt = (path: string): FakeWindow => ({ url: ORIGIN + path, focus: vi.fn() })

/** What the visitor does when the timer has rung. */
async function clickNotification(windows: FakeWindow[]) {
  const worker = startServiceWorker(readDistText('/sw.js'), ORIGIN, windows)
  const close = vi.fn()
  await worker.dispatch('notificationclick', { notification: { tag: 'countdown-timer', close } })
  expect(close).toHaveBeenCalledOnce()
  return worker
}

describe('a click on a notification', () => {
  test('shows the timer where its page is open', async () => {
    const [landing, timer] = [windowAt('/'), windowAt('/countdown-timer')]
    const { openWindow } = await clickNotification([landing, timer])
    expect(timer.focus).toHaveBeenCalledOnce()
    expect(landing.focus).not.toHaveBeenCalled()
    expect(openWindow).not.toHaveBeenCalled()
  })

  test('shows the window that rings, whatever its page', async () => {
    const other = windowAt('/calculator')
    await clickNotification([other])
    expect(other.focus).toHaveBeenCalledOnce()
  })

  test('opens the timer where no window is left', async () => {
    const { openWindow } = await clickNotification([])
    expect(openWindow).toHaveBeenCalledExactlyOnceWith('/countdown-timer')
  })
})

describe('PL-28: the service worker leaves alone', () => {
  const worker = startServiceWorker(readDistText('/sw.js'), ORIGIN, [])

  test.each([
    'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/usd.json',
    'https://latest.currency-api.pages.dev/v1/currencies.json',
    `${ORIGIN}/og/landing.png`,
  ])('%s', (url) => {
    expect(worker.isAnswered(url, { mode: 'cors' })).toBe(false)
  })

  test('what a page asks for past all caches', () => {
    const [script] = urls(shell).filter((url) => url.endsWith('.js'))
    const url = `${ORIGIN}${script}`
    expect(worker.isAnswered(url, { mode: 'cors' })).toBe(true)
    expect(worker.isAnswered(url, { mode: 'cors', cache: 'reload' })).toBe(false)
  })
})
