import { expect, test as base } from './test'
import { OwnSite } from './own-site'

interface Fixtures {
  site: OwnSite
}

/** Tests that let the service worker in, on a host of their own. */
export const test: ReturnType<typeof base.extend<Fixtures>> = base.extend<Fixtures>({
  site: async ({ browserName: _none }, provide, testInfo) => {
    // Each waits until a visit has come to rest and everything is kept.
    testInfo.setTimeout(90_000)
    const site = new OwnSite()
    await site.start()
    await provide(site)
    await site.stop()
  },
  baseURL: async ({ site }, provide) => provide(site.url),
  serviceWorkers: 'allow',
})

export { expect }
