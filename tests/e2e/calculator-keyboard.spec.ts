import type { Page } from '@playwright/test'
import { CalculatorPage } from './support/calculator-page'
import { expect, test } from './support/test'

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

async function pressEnterOnTypedKeys(calculator: CalculatorPage) {
  const { page, equations } = calculator
  const rows = await equations.count()
  for (const [index, sign] of ['3', '+', '.', 'x^y', '='].entries()) {
    await calculator.type('7+3')
    await calculator.key(sign).focus()
    await page.keyboard.press('Enter')
    await expect(calculator.display).toHaveText('10')
    await expect(equations).toHaveCount(rows + index + 1)
  }
}

async function pressEnterOnControls(calculator: CalculatorPage) {
  const { page } = calculator
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
  await expect(calculator.equations.first()).toHaveText('7 + 3 = 10')
  await calculator.clearHistory.focus()
  await page.keyboard.press('Enter')
  await expect(calculator.equations).toHaveCount(0)
}

const POINTER_CLICKS = [
  ['10', 'MS', '8*2', '16'],
  ['9', '√', '+1', '4'],
  ['', 'Standard', '2+3', '5'],
  ['', 'History', '2+3', '5'],
] as const

async function pressEnterAfterClicks(calculator: CalculatorPage) {
  const { page } = calculator
  await calculator.click('Scientific')
  for (const [before, clicked, typed, shown] of POINTER_CLICKS) {
    await page.keyboard.press('Escape')
    await calculator.type(before)
    await calculator.click(clicked)
    await calculator.type(typed)
    await page.keyboard.press('Enter')
    await expect(calculator.display, clicked).toHaveText(shown)
  }
  await calculator.click('History C MR')
  await expect(calculator.display).toHaveText('10')
  await calculator.type('+3=')
  await calculator.panel.getByRole('button', { name: '10 + 3 = 13' }).click()
  await calculator.type('*4')
  await page.keyboard.press('Enter')
  await expect(calculator.display).toHaveText('52')
}

async function reachControlByTab(calculator: CalculatorPage) {
  const { page } = calculator
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
}

async function copyAndPaste(calculator: CalculatorPage) {
  const { page } = calculator
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
}

async function copyAndPasteInDialog(calculator: CalculatorPage) {
  const { page } = calculator
  await page.evaluate(() => navigator.clipboard.writeText('777'))
  await calculator.type('12')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Control+c')
  await page.keyboard.press('Control+v')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(calculator.display).toHaveText('12')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('777')
}

async function leaveAndComeBack(calculator: CalculatorPage) {
  const { page } = calculator
  await calculator.click('4 2 MS')
  // What gets the focus from now on gets it from the keyboard.
  await page.keyboard.press('Tab')
  await page.getByRole('link', { name: 'Back to Tools' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/#tools$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Free Online Tools/)
  await calculator.type('345')
  await page.goBack()
  await expect(calculator.display).toHaveText('42')
  await expect(calculator.memoryMark).toBeVisible()
}

test('the calculator is used by keyboard, wherever the focus is and however it got there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const calculator = new CalculatorPage(page)
  await calculator.open()
  const step = (title: string, act: (on: CalculatorPage) => Promise<void>) =>
    test.step(title, async () => {
      await calculator.click('C')
      await act(calculator)
    })

  await test.step('CA-65: 7 / 2 Enter shows 3.5, and / does not open the quick find', async () => {
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

  await step(
    'CA-66: Enter on a digit or an operator evaluates once and does not click it',
    pressEnterOnTypedKeys,
  )
  await step('Enter on any other control does that control’s action', pressEnterOnControls)
  await step('a pointer click never changes what Enter does', pressEnterAfterClicks)
  await step(
    'a control that Tab has reached keeps its Enter, also after the window was left',
    reachControlByTab,
  )
  await step(
    'CA-84: Ctrl+C gives the display, and Ctrl+V takes a number or notes why not',
    copyAndPaste,
  )
  await step('a dialog over the page has its own copy and paste', copyAndPasteInDialog)
  await step(
    'another page has its keys, and the calculator is as it was after it',
    leaveAndComeBack,
  )
})
