import type { Locator } from '@playwright/test'
import { SCANS } from '../../src/tools/qr-generator/extras/read-back/texts.en'
import { COLORS } from '../../src/tools/qr-generator/texts.en'
import { CONVERSION, COPY_RESULT } from '../../src/tools/unit-converter/texts.en'
import { TEMPLATE_IDS } from '../../src/tools/qr-generator/domain/templates'
import { NIGHTLY } from '../support/nightly'
import { QrPage } from './support/qr-page'
import { field } from './support/ask-page'
import { expect, test } from './support/test'
import { TimerPage } from './support/timer-page'

const PHONE = { width: 360, height: 740 }

const lefts = (found: Locator) =>
  found.evaluateAll((all) => [
    ...new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))),
  ])

async function tabThrough(qr: QrPage) {
  const { page } = qr
  await expect(page.getByText('QR code ready')).toBeAttached()
  await expect(page.getByText('Tested: scans at this size')).toBeVisible()
  const templates = TEMPLATE_IDS.map((id) => qr.template(id))
  const colors = [COLORS.dark, COLORS.light].flatMap(({ label, pickerLabel }) => [
    page.getByLabel(pickerLabel),
    page.getByLabel(label, { exact: true }),
  ])
  const options = [qr.size, qr.level, ...colors, qr.generate, qr.clear]
  // The code stands beside the text, or on a phone below it.
  const all = [qr.text, qr.copy, qr.download, ...templates, ...options]
  const expectOrder = async (order: Locator[]) => {
    await qr.text.focus()
    for (const control of order) {
      await expect(control).toBeFocused()
      await page.keyboard.press('Tab')
    }
  }

  await expectOrder(all)
  await page.setViewportSize({ width: 1280, height: 720 })
  await expectOrder(all)
}

test('the code is above the fold of a phone, nothing moves as it comes and changes, and no field makes the phone zoom in', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const qr = new QrPage(page)
  await qr.open()
  await expect(qr.text).toHaveCSS('unicode-bidi', 'plaintext')
  const sizes = await page
    .locator('input:not([type=checkbox]), select, textarea')
    .evaluateAll((fields) => fields.map((each) => parseFloat(getComputedStyle(each).fontSize)))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
  const places = async () => ({
    result: await qr.result.boundingBox(),
    download: await qr.download.boundingBox(),
    size: await qr.size.boundingBox(),
  })
  const empty = await places()
  await qr.text.fill('https://example.com')
  await qr.settled()
  await expect(page.getByText(SCANS, { exact: true })).toBeVisible()
  // The canvas itself may hang over the square that shows it.
  const code = await qr.picture.locator('..').boundingBox()
  expect((code?.y ?? 0) + (code?.height ?? Infinity)).toBeLessThanOrEqual(PHONE.height)
  expect(await places()).toEqual(empty)
  await qr.size.selectOption('512')
  await qr.settled()
  await page.evaluate(() => scrollTo(0, 0))
  expect(await places()).toEqual(empty)
  await test.step('AX-02: the tab order follows the reading order, in one column and in two', () =>
    tabThrough(qr))
})

test('a phone on its side shows the clock and the main button of a timer, which stays at its place, as Reset does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const timer = new TimerPage(page)
  await timer.open()
  await test.step('facts about a tool begin where its tiles do', async () => {
    const tiles = await lefts(page.locator('main h2:has(> button[aria-expanded])').locator('..'))
    expect(tiles).toHaveLength(3)
    expect(await lefts(page.locator('details li'))).toEqual(tiles)
  })
  await page.setViewportSize({ width: 740, height: 360 })
  const places: unknown[] = []
  for (const action of [timer.start, timer.pause, timer.resume, timer.pause]) {
    await expect(action).toBeInViewport({ ratio: 1 })
    places.push([(await action.boundingBox())?.y, (await timer.reset.boundingBox())?.x])
    await action.click()
    await expect(timer.clock).toBeInViewport({ ratio: 1 })
  }
  expect(places).toEqual(Array(4).fill(places[0]))
})

test.describe('with rates', () => {
  test.use({ mockHosts: true })

  test('the window of a conversion takes 35 % of a phone at most', async ({ page }) => {
    await page.setViewportSize(PHONE)
    for (const path of ['/unit-converter#180.34cm=ft', '/currency-converter#0.0001usd=btc']) {
      await page.goto(path)
      const window = page.getByRole('region', { name: CONVERSION, exact: true })
      await expect(window.getByRole('button', { name: COPY_RESULT })).toBeEnabled()
      const height = (await window.boundingBox())?.height
      expect(height, path).toBeLessThanOrEqual(0.35 * PHONE.height)
    }
  })
})

test.describe('in forced colors', () => {
  test.use({ mockHosts: true })

  test('the window of the box shows colors as they are', NIGHTLY, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
    await page.goto('/')
    await field(page).fill('palette of teal')
    const teal = page.getByRole('button', { name: 'Copy #008080', exact: true })
    await expect(teal).toHaveCSS('forced-color-adjust', 'none')
    await expect(teal).toHaveCSS('background-color', 'rgb(0, 128, 128)')
    await field(page).fill('contrast red on white')
    await expect(page.locator('[data-ask] svg rect')).toHaveCSS('fill', 'rgb(255, 255, 255)')
    await expect(page.locator('[data-ask] svg text').first()).toHaveCSS('fill', 'rgb(255, 0, 0)')
  })

  test(
    'a chosen chip has its icon, and its sign, in the color of its text',
    NIGHTLY,
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' })
      for (const [path, name, part] of [
        ['/currency-converter', 'USD', 'span'],
        ['/unit-converter', 'Length', 'svg'],
      ] as const) {
        await page.goto(path)
        const chip = page.getByRole('button', { name, exact: true, pressed: true }).first()
        const color = await chip.evaluate((button) => getComputedStyle(button).color)
        await expect(chip.locator(part), path).toHaveCSS('color', color)
      }
    },
  )
})
