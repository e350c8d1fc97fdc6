import type { CDPSession, Page } from '@playwright/test'
import { TOOLS } from '../../src/tools/registry'
import { hydrated } from './support/hydrated'
import { tryNow } from './support/landing-links'
import { QrPage } from './support/qr-page'
import { expect, test } from './support/test'

const VISITS = 50
const LANDING = 'Free Online Tools for Everyone'

/** Makes `window.liveIntervals` the number of intervals that nobody has cleared. */
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

/** Leaves the page of a tool and comes back to it; each time StrictMode mounts it twice. */
async function comeBack(page: Page, title: string, times: number): Promise<void> {
  await page.evaluate(
    async ([here, landing, count]) => {
      // Runs in the page, which has nothing of this file.
      // oxlint-disable-next-line unicorn/consistent-function-scoping
      const shown = (heading: string) =>
        new Promise<void>((resolve) => {
          const look = () => {
            if (document.querySelector('main h1')?.textContent === heading) resolve()
            else requestAnimationFrame(look)
          }
          look()
        })
      for (let visits = 0; visits < count; visits++) {
        history.back()
        await shown(landing)
        history.forward()
        await shown(here)
      }
    },
    [title, LANDING, times] as const,
  )
}

for (const { title } of TOOLS.filter(({ available }) => available)) {
  test(`PL-21: ${VISITS} visits of ${title} leave no worker, interval or heap behind`, async ({
    page,
  }) => {
    await page.addInitScript(countIntervals)
    await page.goto('/')
    await hydrated(tryNow(page, title))
    await tryNow(page, title).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const session = await page.context().newCDPSession(page)

    await comeBack(page, title, 5)
    const intervals = await liveIntervals(page)
    const heap = await usedHeap(session)
    await comeBack(page, title, VISITS)
    await expect.poll(() => liveIntervals(page)).toBe(intervals)
    expect((await usedHeap(session)) - heap).toBeLessThan(5_000_000)
    const kinds = page.workers().map((worker) => new URL(worker.url()).pathname)
    expect(kinds).toEqual([...new Set(kinds)])
  })
}

test('PL-21: a code survives mounts under StrictMode with one worker', async ({ page }) => {
  await page.goto('/')
  await hydrated(tryNow(page, 'QR Code Generator'))
  await tryNow(page, 'QR Code Generator').click()
  const qr = new QrPage(page)
  await qr.text.fill('https://example.com')
  await qr.settled()
  for (let visits = 0; visits < 5; visits++) {
    await page.goBack()
    await expect(qr.picture).toHaveCount(0)
    await page.goForward()
    await expect(qr.picture).toHaveJSProperty('width', 256)
  }
  await qr.save()
  expect(page.workers()).toHaveLength(1)
})
