import { deferred } from '../support/deferred'
import { hydrated } from './support/hydrated'
import { openLanding } from './support/landing-links'
import { PAGES } from './support/routes'
import { QR_CHUNK } from './support/scripts'
import { expect, test } from './support/test'

test('PL-01: all eight pages load and hydrate without a complaint, with header, main area, footer and one main heading', async ({
  page,
}) => {
  for (const { path, title } of PAGES) {
    await page.goto(path)
    const header = page.getByRole('banner')
    await hydrated(header.getByRole('link', { name: 'Home' }))
    await expect(header.getByRole('link', { name: 'Nimble', exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toContainText('Powered by React and Web Workers')
  }
})

test('a new page starts at its top, with the focus on its heading, which is announced', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const link = await openLanding(page)
  await link.click()
  const heading = page.getByRole('heading', { level: 1, name: 'QR Code Generator' })
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('status').filter({ hasText: 'QR Code Generator' })).toHaveCount(1)
  await expect(page).toHaveTitle('QR Code Generator | Nimble - Free Online Tools')
})

test('a page that is loaded afresh leaves the focus alone', async ({ page }) => {
  await page.goto('/qr-generator')
  await hydrated(page.getByLabel('Text or link'))
  await expect(page.locator('body')).toBeFocused()
})

test('going back restores the scroll, after a reload too', async ({ page }) => {
  // So low that the link must be scrolled to.
  await page.setViewportSize({ width: 360, height: 320 })
  const link = await openLanding(page)
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(300)
  const scrolled = () => page.evaluate(() => scrollY)
  const heading = page.getByRole('heading', { level: 1 })
  await link.click()
  await expect(heading).toHaveText('QR Code Generator')
  await page.goBack()
  await expect(heading).toBeFocused()
  await expect.poll(scrolled).toBe(left)

  await page.goForward()
  await page.reload()
  await hydrated(page.getByLabel('Text or link'))
  await page.goBack()
  await expect(heading).toHaveText('Free Online Tools for Everyone')
  await expect.poll(scrolled).toBe(left)
})

test("'Back to Tools' scrolls to the tool list", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/qr-generator')
  const back = page.getByRole('link', { name: 'Back to Tools' })
  await hydrated(back)
  await back.click()
  const list = page.getByRole('heading', { name: 'Available Tools' })
  await expect(list).toBeFocused()
  await expect.poll(async () => (await list.boundingBox())?.y).toBeLessThan(60)
})

test('navigation inside the product loads no document', async ({ page }) => {
  const link = await openLanding(page)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await link.click()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Free Online Tools for Everyone')
  expect(documents).toEqual([])
})

test("a page's code is fetched when its link is pointed at", async ({ page }) => {
  const link = await openLanding(page)
  const [request] = await Promise.all([page.waitForRequest(QR_CHUNK), link.hover()])
  expect(request.url()).toMatch(/\/static\/js\/qr-generator-[\w-]{8,}\.chunk\.js$/)
})

test('while the code of a page is coming, the old page stays under a bar', async ({ page }) => {
  const { promise: held, resolve: release } = deferred()
  await page.route(QR_CHUNK, async (route) => {
    await held
    await route.continue()
  })
  const link = await openLanding(page)
  await link.click()
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Free Online Tools for Everyone')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('QR Code Generator')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('an address with a slash at its end leads to the page', async ({ page }) => {
  await page.goto('/qr-generator/')
  await expect(page).toHaveURL('/qr-generator')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('QR Code Generator')
})
