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
  await expect.poll(() => keptFiles(page), { timeout: 40_000 }).toContain(`${basePath}404.html`)
}
