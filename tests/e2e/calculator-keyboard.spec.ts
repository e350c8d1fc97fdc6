import type { Page } from '@playwright/test'
import { calculatorFixture, type CalculatorPage } from './support/calculator-page'
import { expect, test as base } from './support/test'

const test = base.extend<{ calculator: CalculatorPage }>(calculatorFixture)

/** The strokes that the page took from the browser from now on, and those that it left. */
async function watchStrokes(page: Page) {
  await page.evaluate(() => {
    window.addEventListener('keydown', (event) => {
      document.documentElement.dataset[event.defaultPrevented ? 'taken' : 'left'] = event.key
    })
  })
  return {
    taken: () => page.evaluate(() => document.documentElement.dataset['taken'] ?? null),
    left: () => page.evaluate(() => document.documentElement.dataset['left'] ?? null),
  }
}

test('CA-65: 7 / 2 Enter shows 3.5, and / does not open the quick find', async ({
  calculator,
  page,
}) => {
  const strokes = await watchStrokes(page)
  await calculator.type('7/')
  expect(await strokes.taken()).toBe('/')
  await calculator.type('2')
  await page.keyboard.press('Enter')
  await expect(calculator.display).toHaveText('3.5')
  expect(await strokes.left()).toBeNull()
  // CA-69: the browser's own shortcuts.
  await page.keyboard.press('Control+1')
  expect(await strokes.left()).toBe('1')
  await expect(calculator.display).toHaveText('3.5')
})

test('CA-66: Enter on a focused digit evaluates once and does not click the digit', async ({
  calculator,
  page,
}) => {
  await calculator.click('7 + 3')
  await calculator.key('3').focus()
  await page.keyboard.press('Enter')
  await expect(calculator.display).toHaveText('10')
  await expect(calculator.equations).toHaveText(['7 + 3 = 10'])
})

test('Enter on +, ., x^y and = evaluates once', async ({ calculator, page }) => {
  for (const [index, sign] of ['+', '.', 'x^y', '='].entries()) {
    await calculator.type('7+3')
    await calculator.key(sign).focus()
    await page.keyboard.press('Enter')
    await expect(calculator.display).toHaveText('10')
    await expect(calculator.expression('7 + 3 =')).toBeVisible()
    await expect(calculator.equations).toHaveCount(index + 1)
  }
})

test('Enter on any other control does that control’s action', async ({ calculator, page }) => {
  await calculator.type('7+3')
  await calculator.key('MS').focus()
  await page.keyboard.press('Enter')
  await expect(calculator.memoryMark).toBeVisible()
  await expect(calculator.display).toHaveText('3')

  await page.getByRole('button', { name: 'Scientific' }).focus()
  await page.keyboard.press('Enter')
  await expect(calculator.key('sin')).toBeVisible()
  await expect(calculator.display).toHaveText('3')

  await calculator.history.focus()
  await page.keyboard.press('Enter')
  await expect(calculator.panel).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(calculator.panel).toBeVisible()
  await calculator.type('=')
  await expect(calculator.equations).toHaveText(['7 + 3 = 10'])
  await calculator.clearHistory.focus()
  await page.keyboard.press('Enter')
  await expect(calculator.equations).toHaveCount(0)

  await page.getByRole('link', { name: 'Back to Tools' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/#tools$/)
})

const POINTER_CLICKS = [
  ['10', 'M+', '8*2', '16'],
  ['200+10', '%', '', '220'],
  ['7', 'C', '5+4', '9'],
  ['9', '√', '+1', '4'],
  ['123', 'Backspace', '4+1', '125'],
  ['', 'Standard', '2+3', '5'],
  ['', 'History', '2+3', '5'],
] as const

test('a pointer click never changes what Enter does', async ({ calculator, page }) => {
  await calculator.key('Scientific').click()
  for (const [before, clicked, typed, shown] of POINTER_CLICKS) {
    await page.keyboard.press('Escape')
    await calculator.type(before)
    await calculator.click(clicked)
    await calculator.type(typed)
    await page.keyboard.press('Enter')
    await expect(calculator.display, clicked).toHaveText(shown)
    await calculator.type('+1')
    await page.keyboard.press('Enter')
    await expect(calculator.display, clicked).toHaveText(String(Number(shown) + 1))
  }
  await calculator.click('C MR')
  await expect(calculator.display).toHaveText('10')
})

test('Enter evaluates after a click on a row of the history', async ({ calculator, page }) => {
  await calculator.type('2+3=')
  await calculator.panel.getByRole('button', { name: '2 + 3 = 5' }).click()
  await calculator.type('*4')
  await page.keyboard.press('Enter')
  await expect(calculator.display).toHaveText('20')
})

test('a control that Tab has reached keeps its Enter, also after the window was left', async ({
  calculator,
  page,
}) => {
  await calculator.click('5 MS')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(calculator.key('MS')).toBeFocused()
  await calculator.type('7')
  await page.keyboard.press('Enter')
  await calculator.click('C MR')
  await expect(calculator.display).toHaveText('7')

  await calculator.click('5 MS')
  await calculator.type('8*2')
  await calculator.key('MS').evaluate((key) => {
    // What a browser sends when its window is left and comes back.
    for (const type of ['focusout', 'focusin'])
      key.dispatchEvent(new Event(type, { bubbles: true }))
  })
  await page.keyboard.press('Enter')
  await expect(calculator.display).toHaveText('16')
})

test('Ctrl+C gives the display, and Ctrl+V takes a number or says why not', async ({
  calculator,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await calculator.type('1/8=')
  await page.keyboard.press('Control+c')
  await expect(page.getByText('Copied', { exact: true })).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0.125')
  await calculator.type('2*')
  await page.keyboard.press('Control+v')
  await page.keyboard.press('Enter')
  await expect(calculator.display).toHaveText('0.25')
  await page.evaluate(() => navigator.clipboard.writeText('twelve'))
  await page.keyboard.press('Control+v')
  await expect(page.getByText(/^Not pasted/)).toBeVisible()
  await expect(calculator.display).toHaveText('0.25')
})

test('the keyboard leaves the calculator alone on other pages, and it is as it was after them', async ({
  calculator,
  page,
}) => {
  await calculator.click('4 2 MS')
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Free Online Tools/)
  await calculator.type('345')
  await page.goBack()
  await expect(calculator.display).toHaveText('42')
  await expect(calculator.memoryMark).toBeVisible()
})
