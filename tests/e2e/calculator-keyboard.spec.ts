import type { Page } from '@playwright/test'
import { DECIMAL_COMMA } from '../../src/app/texts.en'
import { COPIED, COPY_RESULT, HISTORY, MODES } from '../../src/tools/calculator/texts.en'
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

  await page.getByRole('button', { name: MODES.scientific }).focus()
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
  ['', MODES.standard, '2+3', '5'],
  ['', HISTORY, '2+3', '5'],
  // A blank does not press the key again.
  ['', '7', ' + 3', '10'],
] as const

async function pressEnterAfterClicks(calculator: CalculatorPage) {
  const { page } = calculator
  await calculator.key(MODES.scientific).click()
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

async function copyAndPaste(calculator: CalculatorPage) {
  const { page } = calculator
  await calculator.type('1/8=')
  await page.keyboard.press('ControlOrMeta+c')
  await expect(page.getByRole('status').filter({ hasText: COPIED })).toHaveCount(1)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0.125')
  await calculator.type('2*')
  await page.keyboard.press('ControlOrMeta+v')
  await page.keyboard.press('Enter')
  await expect(calculator.display).toHaveText('0.25')
  await page.evaluate(() => navigator.clipboard.writeText('twelve'))
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page.getByText(/^Not pasted/)).toBeVisible()
  await expect(calculator.display).toHaveText('0.25')
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
    await page.keyboard.press('ControlOrMeta+1')
    expect(await strokes.left()).toBe('1')
    await expect(calculator.display).toHaveText('3.5')
  })

  await step(
    'CA-66: Enter on a digit or an operator evaluates once and does not click it',
    pressEnterOnTypedKeys,
  )
  await step('Enter on any other control does that control’s action', pressEnterOnControls)
  await step('CA-94: a pointer click never changes what Enter does', pressEnterAfterClicks)
  await step(
    'CA-84: Ctrl+C gives the display, and Ctrl+V takes a number or notes why not',
    copyAndPaste,
  )
})

test.describe('where the decimal mark is a comma', () => {
  test.use({ locale: 'de-DE', permissions: ['clipboard-read', 'clipboard-write'] })

  test('SH-19: a switch at the foot has copies written with it, those of Ctrl+C too', async ({
    page,
  }) => {
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    const calculator = new CalculatorPage(page)
    await calculator.open()
    await page.getByRole('contentinfo').getByRole('checkbox', { name: DECIMAL_COMMA }).check()
    await calculator.type('1/8=')
    await page.keyboard.press('ControlOrMeta+c')
    await expect.poll(clipboard).toBe('0,125')
    await calculator.type('/2=')
    await page.getByRole('button', { name: COPY_RESULT }).first().click()
    await expect.poll(clipboard).toBe('0,0625')
  })
})
