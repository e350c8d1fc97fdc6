import type { Page } from '@playwright/test'
import { TEXT } from '../../src/tools/qr-generator/texts.en'
import { expectErrorScreen, retryButton } from './support/error-screen'
import { openLanding } from './support/landing-links'
import { QR_CHUNK } from './support/scripts'
import { NIGHTLY } from '../support/nightly'
import { expect, test } from './support/test'

const MISSING = /^Loading chunk qr-generator failed\.\s*\(missing: http:.*\)$/

const NOT_FOUND =
  /^Failed to load resource: the server responded with a status of 404 \(Not Found\) \/static\/js\/qr-generator-[\w-]+\.chunk\.js$/
const CHUNK_ERROR = /^ChunkLoadError: Loading chunk qr-generator failed\.\n\(missing: http:/
// React draws a prerendered page anew whose script does not come.
const DRAWN_ANEW = /^Hydration Error: Minified React error #422;/

/** As after a deployment: the files of the page in the browser are gone. */
const removeChunk = (page: Page) =>
  page.route(QR_CHUNK, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  )

function countDocuments(page: Page) {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) addresses.push(new URL(request.url()).pathname)
  })
  return addresses
}

test('PL-12: a chunk that a newer deployment removed reloads the page, which then works', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectLines(NOT_FOUND)
  await removeChunk(page)
  const link = await openLanding(page)
  const documents = countDocuments(page)
  // The new page names the files of its own deployment.
  await page.route('**/qr-generator', async (route) => {
    await page.unroute(QR_CHUNK)
    await route.continue()
  })
  await link.click()
  await expect(page.getByLabel(TEXT)).toBeVisible()
  expect(documents).toEqual(['/qr-generator'])
})

test('PL-12: there is one automatic reload in 30 s, then the error screen', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectLines(NOT_FOUND, CHUNK_ERROR, DRAWN_ANEW)
  await page.clock.install()
  await removeChunk(page)
  const link = await openLanding(page)
  const documents = countDocuments(page)
  await link.click()
  await expectErrorScreen(page, MISSING)
  expect(documents).toEqual(['/qr-generator'])

  await page.clock.fastForward(20_000)
  const errors = consoleGuard.matching(CHUNK_ERROR).length
  await retryButton(page).click()
  await expect.poll(() => consoleGuard.matching(CHUNK_ERROR).length).toBeGreaterThan(errors)
  await expectErrorScreen(page, MISSING)
  expect(documents).toHaveLength(1)

  await page.clock.fastForward(11_000)
  await retryButton(page).click()
  await expect.poll(() => documents).toHaveLength(2)
  await expectErrorScreen(page, MISSING)
  expect(documents).toHaveLength(2)
})

test(
  'PL-13: without a session storage there is no automatic reload that could loop',
  NIGHTLY,
  async ({ page, consoleGuard }) => {
    consoleGuard.expectLines(NOT_FOUND, CHUNK_ERROR)
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await removeChunk(page)
    const link = await openLanding(page)
    const documents = countDocuments(page)
    await link.click()
    await expectErrorScreen(page, MISSING)
    expect(documents).toEqual([])
  },
)
