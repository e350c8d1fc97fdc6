import type { Page } from '@playwright/test'
import { PAGE_STATES } from './support/page-states'
import { QrPage } from './support/qr-page'
import { expect, test } from './support/test'

const PHONE = { width: 360, height: 740 }

/** Visible controls that are lower or narrower than a finger, with their sizes. */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator('a, button, input, select, textarea, summary').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect()
      if (width >= 44 && height >= 44) return []
      return [`${control.tagName} ${control.textContent} ${width} x ${height}`]
    }),
  )
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

for (const [state, visit] of Object.entries(PAGE_STATES)) {
  test(`${state} fits into 320 px and has targets of 44 px`, async ({ page, complaints }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await visit(page, complaints)
    expect(await widthOf(page)).toBeLessThanOrEqual(320)
    expect(await smallTargets(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await smallTargets(page)).toEqual([])
  })
}

test('the code is above the fold of a phone, and nothing moves as it comes and changes', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const qr = new QrPage(page)
  await qr.open()
  const places = async () => ({
    result: await qr.result.boundingBox(),
    download: await qr.download.boundingBox(),
    size: await qr.size.boundingBox(),
  })
  const empty = await places()
  await qr.text.fill('https://example.com')
  await qr.settled()
  const picture = await qr.picture.boundingBox()
  expect((picture?.y ?? 0) + (picture?.height ?? Infinity)).toBeLessThanOrEqual(PHONE.height)
  expect(await places()).toEqual(empty)
  await qr.size.selectOption('512')
  await qr.settled()
  await page.evaluate(() => scrollTo(0, 0))
  expect(await places()).toEqual(empty)
})

test('no field makes a phone zoom in: their texts have 16 px', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const qr = new QrPage(page)
  await qr.open()
  const sizes = await page
    .locator('input, select, textarea')
    .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
})

test('the tab order follows the reading order', async ({ page }) => {
  const qr = new QrPage(page)
  await qr.open()
  await qr.text.fill('https://example.com')
  await qr.settled()
  const order = [qr.text, qr.download, qr.template('Website URL')]
  await qr.text.focus()
  for (const control of order) {
    await expect(control).toBeFocused()
    await page.keyboard.press('Tab')
  }
})
