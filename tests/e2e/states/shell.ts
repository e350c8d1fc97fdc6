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
      await (await openLanding(page)).click()
      await expectErrorScreen(page, /Loading chunk qr-generator failed/)
    },
  },
}
