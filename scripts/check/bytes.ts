// What a visit costs the server: `npm run bytes`.
import { readdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext } from 'playwright'
import { serverRules } from '../../src/site/hosting/headers-file.ts'
import { distDir } from '../bootstrap/paths.mjs'
import { launchBrowser } from './browser/find-browser.ts'
import { createAnswer } from '../serve/answer.ts'
import { listenOnLocalhost } from '../serve/listen.ts'

/** Our own server with the build, counting what it sends: bodies and headers, to pages and workers. */
async function startCountingServer() {
  const answer = createAnswer(distDir, serverRules(''))
  let traffic = { requests: 0, bytes: 0 }
  let lastMs = Date.now()
  const { port, close } = await listenOnLocalhost(0, (req, res) => {
    const before = req.socket.bytesWritten
    res.once('close', () => {
      traffic.requests += 1
      traffic.bytes += req.socket.bytesWritten - before
      lastMs = Date.now()
    })
    answer(req, res)
  })
  return {
    url: `http://localhost:${port}`,
    close,
    /** How long nothing has been sent. */
    quietMs: () => Date.now() - lastMs,
    /** What was sent since the last call. */
    take() {
      const taken = traffic
      traffic = { requests: 0, bytes: 0 }
      return taken
    },
  }
}

type Server = Awaited<ReturnType<typeof startCountingServer>>

// Longer than an idle page waits before it fetches what it may need later.
const quietMs = 3000

const pages = () =>
  readdirSync(distDir)
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`)
    .toSorted()

/**
 * Opens pages one after another in one tab; what they cost in all, once nothing more comes. A page that
 * the service worker answers may ask for nothing at all, or for something after a while.
 */
async function visit(context: BrowserContext, server: Server, paths: string[]) {
  server.take()
  const page = await context.newPage()
  for (const path of paths) await page.goto(`${server.url}${path}`)
  const openedMs = Date.now()
  while (Math.min(server.quietMs(), Date.now() - openedMs) < quietMs) await pause(100)
  await page.close()
  return server.take()
}

const inWords = ({ requests, bytes }: ReturnType<Server['take']>) =>
  `${(bytes / 1000).toFixed(1)} kB, requests ${requests}`

/** A visit too short for the service worker; a longer one, and the next one of the same visitor. */
async function threeVisits(browser: Browser, server: Server, paths: string[]) {
  const brief = await browser.newContext({ serviceWorkers: 'block' })
  const long = await browser.newContext()
  const alone = inWords(await visit(brief, server, paths))
  const first = inWords(await visit(long, server, paths))
  const again = inWords(await visit(long, server, paths))
  await Promise.all([brief.close(), long.close()])
  return `alone ${alone}; with the rest ${first}; again ${again}`
}

// What each page costs a server, alone, with all that is kept for offline use, and at the next visit. Without
// other hosts: the exchange rates do not belong to the count. Not by page.route: that turns the browser's cache off.
const server = await startCountingServer()
const browser = await launchBrowser()
try {
  const all = pages()
  for (const paths of [...all.map((path) => [path]), all]) {
    const name = paths.length === 1 ? paths[0] : 'all pages in one visit'
    console.log(`${name}: ${await threeVisits(browser, server, paths)}`)
  }
} finally {
  await browser.close()
  await server.close()
}
