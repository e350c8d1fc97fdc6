import { tile } from './support/unfold'
import type { Route } from '@playwright/test'
import { QUICK_ENTRY } from '../../src/tools/countdown-timer/extras/more-controls/texts.en'
import { TILES } from '../../src/tools/countdown-timer/extras/tiles.en'
import { TEXT } from '../../src/tools/qr-generator/texts.en'
import { LOADING_PAGE } from '../../src/app/texts.en'
import { LANDING_TITLE } from '../../src/site/titles.en'
import { LOADING, PART_NOT_LOADED, RELOAD_PAGE, TRY_AGAIN } from '../../src/ui/texts.en'
import * as tiles from '../../src/tools/unit-converter/extras/tiles.en'
import { deferred } from '../support/deferred'
import { NIGHTLY } from '../support/nightly'
import { expectErrorScreen, retryButton } from './support/error-screen'
import { openLanding, tryNow } from './support/landing-links'
import { QR_CHUNK } from './support/scripts'
import { expect, test } from './support/test'
import { titleOf } from './support/routes'

const COLUMN_CODE = /\/static\/js\/column-/

// PL-09: 'Loading chunk {id} failed.' with type and URL.
const failed = (type: string) =>
  new RegExp(
    `^Loading chunk qr-generator failed\\.\\s*\\(${type}: http://localhost:\\d+/static/js/qr-generator-[\\w-]+\\.chunk\\.js\\)$`,
  )

const busy = (route: Route) => route.fulfill({ status: 503, body: 'busy' })

async function cutShort(route: Route) {
  const response = await route.fetch()
  const body = await response.text()
  await route.fulfill({ response, body: body.slice(0, body.length / 2) })
}

/** Beside a 503, which the prerendered page meets. */
const FAILURES = {
  'PL-09: a broken connection': (route: Route) => route.abort('connectionreset'),
  'PL-11: a page in the place of the script': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Nimble</title>' }),
  'PL-11: a script that is cut short': cutShort,
}

test('PL-09, PL-11: code that does not come is a ChunkLoadError with id, type and address, and Try again recovers', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectLines(/ChunkLoadError: Loading chunk qr-generator failed\./)
  // What the browser itself logs.
  consoleGuard.expectLines(/Failed to load|Unexpected|SyntaxError|MIME type|Hydration/)
  let answer: (route: Route) => Promise<void> = busy
  await page.route(QR_CHUNK, (route) => answer(route))
  const recover = async () => {
    answer = (route) => route.continue()
    await retryButton(page).click()
    await expect(page.getByLabel(TEXT)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('qr-generator'))
  }

  for (const [name, failure] of Object.entries(FAILURES)) {
    await test.step(name, async () => {
      answer = failure
      await (await openLanding(page)).click()
      await expectErrorScreen(page, failed('error'))
      await expect(page).toHaveTitle('QR Code Generator | Nimble - Free Online Tools')
      await recover()
    })
  }
  await test.step('on the prerendered page, as long as the server is down', async () => {
    answer = busy
    await page.goto('/qr-generator')
    await expectErrorScreen(page, failed('error'))
    await Promise.all([page.waitForResponse(QR_CHUNK), retryButton(page).click()])
    await expectErrorScreen(page, failed('error'))
    await recover()
    // Without a reload: the button with the focus has gone.
    await expect(page.locator('main')).toBeFocused()
  })
})

test('PL-10: a chunk that never comes fails after 120 seconds, with Try again', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectLines(/ChunkLoadError: Loading chunk qr-generator failed\./)
  await page.clock.install()
  await page.route(QR_CHUNK, () => {})
  const link = await openLanding(page)
  await link.click()
  await expect(page.getByRole('progressbar', { name: LOADING_PAGE })).toBeVisible()
  await page.clock.runFor(119_000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LANDING_TITLE)
  await page.clock.runFor(2_000)
  await expectErrorScreen(page, failed('timeout'))
})

test(
  'a page that never comes is waited for where it was asked for, not on another',
  NIGHTLY,
  async ({ page }) => {
    await page.route(QR_CHUNK, () => {})
    const bar = page.getByRole('progressbar', { name: LOADING_PAGE })
    const heading = page.getByRole('heading', { level: 1 })
    const link = await openLanding(page)
    await link.click()
    await expect(bar).toBeVisible()
    await tryNow(page, titleOf('calculator')).click()
    await expect(heading).toHaveText(titleOf('calculator'))
    await expect(bar).toHaveCount(0)
    const qr = page.getByRole('banner').getByRole('link', { name: 'QR' })
    await qr.click()
    await expect(bar).toBeVisible()
    await page.goBack()
    await expect(bar).toHaveCount(0)
    await qr.click()
    await expect(bar).toBeVisible()
  },
)

test('a part of a page that never comes fails after 120 seconds too', NIGHTLY, async ({ page }) => {
  await page.clock.install()
  await page.route(COLUMN_CODE, () => {})
  await page.goto('/unit-converter')
  await tile(page, tiles.TILES.column.title).click()
  const status = page.getByRole('status').filter({ hasText: LOADING })
  await page.clock.runFor(119_000)
  await expect(status).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(page.getByRole('alert')).toHaveText('This part could not be loaded. Try again')
  await expect(status).toHaveCount(0)
})

const isStyled = (link: HTMLLinkElement) => (link.sheet?.cssRules.length ?? 0) > 1

test(
  'a part of a page that does not come, or not its styles, comes on a second try, and the focus stays',
  NIGHTLY,
  async ({ page, consoleGuard }) => {
    consoleGuard.expectLines(/ERR_FAILED|MIME type/)
    const title = tile(page, TILES['more-controls'].title)
    const part = page.getByRole('textbox', { name: QUICK_ENTRY })
    const again = page.getByRole('button', { name: TRY_AGAIN })
    const failures = [
      { file: /\/more-controls-view-[^/]+\.js$/, fail: (route: Route) => route.abort() },
      { file: /\/view-[^/]+\.css$/, fail: (route: Route) => route.abort() },
      {
        file: /\/view-[^/]+\.css$/,
        fail: FAILURES['PL-11: a page in the place of the script'],
      },
    ]
    for (const { file, fail } of failures) {
      await page.route(file, fail)
      await page.goto('/countdown-timer')
      await title.click()
      await expect(again).toBeVisible()
      await page.unroute(file)
      await again.press('Enter')
      await expect(part).toBeVisible()
      await expect(title).toBeFocused()
      const sheets = page.locator('link[rel=stylesheet][href*="/view-"]')
      await expect.poll(() => sheets.evaluate(isStyled)).toBe(true)
    }
  },
)

test(
  'a part of a page that the browser does not fetch again comes with a reload',
  NIGHTLY,
  async ({ page }) => {
    const file = /\/more-controls-view-[^/]+\.js$/
    const title = tile(page, TILES['more-controls'].title)
    const reload = page.getByRole('button', { name: RELOAD_PAGE })
    // Chromium keeps what it cannot parse; Firefox before 155 and older Safaris whatever did not come. An empty
    // file is a script, and kept by all.
    for (const body of ['{', '']) {
      await page.route(file, (route) => route.fulfill({ contentType: 'text/javascript', body }))
      await page.goto('/countdown-timer')
      await title.click()
      await page.getByRole('button', { name: TRY_AGAIN }).press('Enter')
      await expect(reload).toBeVisible()
      await page.unroute(file)
      await reload.press('Enter')
      // Its address has opened the extra again.
      await expect(page.getByRole('textbox', { name: QUICK_ENTRY })).toBeVisible()
      await expect(reload).toHaveCount(0)
    }
  },
)

test(
  'what is typed before its reader has come is read and started once it is there, and said where it does not come',
  NIGHTLY,
  async ({ page, consoleGuard }) => {
    consoleGuard.expectLines(/ERR_FAILED/)
    const file = /\/quick-entry-[^/]+\.js$/
    const held = deferred<null>()
    await page.route(file, (route) => held.promise.then(() => route.abort()))
    await page.goto('/countdown-timer')
    await tile(page, TILES['more-controls'].title).click()
    const entry = page.getByRole('textbox', { name: QUICK_ENTRY })
    await entry.fill('2 min tea')
    await entry.press('Enter')
    held.resolve(null)
    await expect(page.getByRole('alert')).toHaveText(PART_NOT_LOADED)
    await page.unroute(file)
    await entry.press('Enter')
    await expect(page.getByRole('timer')).toHaveText(/00:0[12]:\d\d/)
  },
)
