// What a visit costs the server: `npm run bytes` after a build prints 'What it costs' of docs/deploy.md, to be pasted.
import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext } from 'playwright'
import { serverRules } from '../../src/site/hosting/headers-file.ts'
import { TOOLS } from '../../src/tools/registry.ts'
import { distDir } from '../bootstrap/paths.mjs'
import { assertBuilt } from '../build/finished-build.ts'
import { launchBrowser } from '../programs/find-browser.ts'
import { createAnswer } from '../serve/answer.ts'
import { listenOnLocalhost } from '../serve/listen.ts'

// Longer than an idle page waits before it fetches what it may need later.
const quietMs = 3000

interface Cost {
  requests: number
  bytes: number
  /** Requests for what a cache may keep without asking: files with a hash in their names, and small files for an hour. */
  forever: number
  hourly: number
}

const nothing: Cost = { requests: 0, bytes: 0, forever: 0, hourly: 0 }

/** What our server with the build has sent: bodies and headers, to pages and workers. */
const sent = { ...nothing, lastMs: 0 }

assertBuilt()
const answer = createAnswer(distDir, serverRules())
const { port, close } = await listenOnLocalhost(0, (req, res) => {
  const before = req.socket.bytesWritten
  res.once('close', () => {
    const kept = String(res.getHeader('Cache-Control'))
    sent.requests += 1
    sent.bytes += req.socket.bytesWritten - before
    sent.forever += Number(kept.includes('immutable'))
    sent.hourly += Number(kept.endsWith('max-age=3600'))
    sent.lastMs = Date.now()
  })
  answer(req, res)
})

/**
 * What a page costs, once nothing more comes. One that the service worker answers may ask for nothing at all, or for
 * something after a while.
 */
async function visit(context: BrowserContext, path: string): Promise<Cost> {
  Object.assign(sent, nothing)
  const page = await context.newPage()
  await page.goto(`http://localhost:${port}${path}`)
  sent.lastMs = Date.now()
  while (Date.now() - sent.lastMs < quietMs) await pause(100)
  await page.close()
  const { lastMs: _, ...cost } = sent
  return cost
}

/** A visit too short for the service worker; a longer one, and the next one of the same visitor. */
async function visits(path: string): Promise<[alone: Cost, first: Cost, again: Cost]> {
  const brief = await browser.newContext({ serviceWorkers: 'block' })
  const long = await browser.newContext()
  try {
    return [await visit(brief, path), await visit(long, path), await visit(long, path)]
  } finally {
    await Promise.all([brief.close(), long.close()])
  }
}

const digits = (value: number, most: number) =>
  value.toLocaleString('en', { maximumSignificantDigits: most })
const kB = (bytes: number) => `${digits(bytes / 1000, bytes < 10_000 ? 2 : 3)} kB`
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`
const costRow = (name: string, costs: Cost[]) =>
  row(name, ...costs.map(({ bytes, requests }) => `${kB(bytes)}, ${digits(requests, 3)} requests`))

/** Numbers of a day, and what follows from them, for each of two kinds of days. */
function dayTable(days: { bytes: number; requests: number }[]): string[] {
  const line = (name: string, tell: (day: { bytes: number; requests: number }) => string) =>
    row(name, ...days.map(tell))
  const perSecond = 5 / 86_400
  return [
    row('', 'All are new', '4 of 10 came before'),
    row('-', '-', '-'),
    line('sent in a day: visits × bytes', ({ bytes }) => `${digits(bytes / 1e9, 3)} GB`),
    line('sent in a month', ({ bytes }) => `${digits((bytes * 30) / 1e12, 3)} TB`),
    line('requests in a day', ({ requests }) => `${digits(requests / 1e6, 3)} M`),
    line('requests a second, mean', ({ requests }) => digits(requests / 86_400, 3)),
    line('in the busiest hour, five times as many', ({ requests }) =>
      digits(requests * perSecond, 3),
    ),
    line('bytes a second then', ({ bytes }) => `${digits((bytes * perSecond) / 1e6, 2)} MB`),
  ]
}

/** What reaches the origin behind 300 places of a CDN, with a release and a million new visitors a day. */
function behindCdn({ requests, forever, hourly }: Cost): string {
  const asked = requests - forever - hourly
  const misses = forever * 300 + hourly * 300 * 24
  const hits = 1 - misses / ((forever + hourly) * 1e6)
  return `${forever} of the ${requests} requests of a visit are for files that may be kept for ever, ${hourly} for an hour, and ${asked} are asked about each time. The places ask for the former ${digits(misses, 2)} times a day, so ${(hits * 100).toFixed(1)} % are hits; ${Math.floor((1 - (misses + asked * 1e6) / (requests * 1e6)) * 100)} % of all requests never reach the origin.`
}

const mean = (costs: Cost[]): Cost => {
  const of = (key: keyof Cost) => costs.reduce((sum, cost) => sum + cost[key], 0) / costs.length
  return {
    requests: of('requests'),
    bytes: of('bytes'),
    forever: of('forever'),
    hourly: of('hourly'),
  }
}

const pages = [{ title: 'landing page', link: '/' }, ...TOOLS]

// Without other hosts: the exchange rates do not belong to the count. Not by page.route: that turns the browser's cache off.
const browser = await launchBrowser()
try {
  console.log(row('Page', 'Alone', 'With the rest', 'Again'))
  console.log(row('-', '-', '-', '-'))
  const each: Cost[][] = []
  for (const { title, link } of pages) {
    const costs = await visits(link)
    each.push(costs)
    console.log(costRow(title, costs))
  }
  const [alone = nothing, first = nothing, again = nothing] = [0, 1, 2].map((at) =>
    mean(each.flatMap((costs) => costs[at] ?? [])),
  )
  console.log(costRow('mean of one page', [alone, first, again]))
  const mixed = (key: 'bytes' | 'requests') => (first[key] * 0.6 + again[key] * 0.4) * 1e6
  const days = [
    { bytes: first.bytes * 1e6, requests: first.requests * 1e6 },
    { bytes: mixed('bytes'), requests: mixed('requests') },
  ]
  console.log(`\n${dayTable(days).join('\n')}\n\n${behindCdn(each[0]?.[1] ?? nothing)}`)
} finally {
  await browser.close()
  await close()
}
