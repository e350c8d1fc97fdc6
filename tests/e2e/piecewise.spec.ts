import { expect, test } from '@playwright/test'
import { isNightly } from '../support/nightly'
import { startPiecewiseServer } from './support/piecewise-server'
import { PAGES } from './support/routes'
import { recordShifts, takeShifts } from './support/shifts'

/** A tenth of what counts as good: https://web.dev/articles/cls */
const MOST = 0.01

// Without the guard of the other tests: scripts that are held back are errors on the console.
for (const width of isNightly ? [360, 768, 1280] : [360, 1280]) {
  test(`PL-58: while a page comes in pieces, what has come hardly moves, ${width} px wide`, async ({
    page,
    baseURL,
  }) => {
    const server = await startPiecewiseServer(baseURL ?? '')
    await page.setViewportSize({ width, height: 740 })
    await page.addInitScript(recordShifts, 0)
    await page.route('**/static/js/**', (route) => route.abort())
    for (const { path } of PAGES) {
      await page.goto(server.address + path)
      const shifts = await takeShifts(page)
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      expect.soft(sum, `${path} ${JSON.stringify(shifts)}`).toBeLessThan(MOST)
    }
    server.close()
  })
}
