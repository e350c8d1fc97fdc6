import { CalculatorPage } from '../support/calculator-page'
import { expectErrorScreen } from '../support/error-screen'
import { openLanding } from '../support/landing-links'
import { QR_CHUNK } from '../support/scripts'
import type { Visit } from './page-state'

export const SHELL: Record<string, Visit> = {
  'the landing page': { open: (page) => openLanding(page) },
  'an unknown address': {
    open: async (page, complaints) => {
      complaints.announce(/404 \(Not Found\)/)
      await page.goto('/nope')
      await expectErrorScreen(page, /^404/)
    },
  },
  'a failed chunk': {
    open: async (page, complaints) => {
      complaints.announce(/ChunkLoadError/)
      complaints.announce(/503/)
      await page.route(QR_CHUNK, (route) => route.fulfill({ status: 503 }))
      // From another tool: the header of the landing page has no menu of tools beside Home.
      const calculator = new CalculatorPage(page)
      await calculator.open()
      await page.locator('header a[href="/qr-generator"]').first().dispatchEvent('click')
      await expectErrorScreen(page, /Loading chunk qr-generator failed/)
    },
  },
}
