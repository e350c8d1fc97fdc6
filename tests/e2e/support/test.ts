import { test as base, expect } from '@playwright/test'
import { RateHosts } from '../../support/rate-hosts'
import { listenForComplaints, type Complaints } from './complaints'

interface Fixtures {
  /**
   * Whether both rate hosts answer, for a page with exchange rates; the real ones are out of the browser's
   * reach. Every request then passes by the test, and the browser's cache is off.
   */
  mockHosts: boolean
  /** Every test fails on what the browser complains about, unless it has announced it here. */
  complaints: Complaints
}

export const test = base.extend<Fixtures>({
  mockHosts: [false, { option: true }],
  complaints: [
    async ({ context, mockHosts }, use) => {
      const complaints = await listenForComplaints(context)
      // A test that wants faults puts hosts of its own in front.
      if (mockHosts) await new RateHosts().serve(context)
      await use(complaints)
      await expect.poll(() => complaints.unheard(), 'announced, but did not happen').toEqual([])
      expect(complaints.unannounced(), 'the browser complained').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
