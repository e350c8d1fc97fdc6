import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { readPrecache } from '../../scripts/build/precache'
import { distDir } from '../../scripts/bootstrap/paths.mjs'
import { LANGUAGES, PUBLISHED } from '../../src/site/languages'
import { distPaths, keptFiles, readDistText } from '../e2e/support/dist'
import { PAGES } from '../e2e/support/routes'
import { deferred } from '../support/deferred'
import { ORIGIN } from '../support/fake-caches'
import { startServiceWorker, type FakeWindow } from '../support/service-worker-scope'

const { shell, pages, rest } = readPrecache(distDir)
const urls = (entries: readonly { url: string }[] = []) => entries.map(({ url }) => url)

const everything = keptFiles()

describe('the list of what works offline', () => {
  test('has all pages, each after all that it needs', () => {
    expect(Object.keys(pages).toSorted()).toEqual(PAGES.map(({ path }) => path).toSorted())
    for (const { path } of PAGES) expect(urls(pages[path]).at(-1)).toBe(path)
  })

  test('has every file but those that only others ask for', () => {
    const files = distPaths().filter((path) => !/\.(br|gz|html)$/.test(path))
    const kept = new Set(PUBLISHED.flatMap((id) => [...keptFiles(LANGUAGES[id].path)]))
    const missing = files.filter((path) => !kept.has(path))
    expect(missing.filter((path) => !/^\/(og|icons|screenshots)\//.test(path))).toEqual([
      '/THIRD-PARTY-NOTICES.txt',
      '/_headers',
      '/robots.txt',
      ...PUBLISHED.map((id) =>
        id === 'en' ? '/sw.js' : `/sw.${LANGUAGES[id].path}.js`,
      ).toSorted(),
    ])
  })

  test('has the font of the numerals with what every page wants', () => {
    expect(urls(shell)).toContainEqual(expect.stringMatching(/space-grotesk-numerals-.*\.woff2$/))
  })

  test('has what a tool fetches by way of its worker', () => {
    const currency = urls(pages['/currency-converter'])
    expect(currency).toContainEqual(expect.stringMatching(/shipped-rates-.*\.json$/))
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

  // The worker that answers reads other languages beside English: it has the words of both.
  test.each(PUBLISHED.map((id) => [id, id === 'en' ? 300_000 : 330_000] as const))(
    'of %s has no file so big that it wants a decision',
    (id, mostBytes) => {
      const files = new Set(distPaths())
      const paths = [...keptFiles(LANGUAGES[id].path)].map((url) =>
        url === '/' ? '/index.html' : files.has(url) ? url : `${url}.html`,
      )
      const big = paths.filter((path) => statSync(join(distDir, path)).size > mostBytes)
      expect(big).toEqual([])
    },
  )

  test('is in sw.js, which is one file', () => {
    const code = readDistText('/sw.js')
    for (const { integrity } of [...shell, ...Object.values(pages).flat(), ...rest]) {
      expect(code).toContain(integrity)
    }
    expect(code).not.toMatch(/\bimport\s*\(|importScripts/)
  })
})

const code = readDistText('/sw.js')
const windowAt = (path: string): FakeWindow => ({ url: ORIGIN + path, focus: vi.fn() })

/** What the visitor does when the timer has rung. */
async function clickNotification(windows: FakeWindow[]) {
  const worker = startServiceWorker(code, { windows })
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
  const worker = startServiceWorker(code)

  test.each([
    'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/usd.json',
    'https://latest.currency-api.pages.dev/v1/currencies.json',
    `${ORIGIN}/og/landing.png`,
  ])('%s', (url) => {
    expect(worker.answerTo(url, { mode: 'cors' })).toBeUndefined()
  })

  test('what a page asks for past all caches', () => {
    const [script] = urls(shell).filter((url) => url.endsWith('.js'))
    const url = `${ORIGIN}${script}`
    expect(worker.answerTo(url, { mode: 'cors' })).toBeDefined()
    expect(worker.answerTo(url, { mode: 'cors', cache: 'reload' })).toBeUndefined()
  })
})

/** A worker that waits for its second file until that is let come. */
async function startAndHold(event: string, details: object = {}) {
  const second = deferred()
  const fetch = vi.fn(async () => {
    if (fetch.mock.calls.length === 2) await second.promise
    return new Response('a file')
  })
  const worker = startServiceWorker(code, { fetch })
  const stored = worker.dispatch(event, details)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
  return { worker, stored, fetch, second }
}

describe('the service worker keeps', () => {
  const [QR = '/'] = Object.keys(pages).filter((path) => path === '/qr-generator')

  test('the shell and the open pages at the first visit, no more', async () => {
    const worker = startServiceWorker(code, { windows: [windowAt(QR)] })
    await worker.dispatch('install')
    const wanted = [...urls(shell), ...urls(pages[QR])]
    expect((await worker.keptPaths()).toSorted()).toEqual(wanted.toSorted())
  })

  test('every file with an update, which replaces a version that has every file', async () => {
    const worker = startServiceWorker(code, {
      isUpdate: true,
      fetch: async ({ url }) =>
        new Response('a file', { status: url.endsWith('/404.html') ? 404 : 200 }),
    })
    await worker.dispatch('install')
    expect(new Set(await worker.keptPaths())).toEqual(everything)
  })

  test('a file past the HTTP cache where that has a bad one, and from it where it has a good one', async () => {
    const [bad = ''] = urls(shell).filter((url) => /framework/.test(url))
    const query: string[] = []
    const worker = startServiceWorker(code, {
      fetch: async ({ url, cache }) => {
        query.push(`${new URL(url).pathname} ${cache}`)
        // As browsers do it where the digest is another.
        if (url.endsWith(bad) && cache === 'default') throw new TypeError('Failed to fetch')
        return new Response('a file')
      },
    })
    await worker.dispatch('install')
    expect(await worker.keptPaths()).toContain(bad)
    expect(query.filter((one) => one.startsWith('/static/'))).toEqual(
      urls(shell)
        .filter((url) => url.startsWith('/static/'))
        .flatMap((url) => (url === bad ? [`${url} default`, `${url} reload`] : `${url} default`)),
    )
  })

  test('nothing of what the server does not send', async () => {
    const worker = startServiceWorker(code, {
      fetch: async () => new Response('', { status: 503 }),
    })
    await expect(worker.dispatch('install')).rejects.toThrow()
    expect(await worker.keptPaths()).toEqual([])
  })

  test('nothing more once the newer worker is to take over', async () => {
    const complete = { data: 'complete' }
    const { worker, stored, fetch, second } = await startAndHold('message', complete)
    await worker.dispatch('message', { data: 'stop' })
    second.resolve()
    await stored
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(await worker.keptPaths()).toHaveLength(2)
  })

  test('nothing more once everything was cleared', async () => {
    const { worker, stored, fetch, second } = await startAndHold('install')
    const postMessage = vi.fn()
    const cleared = worker.dispatch('message', { data: 'clear', ports: [{ postMessage }] })
    second.resolve()
    await Promise.all([stored, cleared])
    await worker.dispatch('message', { data: 'complete' })
    expect(postMessage).toHaveBeenCalledExactlyOnceWith('cleared')
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(await worker.caches.keys()).toEqual([])
  })
})

async function offline(): Promise<Response> {
  throw new TypeError('Failed to fetch')
}

/** A worker that has the page for unknown addresses, but not all others. */
async function startOffline() {
  let isOnline = true
  const worker = startServiceWorker(code, {
    isUpdate: true,
    fetch: ({ url }) =>
      isOnline && !url.endsWith('/calculator')
        ? Promise.resolve(new Response('a file'))
        : offline(),
  })
  await worker.dispatch('install').catch(() => {})
  const cache = await worker.caches.open('nimble.precache')
  const notFound = rest.find(({ url }) => url === '/404.html')
  const key = `${ORIGIN}/404.html?__WB_REVISION__=${notFound?.revision}`
  await cache.put(key, new Response('Not found'))
  isOnline = false
  return worker
}

describe('without a network', () => {
  test('PL-46: a page that is not kept yet is a failed request, as is a file, and no 404', async () => {
    const worker = await startOffline()
    for (const path of ['/calculator', '/THIRD-PARTY-NOTICES.txt']) {
      const answer = await worker.answerTo(ORIGIN + path, { mode: 'navigate' })
      expect(answer?.type, path).toBe('error')
    }
    const unknown = await worker.answerTo(`${ORIGIN}/no-such-page`, { mode: 'navigate' })
    expect(unknown?.status).toBe(404)
  })
})
