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

test('Standard mode fits a phone of 360 x 740 without scrolling', async ({ page }) => {
  const calculator = await opened(page, 360, 740)
  const last = await boxOf(calculator.key('='))
  expect(last.y + last.height).toBeLessThanOrEqual(740)
})

test('every key is at least 44 px wide and high at every width', async ({ page }) => {
  await opened(page, 320, 640)
  await page.getByRole('button', { name: 'Scientific' }).click()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 })
    const small = await page
      .getByRole('main')
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .map((button) => ({ text: button.textContent, box: button.getBoundingClientRect() }))
          .filter(({ box }) => Math.min(box.width, box.height) < 44)
          .map(({ text }) => text),
      )
    expect(small, `${width} px`).toEqual([])
  }
})

test('nothing moves while the display goes through its states', async ({ page }) => {
  const calculator = await opened(page, 360, 740)
  const before = await boxOf(calculator.key('7'))
  for (const strokes of ['12', '+', '3', '=', '/0=', '^9999999=', '5']) {
    await calculator.type(strokes)
    expect(await boxOf(calculator.key('7')), strokes).toEqual(before)
  }
  await calculator.click('MS')
  expect(await boxOf(calculator.key('7'))).toEqual(before)
})

test('on a phone the history lies over the keys, and Escape first closes it', async ({ page }) => {
  const calculator = await opened(page, 360, 740)
  await calculator.type('2+3=')
  await calculator.history.click()
  await expect(calculator.equations).toHaveText(['2 + 3 = 5'])
  await expect(calculator.key('7')).toBeHidden()
  await expect(calculator.display).toBeInViewport()
  await calculator.clearHistory.focus()
  await page.keyboard.press('Escape')
  await expect(calculator.panel).toBeHidden()
  await expect(calculator.history).toBeFocused()
  await expect(calculator.key('7')).toBeVisible()
  await expect(calculator.display).toHaveText('5')
  await page.keyboard.press('Escape')
  await expect(calculator.display).toHaveText('0')
})

test('on a wide screen the history stands beside the keys, and Escape clears all', async ({
  page,
}) => {
  const calculator = await opened(page, 1280, 800)
  await calculator.history.click()
  await calculator.click('2 + 3 =')
  await expect(calculator.equations).toHaveText(['2 + 3 = 5'])
  const panel = await boxOf(calculator.panel)
  const key = await boxOf(calculator.key('+'))
  expect(panel.x).toBeGreaterThan(key.x + key.width)
  await page.keyboard.press('Escape')
  await expect(calculator.display).toHaveText('0')
  await expect(calculator.panel).toBeVisible()
})
