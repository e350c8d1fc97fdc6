import type { Locator } from '@playwright/test'
import { NIGHTLY } from '../support/nightly'
import { sidewaysScroll, spaceText } from './support/findings'
import { hydrated } from './support/hydrated'
import { QrPage } from './support/qr-page'
import { expect, test } from './support/test'
import { TimerPage } from './support/timer-page'

const PHONE = { width: 360, height: 740 }

test('the code is above the fold of a phone, nothing moves as it comes and changes, and no field makes the phone zoom in', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const qr = new QrPage(page)
  await qr.open()
  await expect(qr.text).toHaveCSS('unicode-bidi', 'plaintext')
  const sizes = await page
    .locator('input:not([type=checkbox]), select, textarea')
    .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
  const places = async () => ({
    result: await qr.result.boundingBox(),
    download: await qr.download.boundingBox(),
    size: await qr.size.boundingBox(),
  })
  const empty = await places()
  await qr.text.fill('https://example.com')
  await qr.settled()
  await expect(page.getByText('Scans', { exact: true })).toBeVisible()
  // The canvas itself may hang over the square that shows it.
  const code = await qr.picture.locator('..').boundingBox()
  expect((code?.y ?? 0) + (code?.height ?? Infinity)).toBeLessThanOrEqual(PHONE.height)
  expect(await places()).toEqual(empty)
  await qr.size.selectOption('512')
  await qr.settled()
  await page.evaluate(() => scrollTo(0, 0))
  expect(await places()).toEqual(empty)
})

test('a phone on its side shows the clock and the main button of a timer, which stays at its place, as Reset does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 })
  const timer = new TimerPage(page)
  await timer.open()
  const places: unknown[] = []
  for (const action of [timer.start, timer.pause, timer.resume, timer.pause]) {
    await expect(action).toBeInViewport({ ratio: 1 })
    places.push([(await action.boundingBox())?.y, (await timer.reset.boundingBox())?.x])
    await action.click()
    await expect(timer.clock).toBeInViewport({ ratio: 1 })
  }
  expect(places).toEqual(Array(4).fill(places[0]))
})

test('AX-02: the tab order follows the reading order, in one column and in two', async ({
  page,
}) => {
  const qr = new QrPage(page)
  await qr.open()
  await qr.text.fill('https://example.com')
  await qr.settled()
  // In a frame in which something changes Chromium 156 may go by the order of the document.
  await expect(page.getByText('QR code ready')).toBeAttached()
  await expect(page.getByText('Scans: read back')).toBeVisible()
  const templates = ['Website URL', 'Email', 'Phone', 'SMS', 'WiFi', 'Contact Card'].map((label) =>
    qr.template(label),
  )
  const text = [qr.text, ...templates]
  const colors = ['Foreground', 'Background'].flatMap((name) => [
    page.getByLabel(`${name} color picker`),
    page.getByLabel(`${name} color`, { exact: true }),
  ])
  const options = [qr.size, qr.level, ...colors, qr.generate, qr.clear]
  const code = [qr.downloadSize, qr.download]
  const phone = [...text, ...code, ...options]
  // Browsers without `reading-flow` keep the order of phones.
  const byColumns = await page.evaluate(() => CSS.supports('reading-flow: grid-columns'))
  const wide = byColumns ? [...text, ...options, ...code] : phone
  const expectOrder = async (order: Locator[]) => {
    await qr.text.focus()
    for (const control of order) {
      await expect(control).toBeFocused()
      await page.keyboard.press('Tab')
    }
  }

  await expectOrder(wide)
  // A press changes a transform, after which Chromium 156 may go by the order of the document.
  const download = page.waitForEvent('download')
  await qr.download.click()
  await download
  await expectOrder(wide)
  await page.setViewportSize(PHONE)
  await expectOrder(phone)
})

/** Runs in the page: what is chosen in lists and wider than its list. */
function cutChoices(lists: Element[]) {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')
  return lists.flatMap((list) => {
    if (!canvas || !(list instanceof HTMLSelectElement)) return ['no list']
    const style = getComputedStyle(list)
    canvas.font = style.font
    const text = list.selectedOptions[0]?.text ?? ''
    const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight)
    return canvas.measureText(text).width > list.clientWidth - padding ? [text] : []
  })
}

test(
  'what is chosen in a list is not cut, at 280 px with text of twice the size',
  NIGHTLY,
  async ({ page }) => {
    await page.setViewportSize({ ...PHONE, width: 280 })
    for (const path of ['/color-picker', '/unit-converter', '/qr-generator']) {
      await page.goto(path)
      const lists = page.locator('main select')
      await hydrated(lists.first())
      await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
      expect(await lists.evaluateAll(cutChoices), path).toEqual([])
    }
  },
)

/** Words that do not stand in one line. */
const brokenWords = (elements: Element[]) =>
  elements.flatMap((element) => {
    const text = [...element.childNodes].find((node) => node instanceof Text)
    return [...(text?.data.matchAll(/\S+/g) ?? [])].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      if (text) range.setStart(text, index)
      if (text) range.setEnd(text, index + word.length)
      return range.getClientRects().length > 1 ? [word] : []
    })
  })

test(
  'no word in the title of a card is broken, at 280 px with text of twice the size',
  NIGHTLY,
  async ({ page }) => {
    await page.setViewportSize({ ...PHONE, width: 280 })
    await page.goto('/')
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
    expect(await page.locator('article h3').evaluateAll(brokenWords)).toEqual([])
  },
)

test(
  'a choice whose large and spaced text is wider than the window breaks it',
  NIGHTLY,
  async ({ page }) => {
    await page.setViewportSize({ ...PHONE, width: 600 })
    await page.goto('/calculator')
    await page.locator('summary', { hasText: 'Expression line' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Keep the history' })).toBeVisible()
    await page.evaluate(spaceText)
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  },
)

test(
  'a chip at the edge of its row is moved into view by the key that gives it the focus',
  NIGHTLY,
  async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/unit-converter')
    const chip = page.getByRole('button', { name: 'Temperature' })
    await hydrated(chip)
    await expect(chip).not.toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Weight' }).focus()
    await page.keyboard.press('Tab')
    await expect(chip).toBeFocused()
    await expect(chip).toBeInViewport({ ratio: 1 })
  },
)

test.describe('in forced colors', () => {
  test.use({ mockHosts: true })

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

test(
  'in forced colors what is unfolded and what is selected stand out in the system color',
  NIGHTLY,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/calculator')
    const standard = page.getByRole('button', { name: 'Standard', exact: true })
    const highlight = await standard.evaluate((button) => getComputedStyle(button).backgroundColor)
    const history = page.getByRole('button', { name: 'History', exact: true })
    await expect(history).toHaveCSS('background-color', highlight)
    await page.goto('/color-picker')
    const swatch = page.getByRole('button', { name: 'Blue #3498db' })
    await expect(swatch).toHaveCSS('border-top-color', highlight)
  },
)
