import type { Page } from '@playwright/test'
import { GO_TO_ALL_TOOLS } from '../../src/app/texts.en'
import { LANDING_TITLE } from '../../src/site/titles.en'
import { expectErrorScreen, retryButton } from './support/error-screen'
import { hydrated } from './support/hydrated'
import { openLanding } from './support/landing-links'
import { TOOL_PAGES, titleOf } from './support/routes'
import { QR_CHUNK, qrPageScript } from './support/scripts'
import { expect, test } from './support/test'

const LANDING = LANDING_TITLE
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const wayHome = (page: Page) => page.getByRole('link', { name: GO_TO_ALL_TOOLS })

/** Fails until the page is French. */
const FAILS_WHILE_RENDERING = qrPageScript(`function () {
  if (document.documentElement.lang === 'en') throw new Error('kaboom')
  return 'all is well'
}`)
const FAILS_AT_ONCE = `throw new Error('kaboom')`

test('PL-08: a page that throws shows the error, inside the shell; Try again and the way home lead out', async ({
  page,
  consoleGuard,
}) => {
  // React may draw a prerendered page anew before it meets the error.
  consoleGuard.expectLines(/kaboom|^Hydration Error: Minified React error #(?:422|520);/)
  let body = FAILS_WHILE_RENDERING
  await page.route(QR_CHUNK, (route) => route.fulfill({ contentType: 'text/javascript', body }))

  await test.step('while it is rendered', async () => {
    await (await openLanding(page)).click()
    await expectErrorScreen(page, 'kaboom')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.evaluate(() => (document.documentElement.lang = 'fr'))
    await retryButton(page).click()
    await expect(page.getByText('all is well')).toBeVisible()
  })

  await test.step('in the place of its prerendered text', async () => {
    await page.goto('/qr-generator')
    await expectErrorScreen(page, 'kaboom')
    await wayHome(page).click()
    await expect(heading(page)).toHaveText(LANDING)
  })

  await test.step('while its script runs', async () => {
    body = FAILS_AT_ONCE
    await (await openLanding(page)).click()
    await expectErrorScreen(page, 'kaboom')
  })
})

test('PL-07: an unknown address has the error screen with a 404 text, all tools and a way home', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectLines(/404 \(Not Found\)/)
  consoleGuard.expectLines(/could not be decoded/)
  for (const path of ['/qr-generator/more', '/QR-Generator', '/%E0%A4%A', '/nope']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await hydrated(wayHome(page))
    await expectErrorScreen(page, /^404 Not Found/)
  }
  await expect(retryButton(page)).toHaveCount(0)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', /\w+, \w+/)
  const card = page.getByRole('main').locator('> *').first()
  const below = await card.evaluate((box) => {
    const end = box.lastElementChild?.getBoundingClientRect().bottom ?? 0
    return box.getBoundingClientRect().bottom - end
  })
  expect(below, 'the card is as tall as its content').toBeLessThan(40)
  for (const { path, title } of TOOL_PAGES) {
    const tool = page.getByRole('main').getByRole('link', { name: title })
    await expect(tool).toHaveAttribute('href', path)
  }
  await wayHome(page).click()
  await expect(heading(page)).toHaveText(LANDING)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index,follow')

  // A page asked for by the name of its file is the page, under its own address.
  await page.goto('/calculator.html?a=1')
  await expect(page).toHaveURL(/\/calculator\?a=1$/)
  await expect(heading(page)).toHaveText(titleOf('calculator'))
  await page.goto('/index.html')
  await expect(page).toHaveURL(/\/$/)
})
