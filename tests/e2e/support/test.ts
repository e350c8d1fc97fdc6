import { test as base, expect } from '@playwright/test'
import { RateHosts } from '../../support/rate-hosts'
import { watchConsole, type ConsoleGuard } from './console-guard'

interface Fixtures {
  /**
   * Whether both rate hosts answer, for a page with exchange rates; the real ones are out of the browser's
   * reach. Every request then passes by the test, and the browser's cache is off.
   */
  mockHosts: boolean
  /** PL-39: every test fails on any console error or warning that it has not expected here. */
  consoleGuard: ConsoleGuard
}

export const test = base.extend<Fixtures>({
  mockHosts: [false, { option: true }],
  consoleGuard: [
    async ({ context, mockHosts }, use) => {
      const consoleGuard = await watchConsole(context)
      // A test of faults serves hosts of its own, which take precedence.
      if (mockHosts) await new RateHosts().serve(context)
      await use(consoleGuard)
      await expect
        .poll(() => consoleGuard.missing(), 'expected on the console, but missing')
        .toEqual([])
      expect(consoleGuard.unexpected(), 'unexpected on the console').toEqual([])
      // A request that is still on its way when the test ends is no failure of it.
      const routed = [...context.pages(), context]
      await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
    },
    { auto: true },
  ],
})

export { expect }
