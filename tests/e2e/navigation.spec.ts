import type { Locator, Page } from '@playwright/test'
import * as shell from '../../src/app/texts.en'
import { AVAILABLE_TOOLS } from '../../src/app/landing.en'
import { TEXT } from '../../src/tools/qr-generator/texts.en'
import { LANDING_TITLE } from '../../src/site/titles.en'
import { deferred } from '../support/deferred'
import { NIGHTLY } from '../support/nightly'
import { sidewaysScroll, spaceText } from './support/findings'
import { hydrated } from './support/hydrated'
import { openLanding, tryNow } from './support/landing-links'
import { PAGES, TOOL_PAGES, titleOf } from './support/routes'
import { QR_CHUNK } from './support/scripts'
import { recordShifts, takeShifts } from './support/shifts'
import { expect, test } from './support/test'

// The currency converter is among the pages.
test.use({ mockHosts: true })

const DESKTOP = { width: 1280, height: 720 }
const LANDING = LANDING_TITLE
const CALCULATOR_CHUNK = '**/static/js/calculator-*.chunk.js'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const headerLink = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('link', { name, exact: true })
const scrolled = (page: Page) => page.evaluate(() => scrollY)

/** The current tags of the head. */
const readHead = (page: Page) =>
  page.evaluate(() =>
    [...document.head.querySelectorAll('title, meta, link[rel=canonical], script[type*=json]')].map(
      (tag) => tag.outerHTML,
    ),
  )

test('PL-01, PL-31: all pages load and hydrate, with header, main area, footer, one main heading and empty ad slots, nothing shifts, and none scrolls sideways with large and spaced text', async ({
  page,
}) => {
  await page.addInitScript(recordShifts)
  for (const { path, title } of PAGES) {
    await page.setViewportSize(DESKTOP)
    await page.goto(path)
    await hydrated(headerLink(page, shell.HOME))
    await expect(page.locator('body'), 'a fresh page leaves the focus alone').toBeFocused()
    await expect(headerLink(page, 'Nimble')).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(heading(page)).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toContainText(shell.POWERED_BY)
    const isTool = TOOL_PAGES.some((tool) => tool.path === path)
    for (const position of isTool ? ['top', 'bottom'] : []) {
      const slot = page.locator(`[data-ad-slot=${position}]`)
      await expect(slot).toBeEmpty()
      expect((await slot.boundingBox())?.height, `${path} ${position}`).toBe(0)
    }
    expect.soft(await takeShifts(page), path).toEqual([])
    await page.evaluate(spaceText)
    for (const width of [280, 1000]) {
      await page.setViewportSize({ ...DESKTOP, width })
      expect.soft(await sidewaysScroll(page), `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }

  await page.goto('/qr-generator/')
  await expect(page).toHaveURL('/qr-generator')
  await expect(heading(page)).toHaveText(titleOf('qr-generator'))
  await hydrated(headerLink(page, shell.HOME))
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: shell.SKIP_TO_CONTENT })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('SH-07: from page to page inside the product: no document is loaded, focus, head and scroll are those of a visit', async ({
  page,
}) => {
  // So low that the link must be scrolled to.
  await page.setViewportSize({ width: 360, height: 320 })
  await page.clock.setFixedTime(new Date('2041-06-01T12:00:00'))
  await page.goto('/qr-generator')
  const fresh = await readHead(page)
  const link = await openLanding(page)
  const landing = await readHead(page)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  // The current year, not that of the build.
  await expect(page.getByRole('contentinfo')).toContainText(shell.copyright(2041, 'Nimble'))

  let left = 0
  await test.step('a link that is pointed at fetches the code; the new page starts at its top', async () => {
    await link.scrollIntoViewIfNeeded()
    const [request] = await Promise.all([page.waitForRequest(QR_CHUNK), link.hover()])
    expect(request.url()).toMatch(/\/static\/js\/qr-generator-[\w-]{8,}\.chunk\.js$/)
    left = await scrolled(page)
    expect(left).toBeGreaterThan(300)
    // A click of Playwright's may scroll once more.
    await link.dispatchEvent('click')
    await expect(heading(page)).toHaveText(titleOf('qr-generator'))
    await expect(heading(page)).toBeFocused()
    expect(await scrolled(page)).toBe(0)
    await expect(page.getByRole('status').filter({ hasText: titleOf('qr-generator') })).toHaveCount(
      1,
    )
    await expect.poll(() => readHead(page)).toEqual(fresh)
  })

  await test.step('SH-14: going back restores the scroll; Back to Tools leads to the list', async () => {
    await page.goBack()
    await expect(heading(page)).toBeFocused()
    await expect.poll(() => scrolled(page)).toBe(left)
    await expect.poll(() => readHead(page)).toEqual(landing)
    await page.goForward()
    await page.getByRole('link', { name: shell.BACK_TO_TOOLS }).click()
    const list = page.getByRole('heading', { name: AVAILABLE_TOOLS })
    await expect(list).toBeFocused()
    await expect.poll(async () => (await list.boundingBox())?.y).toBeLessThan(60)
  })

  await test.step('the old page stays under a bar while the code of a page is coming', async () => {
    const { promise: held, resolve: release } = deferred()
    await page.route(CALCULATOR_CHUNK, async (route) => {
      await held
      await route.continue()
    })
    await tryNow(page, titleOf('calculator')).dblclick()
    await expect(page.getByRole('progressbar', { name: shell.LOADING_PAGE })).toBeVisible()
    await expect(heading(page)).toHaveText(LANDING)
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      tryNow(page, titleOf('calculator')).click({ modifiers: ['ControlOrMeta'] }),
    ])
    await other.close()
    release()
    await expect(heading(page)).toHaveText(titleOf('calculator'))
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  })

  await test.step('the logo and the Home link lead to the landing page', async () => {
    for (const name of ['Nimble', shell.HOME]) {
      await headerLink(page, name).click()
      await expect(page).toHaveURL('/')
      await expect(heading(page)).toHaveText(LANDING)
      await page.goBack()
      await expect(heading(page)).toHaveText(titleOf('calculator'))
    }
  })

  expect(documents).toEqual([])
})

test('going back after a reload restores the scroll too', NIGHTLY, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 320 })
  const link = await openLanding(page)
  await link.scrollIntoViewIfNeeded()
  const left = await scrolled(page)
  await link.click()
  await expect(heading(page)).toHaveText(titleOf('qr-generator'))
  await page.reload()
  await hydrated(page.getByLabel(TEXT))
  await page.goBack()
  await expect(heading(page)).toHaveText(LANDING)
  await expect.poll(() => scrolled(page)).toBe(left)
})
