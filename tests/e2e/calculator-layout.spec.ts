import type { Locator } from '@playwright/test'
import { NIGHTLY } from '../support/nightly'
import { CalculatorPage } from './support/calculator-page'
import { expect, test } from './support/test'

const PHONE = { width: 360, height: 740 }

/** The narrowest, one with room for the functions but not for the history too, and one with room for both. */
const WIDTHS = [320, 1000, 1280]

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('not on the page')
  return box
}

/** What is typed, and the expression and the number that are shown then. */
const STROKES = [
  ['12+', '12 +', '12'],
  ['3', '12 +', '3'],
  ['=', '12 + 3 =', '15'],
  ['/0=', '15 ÷ 0 =', '0'],
  ['9^9999999=', '9 ^ 9999999 =', 'Error'],
  ['5+', '5 +', '5'],
] as const

async function expectSteadyKeys(calculator: CalculatorPage) {
  const last = await boxOf(calculator.key('='))
  expect(last.y + last.height).toBeLessThanOrEqual(PHONE.height)
  const before = await boxOf(calculator.key('7'))
  for (const [strokes, expression, shown] of STROKES) {
    await calculator.type(strokes)
    await expect(calculator.expression(expression)).toBeVisible()
    await expect(calculator.display).toHaveText(shown)
    expect(await boxOf(calculator.key('7')), strokes).toEqual(before)
  }
  await calculator.click('MS')
  await expect(calculator.memoryMark).toBeVisible()
  expect(await boxOf(calculator.key('7'))).toEqual(before)
}

/** The number lies within its display at each width, and nothing makes the page scroll sideways. */
async function expectFits({ page, display }: CalculatorPage) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 })
    const text = await boxOf(display.getByText(/./))
    const room = await boxOf(display)
    expect(text.x, `${width} px`).toBeGreaterThanOrEqual(room.x)
    expect(text.x + text.width, `${width} px`).toBeLessThanOrEqual(room.x + room.width + 0.5)
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(sideways, `${width} px`).toBeLessThanOrEqual(0)
  }
}

async function expectCellsKept(calculator: CalculatorPage) {
  const { page } = calculator
  const cells = () =>
    page
      .getByRole('group', { name: 'Keys' })
      .getByRole('button')
      .evaluateAll((keys) => keys.map((key) => [key.textContent, key.getBoundingClientRect()]))
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 })
    await calculator.click('Standard')
    await expect(calculator.key('sin')).toHaveCount(0)
    const before = await cells()
    await calculator.click('Scientific')
    await expect(calculator.key('sin')).toBeVisible()
    expect(await cells(), `${width} px`).toEqual(before)
  }
}

/** From above the tool to its end. */
const TAB_STOPS = 50

/** What Tab reaches of `signs`, in its order. */
async function tabOrder({ page }: CalculatorPage, signs: readonly string[]) {
  await page.getByRole('link', { name: 'Back to Tools' }).focus()
  const reached = await page.evaluateHandle(() => {
    const texts: string[] = []
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) texts.push(target.textContent ?? '')
    })
    return texts
  })
  for (let presses = 0; presses < TAB_STOPS; presses++) await page.keyboard.press('Tab')
  return (await reached.jsonValue()).filter((text) => signs.includes(text))
}

async function useSheet(calculator: CalculatorPage) {
  const { page, history, sheet, display } = calculator
  await expect(calculator.panel).toBeHidden()
  await history.click()
  await expect(history).toHaveAttribute('aria-expanded', 'true')
  await expect(sheet).toBeVisible()
  await expect(calculator.equations.first()).toHaveText('4 + 5 = 9')
  await expect(display).toBeInViewport()
  await calculator.clearHistory.focus()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(history).toBeFocused()
  await expect(display).toHaveText('9')
  await page.keyboard.press('Escape')
  await expect(display).toHaveText('0')
  await history.click()
  await calculator.panel.getByRole('button', { name: '4 + 5 = 9' }).click()
  await expect(sheet).toBeHidden()
  await expect(display).toHaveText('9')
  await history.click()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toBeHidden()
  await history.click()
  await expect(sheet).toBeVisible()
  await page.mouse.click(180, 40)
  await expect(sheet).toBeHidden()
  await history.click()
  await expect(sheet).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(calculator.panel).toBeVisible()
  await page.setViewportSize(PHONE)
  await expect(calculator.panel).toBeHidden()
  await expect(history).toHaveAttribute('aria-expanded', 'false')
  await expect(sheet).toBeHidden()
  // Both come before the sheet lies over the button.
  await history.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(history).toHaveAttribute('aria-expanded', 'false')
  await expect(sheet).toBeHidden()
}

test('keys, display and history have their places at every width', NIGHTLY, async ({ page }) => {
  await page.setViewportSize(PHONE)
  const calculator = new CalculatorPage(page)
  await calculator.open()

  await test.step('Standard mode fits a phone, and nothing moves while the display goes through its states', () =>
    expectSteadyKeys(calculator))

  await test.step('CA-71: the longest numbers shrink instead of being cut at every width', async () => {
    await calculator.click('C')
    await calculator.type('9'.repeat(20))
    await expect(calculator.display).toHaveText('9'.repeat(15))
    await calculator.click('±')
    await calculator.type(`*${'7'.repeat(15)}=`)
    await expect(calculator.display).toHaveText('-7.77777777777776e+29')
    await expectFits(calculator)
  })

  await test.step('the scientific keys stand by the others, which keep their cells', () =>
    expectCellsKept(calculator))

  await test.step('Tab goes by the order of reading at every width', async () => {
    await calculator.click('C')
    await calculator.clearHistory.click()
    await calculator.type('2+3=')
    const orders = {
      360: ['History', 'M+', '7', 'sin'],
      1280: ['2 + 3 = 5', 'Standard', 'M+', 'sin', '7'],
    }
    for (const [width, signs] of Object.entries(orders)) {
      await page.setViewportSize({ width: Number(width), height: 800 })
      await expect(calculator.panel).toBeVisible({ visible: width === '1280' })
      expect(await tabOrder(calculator, signs), `${width} px`).toEqual(signs)
    }
  })

  await test.step('on a wide screen the history stands beside the keys, and Escape clears all', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(calculator.equations).toHaveText(['2 + 3 = 5'])
    const panel = await boxOf(calculator.panel)
    const key = await boxOf(calculator.key('7'))
    expect(panel.x + panel.width).toBeLessThan(key.x)
    await calculator.type('7')
    await page.keyboard.press('Escape')
    await expect(calculator.display).toHaveText('0')
    await expect(calculator.panel).toBeVisible()
  })

  await test.step('on a phone the display stays in sight at the last scientific key, on a third of the height at most', async () => {
    await page.setViewportSize({ width: 360, height: 640 })
    await calculator.click('Scientific')
    await calculator.key('e').scrollIntoViewIfNeeded()
    await expect(calculator.display).toBeInViewport({ ratio: 1 })
    const readout = await boxOf(page.locator('section').filter({ has: calculator.display }))
    expect(readout.height).toBeLessThanOrEqual(640 * 0.35)
  })

  await test.step('what the keyboard goes back to is not below the display, which stays in sight', async () => {
    await page.setViewportSize({ width: 320, height: 568 })
    await calculator.key('e').scrollIntoViewIfNeeded()
    await calculator.key('MC').focus()
    await page.keyboard.press('Shift+Tab')
    await expect(calculator.history).toBeFocused()
    const covers = await boxOf(page.locator('section').filter({ has: calculator.display }))
    expect((await boxOf(calculator.history)).y).toBeGreaterThan(covers.y + covers.height)
  })

  await test.step('on a phone the history is a sheet that Escape closes, and the result it gives closes it too', async () => {
    await page.setViewportSize(PHONE)
    await calculator.click('Standard C 4 + 5 =')
    await useSheet(calculator)
  })
})
