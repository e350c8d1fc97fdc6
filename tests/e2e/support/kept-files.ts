import type { Page } from '@playwright/test'
import { expect } from './test'

/** Names of all caches of the site, and the paths in them. */
export const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => url.replace(location.origin, '').replace(/\?.*$/, ''))
  })

/** Waits until the service worker has fetched its last file: all pages work offline then. */
export async function readyForOffline(page: Page, basePath = '/'): Promise<void> {
  // After a key Chromium has no idle time before the next frame, which nothing else asks for.
  const kept = async () => {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    return keptFiles(page)
  }
  await expect.poll(kept, { timeout: 40_000, intervals: [200] }).toContain(`${basePath}404.html`)
}
