import { PRIVACY_TITLE } from '../../src/site/titles.en'
import { ADVERTISEMENT, HOME } from '../../src/app/texts.en'
import { deferred } from '../support/deferred'
import { adFrame, GOOD_AD_PAGE, OWN_PRIVACY, serveAds, startAdsSite } from './support/ads-site'
import { expectErrorScreen } from './support/error-screen'
import { hydrated } from './support/hydrated'
import { QrPage } from './support/qr-page'
import { readCode } from './support/saved-picture'
import { expect, test } from './support/test'

// One worker for the file: the site is built once.
test.describe.configure({ mode: 'default' })

const AD_REQUEST = /^Request to https:\/\/ads\.example\//
const NO_ANSWER = /^Ads: no answer from https:\/\/ads\.example/

// On a busy machine a build takes longer than a test may.
const BUILD_LIMIT_MS = 120_000

let site: Awaited<ReturnType<typeof startAdsSite>>
test.beforeAll(async () => {
  test.setTimeout(BUILD_LIMIT_MS)
  site = await startAdsSite()
  return () => site.close()
})

test('PL-29: the ad frame sees nothing of the page and cannot lead it away', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectLines(AD_REQUEST)
  consoleGuard.expectLines(/Unsafe attempt to initiate navigation|Failed to set a named property/)
  const requests = await serveAds(page, GOOD_AD_PAGE)
  await page.goto(`${site.url}/qr-generator`)
  const frame = await adFrame(page)
  await expect(frame.evaluate(() => parent.document.title)).rejects.toThrow('SecurityError')
  await expect(frame.evaluate(() => localStorage.length)).rejects.toThrow('SecurityError')
  await expect(frame.evaluate(() => document.cookie)).rejects.toThrow('SecurityError')
  const leave = frame.evaluate(() => void (parent.location.href = 'https://evil.example/'))
  await expect(leave).rejects.toThrow('SecurityError')
  expect(page.url()).toBe(`${site.url}/qr-generator`)
  expect(requests[0]?.['referer']).toBeUndefined()
  expect(requests[0]?.['cookie']).toBeUndefined()
})

test("PL-56: a host's own page on privacy takes the place of ours", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectLines(/404 \(Not Found\)/)
  await page.goto(`${site.url}/privacy`)
  await expectErrorScreen(page, /^404/)
  const link = page.getByRole('contentinfo').getByRole('link', { name: PRIVACY_TITLE })
  await expect(link).toHaveAttribute('href', OWN_PRIVACY)
})

/** From now on `window.shifts` is how often something has moved by itself. */
function countShifts() {
  let shifts = 0
  Object.defineProperty(window, 'shifts', { get: () => shifts })
  new PerformanceObserver((list) => (shifts += list.getEntries().length)).observe({
    type: 'layout-shift',
  })
}

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }

test('PL-29: on phones and desktops the slots are 60 or 90 and 90 px high and move nothing', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectLines(AD_REQUEST)
  for (const [viewport, topPx] of [
    [PHONE, 60],
    [DESK, 90],
  ] as const) {
    await page.setViewportSize(viewport)
    const { promise: held, resolve: release } = deferred()
    await page.unrouteAll()
    await serveAds(page, GOOD_AD_PAGE, held)
    await page.goto(`${site.url}/qr-generator`, { waitUntil: 'domcontentloaded' })
    const frames = page.getByTitle(ADVERTISEMENT)
    await hydrated(frames.first())
    await page.evaluate(countShifts)
    release()
    await adFrame(page)
    expect((await frames.first().boundingBox())?.height).toBe(topPx)
    expect((await frames.last().boundingBox())?.height).toBe(90)
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0)
  }
})

test('PL-30: an ad page that does not answer makes one log line, one that is ready none, and the tool works with both', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectLines(AD_REQUEST)
  consoleGuard.expectLines(NO_ANSWER)
  await page.clock.install()
  await test.step('ready', async () => {
    await serveAds(page, GOOD_AD_PAGE)
    await page.goto(`${site.url}/qr-generator`)
    const frame = await adFrame(page)
    // Our sample reports to its parent when the network's script has loaded.
    await expect(frame.locator('script[src$="network.js"]')).toHaveCount(1)
    await frame.waitForLoadState('networkidle')
    await page.clock.runFor(60_000)
    expect(consoleGuard.matching(NO_ANSWER)).toEqual([])
  })
  await test.step('blocked', async () => {
    await page.unrouteAll()
    await page.route('https://ads.example/**', (route) => route.abort('blockedbyclient'))
    await page.goto(`${site.url}/qr-generator`)
    const qr = new QrPage(page)
    await qr.text.fill('with or without ads')
    expect(await readCode(await qr.save())).toMatchObject({ text: 'with or without ads' })
    await expect(async () => {
      await page.clock.runFor(11_000)
      expect(consoleGuard.matching(NO_ANSWER)).toHaveLength(1)
    }).toPass()
    await page.getByRole('link', { name: HOME }).click()
    await page.goBack()
    await page.clock.runFor(60_000)
    expect(consoleGuard.matching(NO_ANSWER)).toHaveLength(1)
    expect((await page.getByTitle(ADVERTISEMENT).first().boundingBox())?.height).toBe(90)
  })
})
