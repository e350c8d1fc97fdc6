import { test as base, expect } from '@playwright/test'
import { RateHosts } from '../../support/rate-hosts'
import { listenForComplaints, type Complaints } from './complaints'

interface Fixtures {
  /** False where the service worker is let in: it does not see what Playwright intercepts. */
  mockHosts: boolean
  /** Every test fails on what the browser complains about, unless it has announced it here. */
  complaints: Complaints
}

export const test = base.extend<Fixtures>({
  mockHosts: [true, { option: true }],
  complaints: [
    async ({ context, mockHosts }, use) => {
      const complaints = await listenForComplaints(context)
      // The real hosts never get a request; a test that wants faults puts hosts of its own in front.
      if (mockHosts) await new RateHosts().serve(context)
      await use(complaints)
      await expect.poll(() => complaints.unheard(), 'announced, but did not happen').toEqual([])
      expect(complaints.unannounced(), 'the browser complained').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
