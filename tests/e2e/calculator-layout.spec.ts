import type { Locator, Page } from '@playwright/test'
import { CalculatorPage } from './support/calculator-page'
import { expect, test } from './support/test'

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('not on the page')
  return box
}

async function opened(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height })
  const calculator = new CalculatorPage(page)
  await calculator.open()
  return calculator
}

/** Whether the number lies within its display and nothing makes the page scroll sideways. */
async function fits(calculator: CalculatorPage) {
  const { page, display } = calculator
  const text = await boxOf(display.getByText(/./))
  const room = await boxOf(display)
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return text.x >= room.x && text.x + text.width <= room.x + room.width + 0.5 && sideways <= 0
}

test('CA-71: an entry of 400 digits stops at 15 and fits at 320 px', async ({ page }) => {
  const calculator = await opened(page, 320, 640)
  await calculator.type('8'.repeat(400))
  await expect(calculator.display).toHaveText('8'.repeat(15))
  expect(await fits(calculator)).toBe(true)
})

const WIDTHS = [320, 360, 768, 1280]

test('the longest numbers shrink instead of being cut at every width', async ({ page }) => {
  const calculator = await opened(page, 320, 740)
  const fitsEverywhere = async () => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 })
      expect(await fits(calculator), `${width} px`).toBe(true)
    }
  }
  await calculator.type('9'.repeat(15))
  await calculator.click('±')
  await calculator.type('*')
  await calculator.type(`${'7'.repeat(15)}=`)
  await expect(calculator.display).toHaveText('-7.77777777777776e+29')
  await fitsEverywhere()
  await calculator.type(`*.${'7'.repeat(15)}`)
  await fitsEverywhere()
})

test('Standard mode fits a phone of 360 x 740, and nothing moves while the display goes through its states', async ({
  page,
}) => {
  const calculator = await opened(page, 360, 740)
  const last = await boxOf(calculator.key('='))
  expect(last.y + last.height).toBeLessThanOrEqual(740)
  const before = await boxOf(calculator.key('7'))
  for (const strokes of ['12', '+', '3', '=', '/0=', '^9999999=', '5']) {
    await calculator.type(strokes)
    expect(await boxOf(calculator.key('7')), strokes).toEqual(before)
  }
  await calculator.click('MS')
  expect(await boxOf(calculator.key('7'))).toEqual(before)
})

test('the scientific keys stand by the others, and neither digits nor operators leave their cells', async ({
  page,
}) => {
  const calculator = await opened(page, 320, 640)
  const cells = () =>
    page
      .getByRole('group', { name: 'Keys' })
      .getByRole('button')
      .evaluateAll((keys) => keys.map((key) => [key.textContent, key.getBoundingClientRect()]))
  for (const width of [...WIDTHS, 1000]) {
    await page.setViewportSize({ width, height: 740 })
    await calculator.click('Standard')
    const before = await cells()
    await calculator.click('Scientific')
    await expect(calculator.key('sin')).toBeVisible()
    expect(await cells(), `${width} px`).toEqual(before)
  }
})

test('on a phone the display stays in sight at the last scientific key, on a third of the height at most', async ({
  page,
}) => {
  const calculator = await opened(page, 360, 640)
  await calculator.click('Scientific')
  await calculator.key('e').scrollIntoViewIfNeeded()
  await expect(calculator.display).toBeInViewport({ ratio: 1 })
  const readout = await boxOf(page.locator('section').filter({ has: calculator.display }))
  expect(readout.height).toBeLessThanOrEqual(640 * 0.35)
})

test('Tab goes by the order of reading at every width', async ({ page }) => {
  const calculator = await opened(page, 360, 740)
  await calculator.type('2+3=')
  await calculator.click('Scientific')
  const standard = page.getByRole('button', { name: 'Standard' })
  const order = {
    360: [calculator.history, calculator.key('M+'), calculator.key('7'), calculator.key('sin')],
    1280: [calculator.panel.getByRole('button').first(), standard, calculator.key('M+')].concat(
      calculator.key('sin'),
      calculator.key('7'),
    ),
  }
  for (const [width, controls] of Object.entries(order)) {
    await page.setViewportSize({ width: Number(width), height: 800 })
    await page.getByRole('link', { name: 'Back to Tools' }).focus()
    for (const control of controls) {
      await expect(async () => {
        await page.keyboard.press('Tab')
        await expect(control).toBeFocused({ timeout: 1 })
      }).toPass({ intervals: [0] })
    }
  }
})

test('on a phone the history is a sheet that Escape closes, and the result it gives closes it too', async ({
  page,
}) => {
  const calculator = await opened(page, 360, 740)
  await calculator.type('2+3=')
  await expect(calculator.panel).toBeHidden()
  await calculator.history.click()
  await expect(calculator.history).toHaveAttribute('aria-expanded', 'true')
  await expect(calculator.sheet).toBeVisible()
  await expect(calculator.equations).toHaveText(['2 + 3 = 5'])
  await expect(calculator.display).toBeInViewport()
  await calculator.clearHistory.focus()
  await page.keyboard.press('Escape')
  await expect(calculator.sheet).toBeHidden()
  await expect(calculator.history).toBeFocused()
  await expect(calculator.display).toHaveText('5')
  await page.keyboard.press('Escape')
  await expect(calculator.display).toHaveText('0')
  await calculator.history.click()
  await calculator.panel.getByRole('button', { name: '2 + 3 = 5' }).click()
  await expect(calculator.sheet).toBeHidden()
  await expect(calculator.display).toHaveText('5')
  await calculator.history.click()
  await calculator.sheet.getByRole('button', { name: 'Close' }).click()
  await expect(calculator.sheet).toBeHidden()
  await calculator.history.click()
  await page.mouse.click(180, 40)
  await expect(calculator.sheet).toBeHidden()
})

test('on a wide screen the history stands beside the keys, and Escape clears all', async ({
  page,
}) => {
  const calculator = await opened(page, 1280, 800)
  await calculator.click('2 + 3 =')
  await expect(calculator.equations).toHaveText(['2 + 3 = 5'])
  const panel = await boxOf(calculator.panel)
  const key = await boxOf(calculator.key('7'))
  expect(panel.x + panel.width).toBeLessThan(key.x)
  await page.keyboard.press('Escape')
  await expect(calculator.display).toHaveText('0')
  await expect(calculator.panel).toBeVisible()
})
