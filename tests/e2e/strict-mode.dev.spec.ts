import type { CDPSession, Page } from '@playwright/test'
import { TOOLS } from '../../src/tools/registry'
import { BACK_TO_TOOLS } from '../../src/app/texts.en'
import { hydrated } from './support/hydrated'
import { tryNow } from './support/landing-links'
import { QrPage } from './support/qr-page'
import { expect, test } from './support/test'
import { titleOf } from './support/routes'

// The currency converter is among the pages.
test.use({ mockHosts: true })

const VISITS = 50
const WARM_UP = 5
const QR = titleOf('qr-generator')
/** The other host is requested too, where this one takes long. */
const FIRST_RATE_HOST = 'https://cdn.jsdelivr.net/'

/** Makes `window.liveIntervals` the number of intervals that have not been cleared. */
function countIntervals() {
  const live = new Set<unknown>()
  const start = window.setInterval.bind(window)
  const stop = window.clearInterval.bind(window)
  Object.assign(window, {
    setInterval(...args: Parameters<typeof start>) {
      const id = start(...args)
      live.add(id)
      return id
    },
    clearInterval(id: number) {
      live.delete(id)
      stop(id)
    },
  })
  Object.defineProperty(window, 'liveIntervals', { get: () => live.size })
}

const liveIntervals = (page: Page) => page.evaluate(() => Reflect.get(window, 'liveIntervals'))

async function usedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

/** Leaves the landing page for each tool in turn, so that the history holds all of them. */
async function openEach(page: Page, titles: readonly string[]): Promise<void> {
  for (const [at, title] of titles.entries()) {
    if (at > 0) await page.getByRole('link', { name: BACK_TO_TOOLS }).click()
    await tryNow(page, title).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    // Its requests are its own only while it is shown.
    if (title === 'Currency Converter') await page.getByText('Last updated').waitFor()
  }
}

/**
 * Goes through the history from the last tool to the first and back, passing the landing page over: each
 * step takes one tool away and mounts the next, twice under StrictMode. Ends where it began.
 */
async function goThrough(page: Page, titles: readonly string[], rounds: number): Promise<void> {
  await page.evaluate(
    async ([order, count]) => {
      // Runs in the page, which has nothing of this file.
      // oxlint-disable-next-line unicorn/consistent-function-scoping
      const shown = (heading: string | undefined) =>
        new Promise<void>((resolve) => {
          const look = () => {
            if (document.querySelector('main h1')?.textContent === heading) resolve()
            else requestAnimationFrame(look)
          }
          look()
        })
      // Between two tools there is the landing page.
      const steps = (order.length - 1) * 2
      for (let round = 0; round < count; round++) {
        history.go(-steps)
        await shown(order[0])
        for (const heading of order.slice(1)) {
          history.go(2)
          await shown(heading)
        }
      }
    },
    [titles, rounds] as const,
  )
}

test(`PL-21: ${VISITS} visits of each tool leave no worker, interval or heap behind, and a code survives mounts`, async ({
  page,
}) => {
  test.setTimeout(180_000)
  const titles = TOOLS.filter(({ available }) => available).map(({ title }) => title)
  await page.addInitScript(countIntervals)
  const fetched: string[] = []
  page.context().on('request', (request) => {
    if (request.url().startsWith(FIRST_RATE_HOST))
      fetched.push(request.url().split('/').pop() ?? '')
  })
  await page.goto('/')
  await hydrated(tryNow(page, QR))
  const intervals = await liveIntervals(page)
  await openEach(page, titles)
  // CU-01: the page that was mounted twice has fetched the list and the rates once.
  expect(fetched.toSorted()).toEqual(['currencies.json', 'usd.json'])
  const session = await page.context().newCDPSession(page)

  await goThrough(page, titles, WARM_UP)
  const heap = await usedHeap(session)
  await goThrough(page, titles, VISITS)
  await expect.poll(() => liveIntervals(page)).toBe(intervals)
  // The bound that each tool alone is held to, for all of them together.
  expect((await usedHeap(session)) - heap).toBeLessThan(5_000_000)
  const kinds = page.workers().map((worker) => new URL(worker.url()).pathname)
  expect(kinds).toEqual([...new Set(kinds)])

  await page.getByRole('link', { name: BACK_TO_TOOLS }).click()
  await tryNow(page, QR).click()
  const qr = new QrPage(page)
  await qr.text.fill('https://example.com')
  await qr.settled()
  for (let visits = 0; visits < 3; visits++) {
    await page.goBack()
    await expect(qr.picture).toHaveCount(0)
    await page.goForward()
    await expect(qr.picture).toHaveJSProperty('width', 256)
  }
  await qr.save()
  expect(page.workers().filter((worker) => /qr\.worker/.test(worker.url()))).toHaveLength(1)
})
