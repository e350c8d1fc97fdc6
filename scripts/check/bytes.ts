// What a visit costs the server: `npm run bytes`.
import { readdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext } from 'playwright'
import { serverRules } from '../../src/site/hosting/headers-file.ts'
import { distDir } from '../bootstrap/paths.mjs'
import { launchBrowser } from '../programs/find-browser.ts'
import { createAnswer } from '../serve/answer.ts'
import { listenOnLocalhost } from '../serve/listen.ts'

// Longer than an idle page waits before it fetches what it may need later.
const quietMs = 3000

/** What our server with the build has sent: bodies and headers, to pages and workers. */
const sent = { requests: 0, bytes: 0, lastMs: 0 }

const answer = createAnswer(distDir, serverRules())
const { port, close } = await listenOnLocalhost(0, (req, res) => {
  const before = req.socket.bytesWritten
  res.once('close', () => {
    sent.requests += 1
    sent.bytes += req.socket.bytesWritten - before
    sent.lastMs = Date.now()
  })
  answer(req, res)
})

const pages = readdirSync(distDir)
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`)
  .toSorted()

/**
 * Opens pages one after another in one tab; what they cost in all, once nothing more comes. A page that
 * the service worker answers may ask for nothing at all, or for something after a while.
 */
async function visit(context: BrowserContext, paths: string[]) {
  Object.assign(sent, { requests: 0, bytes: 0 })
  const page = await context.newPage()
  for (const path of paths) await page.goto(`http://localhost:${port}${path}`)
  sent.lastMs = Date.now()
  while (Date.now() - sent.lastMs < quietMs) await pause(100)
  await page.close()
  return `${(sent.bytes / 1000).toFixed(1)} kB, requests ${sent.requests}`
}

// What each page costs a server, alone, with all that is kept for offline use, and at the next visit. Without
// other hosts: the exchange rates do not belong to the count. Not by page.route: that turns the browser's cache off.
const browser = await launchBrowser()
try {
  for (const paths of [...pages.map((path) => [path]), pages]) {
    // A visit too short for the service worker; a longer one, and the next one of the same visitor.
    const brief = await browser.newContext({ serviceWorkers: 'block' })
    const long = await browser.newContext()
    const alone = await visit(brief, paths)
    const first = await visit(long, paths)
    const again = await visit(long, paths)
    await Promise.all([brief.close(), long.close()])
    const name = paths.length === 1 ? paths[0] : 'all pages in one visit'
    console.log(`${name}: alone ${alone}; with the rest ${first}; again ${again}`)
  }
} finally {
  await browser.close()
  await close()
}
