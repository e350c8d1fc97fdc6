import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildServiceWorker } from '../../scripts/build/service-worker'
import { ORIGIN } from '../support/fake-caches'
import { startServiceWorker } from '../support/service-worker-scope'

const ENGLISH = [
  'index.html',
  '404.html',
  'calculator.html',
  'manifest.webmanifest',
  'static/js/en.js',
  'static/js/box.worker-1.js',
]
const GERMAN = [
  'de.html',
  'de/404.html',
  'de/calculator.html',
  'de/manifest.webmanifest',
  'static/js/de.js',
  'de/static/js/box.worker-1.js',
]
const SHARED = ['early.js', 'static/js/framework.js']

const dir = mkdtempSync(join(tmpdir(), 'nimble-workers-'))
for (const [script, names] of Object.entries({ en: ENGLISH, de: GERMAN, framework: SHARED })) {
  for (const name of names) {
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    const isPage = name.endsWith('.html')
    writeFileSync(join(dir, name), isPage ? `<script src="/static/js/${script}.js">` : name)
  }
}
// Scripts import what all languages have, and start a worker of their own.
for (const [script, own] of [
  ['en', ''],
  ['de', 'de/'],
]) {
  const starts = `new Worker('/${own}static/js/box.worker-1.js')`
  writeFileSync(join(dir, `static/js/${script}.js`), `import './framework.js'\n${starts}`)
}
afterAll(() => rmSync(dir, { recursive: true }))

const pages: Record<string, string> = {}
beforeAll(async () => {
  // As npm run build has it: else Workbox checks what a fake need not be.
  vi.stubEnv('NODE_ENV', 'production')
  await buildServiceWorker(dir, { others: ['de'] })
  await buildServiceWorker(dir, { language: 'de' })
  pages['en'] = readFileSync(join(dir, 'sw.js'), 'utf8')
  pages['de'] = readFileSync(join(dir, 'sw.de.js'), 'utf8')
  vi.unstubAllEnvs()
})

/** All that it keeps, once it has fetched everything. */
async function keptBy(code = '') {
  const worker = startServiceWorker(code)
  await worker.dispatch('install')
  await worker.dispatch('message', { data: 'complete' })
  return { names: await worker.caches.keys(), paths: (await worker.keptPaths()).toSorted() }
}

const fetch = () => Promise.reject(new TypeError('no network'))
const mode = 'navigate'

describe('PL-72: a language has a service worker of its own', () => {
  test('each keeps its own files, and those of all, in a cache of its own', async () => {
    expect(await keptBy(pages['en'])).toEqual({
      names: ['nimble.precache'],
      paths: [
        '/',
        '/404.html',
        '/calculator',
        '/early.js',
        '/manifest.webmanifest',
        '/static/js/box.worker-1.js',
        '/static/js/en.js',
        '/static/js/framework.js',
      ],
    })
    expect(await keptBy(pages['de'])).toEqual({
      names: ['nimble.precache.de'],
      paths: [
        '/de',
        '/de/404.html',
        '/de/calculator',
        '/de/manifest.webmanifest',
        '/de/static/js/box.worker-1.js',
        '/early.js',
        '/static/js/de.js',
        '/static/js/framework.js',
      ],
    })
  })

  // Browsers ask the service worker of a worker's address, not that of the page which starts it.
  test('its workers lie in its scope, those of an older version too', async () => {
    const worker = startServiceWorker(pages['de'] ?? '')
    const older = worker.answerTo(`${ORIGIN}/de/static/js/box.worker-0.js`, { mode: 'same-origin' })
    expect(await (await older)?.text()).toBe('a file')
  })

  test('offline that of English does not deny a page of another language', async () => {
    const worker = startServiceWorker(pages['en'] ?? '', { fetch })
    const cache = await worker.caches.open('nimble.precache')
    for (const name of ['404.html']) await cache.put(`${ORIGIN}/${name}`, new Response(name))
    for (const path of ['/de', '/de.html', '/de/calculator'])
      expect((await worker.answerTo(ORIGIN + path, { mode }))?.type, path).toBe('error')
  })

  test('an address with a slash at its end leads to the page of the language', async () => {
    const worker = startServiceWorker(pages['de'] ?? '', { fetch })
    const reply = await worker.answerTo(`${ORIGIN}/de/`, { mode })
    expect(reply?.headers.get('location')).toBe(`${ORIGIN}/de`)
  })

  test('a click on a notification opens the page of the language', async () => {
    const worker = startServiceWorker(pages['de'] ?? '')
    const notification = { tag: 'countdown-timer#1', close: vi.fn() }
    await worker.dispatch('notificationclick', { notification })
    expect(worker.openWindow).toHaveBeenCalledExactlyOnceWith('/de/countdown-timer')
  })
})
