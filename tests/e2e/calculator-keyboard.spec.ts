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
})

test('every operator and both ways to evaluate work from the keyboard', async ({ calculator }) => {
  await calculator.type('1.5+2=')
  await expect(calculator.display).toHaveText('3.5')
  await calculator.type('*4-')
  await expect(calculator.display).toHaveText('14')
  await calculator.type('4/5=')
  await expect(calculator.display).toHaveText('2')
  await calculator.type('^10=')
  await expect(calculator.display).toHaveText('1024')
})

test('CA-66: Enter on a focused digit evaluates once and does not click the digit', async ({
  calculator,
  page,
}) => {
  await calculator.click('7 + 3')
  await calculator.key('3').focus()
  await page.keyboard.press('Enter')
  await expect(calculator.display).toHaveText('10')
  await calculator.history.click()
  await expect(calculator.equations).toHaveText(['7 + 3 = 10'])
})

for (const name of ['+', '.', 'x^y', '=']) {
  test(`Enter on ${name} evaluates once`, async ({ calculator, page }) => {
    await calculator.type('7+3')
    await calculator.key(name).focus()
    await page.keyboard.press('Enter')
    await expect(calculator.display).toHaveText('10')
    await expect(page.getByText('7 + 3 =', { exact: true })).toBeVisible()
    await calculator.history.click()
    await expect(calculator.equations).toHaveText(['7 + 3 = 10'])
  })
}

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

test('CA-67: Escape clears all, Backspace deletes the last character down to 0', async ({
  calculator,
  page,
}) => {
  await calculator.type('5+123')
  for (const shown of ['12', '1', '0', '0']) {
    await page.keyboard.press('Backspace')
    await expect(calculator.display).toHaveText(shown)
  }
  await page.keyboard.press('Escape')
  await calculator.type('7=')
  await expect(calculator.display).toHaveText('7')
})

test('on a phone Escape first closes the history that lies over the keys', async ({
  calculator,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await calculator.type('2+3=')
  await calculator.history.click()
  await calculator.clearHistory.focus()
  await page.keyboard.press('Escape')
  await expect(calculator.panel).toBeHidden()
  await expect(calculator.history).toBeFocused()
  await expect(calculator.display).toHaveText('5')
  await page.keyboard.press('Escape')
  await expect(calculator.display).toHaveText('0')
})

test('Escape clears all while the history stands beside the keys', async ({ calculator, page }) => {
  await calculator.type('2+3=')
  await calculator.history.click()
  await page.keyboard.press('Escape')
  await expect(calculator.display).toHaveText('0')
  await expect(calculator.panel).toBeVisible()
})

for (const [before, clicked, typed, shown] of [
  ['10', 'M+', '8*2', '16'],
  ['200+10', '%', '', '220'],
  ['7', 'C', '5+4', '9'],
  ['9', '√', '+1', '4'],
  ['123', 'Backspace', '4+1', '125'],
  ['', 'Scientific', '2+3', '5'],
  ['', 'History', '2+3', '5'],
] as const) {
  test(`Enter evaluates after a click on ${clicked}`, async ({ calculator, page }) => {
    if (clicked === '√') await calculator.key('Scientific').click()
    await calculator.type(before)
    await calculator.click(clicked)
    await calculator.type(typed)
    await page.keyboard.press('Enter')
    await expect(calculator.display).toHaveText(shown)
    // A pointer click never changes what Enter does, at the second time neither.
    await calculator.type('+1')
    await page.keyboard.press('Enter')
    await expect(calculator.display).toHaveText(String(Number(shown) + 1))
  })
}

test('Enter evaluates after a click on a row of the history, and after M+ the memory stays', async ({
  calculator,
  page,
}) => {
  await calculator.type('2+3=')
  await calculator.history.click()
  await calculator.panel.getByRole('button', { name: '2 + 3 = 5' }).click()
  await calculator.type('*4')
  await page.keyboard.press('Enter')
  await expect(calculator.display).toHaveText('20')
  await calculator.click('C 1 0 M+')
  await calculator.type('8*2')
  await page.keyboard.press('Enter')
  await calculator.click('C MR')
  await expect(calculator.display).toHaveText('10')
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

test('CA-69: the browser’s own shortcuts stay its own', async ({ calculator, page }) => {
  await calculator.type('12+3')
  const strokes = await watchStrokes(page)
  for (const shortcut of ['Control+c', 'Control+r', 'Meta+=', 'Control+1', 'Alt+Backspace']) {
    await page.keyboard.press(shortcut)
  }
  await expect(calculator.display).toHaveText('3')
  expect(await strokes.taken()).toBeNull()
  expect(await strokes.left()).toBe('Backspace')
})

test('CA-70: the number pad’s point and Enter work, a comma is the point', async ({
  calculator,
  page,
}) => {
  await calculator.type('1')
  await page.keyboard.press('Shift+NumpadDecimal')
  await calculator.type('5,5')
  await expect(calculator.display).toHaveText('1.55')
  await page.keyboard.press('NumpadAdd')
  await calculator.type('1')
  await page.keyboard.press('NumpadEnter')
  await expect(calculator.display).toHaveText('2.55')
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

test('the keyboard leaves the calculator alone on other pages', async ({ calculator, page }) => {
  await calculator.type('12')
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Free Online Tools/)
  await calculator.type('345')
  await page.goBack()
  await expect(calculator.display).toHaveText('12')
})
