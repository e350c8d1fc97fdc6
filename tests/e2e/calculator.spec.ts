import * as texts from '../../src/tools/calculator/texts.en'
import { HISTORY_CLEARED } from '../../src/ui/texts.en'
import { CalculatorPage } from './support/calculator-page'
import { expect, test } from './support/test'

const STANDARD = [...'7894561230.+−×÷%=', 'CE', 'C', 'x^y', '±']

async function expectFirstView(calculator: CalculatorPage) {
  const { page, panel } = calculator
  await expect(page.getByRole('status', { name: texts.DISPLAY_LABEL })).toHaveText('0')
  await expect(calculator.display).toHaveAttribute('aria-live', 'polite')
  const memory = page.getByRole('group', { name: texts.MEMORY_LABEL }).getByRole('button')
  await expect(memory).toHaveText(['MC', 'MR', 'M+', 'M−', 'MS'])
  for (const key of ['MC', 'MR']) await expect(calculator.key(key)).toBeDisabled()
  await expect(calculator.memoryMark).toBeHidden()
  const keys = await page.getByRole('main').getByRole('button').allTextContents()
  expect(keys).toEqual(expect.arrayContaining(STANDARD))
  await expect(calculator.key('Backspace')).toBeVisible()
  await expect(panel.getByRole('heading', { name: texts.HISTORY_LIST.title })).toBeVisible()
  await expect(panel.getByText(texts.HISTORY_LIST.emptyText)).toBeVisible()
  await expect(calculator.clearHistory).toBeDisabled()
}

async function keepFocusInHistory(calculator: CalculatorPage) {
  const { page, panel, equations, history } = calculator
  const heading = panel.getByRole('heading', { name: texts.HISTORY_LIST.title })
  await calculator.click('C')
  for (let first = 0; first < 10; first++) await calculator.type(`${first}+1=`)
  await panel.getByRole('button', { name: '0 + 1 = 1', exact: true }).focus()
  await calculator.type('5+5=')
  await expect(equations.first()).toHaveText('5 + 5 = 10')
  await expect(equations).toHaveCount(10)
  await expect(heading).toBeFocused()

  await calculator.clearHistory.click()
  await expect(panel.getByText(texts.HISTORY_LIST.emptyText)).toBeVisible()
  await expect(heading).toBeFocused()
  await expect(page.getByText(HISTORY_CLEARED, { exact: true })).toBeAttached()
  await expect(calculator.display).toHaveText('10')
  await expect(history).toHaveAttribute('aria-expanded', 'true')
  await history.click()
  await expect(panel).toBeHidden()
  await expect(history).toHaveAttribute('aria-expanded', 'false')
  await history.click()
  await expect(panel).toBeVisible()
}

test('a visitor adds up a bill, keeps it in memory, takes a root and looks at the history', async ({
  page,
}) => {
  const calculator = new CalculatorPage(page)
  await calculator.open()

  await test.step('CA-95: all keys are there, the memory and the history are empty', () =>
    expectFirstView(calculator))

  await test.step('the line above the display shows what is calculated', async () => {
    await calculator.click('1 2 . 5 +')
    await calculator.type('3.75')
    await expect(calculator.expression('12.5 +')).toBeVisible()
    await calculator.click('=')
    await expect(calculator.display).toHaveText('16.25')
    await expect(calculator.expression('12.5 + 3.75 =')).toBeVisible()
    await calculator.type('+10%=')
    await expect(calculator.display).toHaveText('17.875')
  })

  await test.step('the memory outlasts the calculation, and a root is taken of an operand', async () => {
    await calculator.click('MS C Scientific')
    await calculator.type('144')
    await calculator.click('√ × MR =')
    await expect(calculator.display).toHaveText('214.5')
  })

  await test.step('an earlier result comes back from the history', async () => {
    await expect(calculator.equations).toHaveText([
      '12 × 17.875 = 214.5',
      '√(144) = 12',
      '16.25 + 10% = 17.875',
      '12.5 + 3.75 = 16.25',
    ])
    await calculator.panel.getByRole('button', { name: '12.5 + 3.75 = 16.25' }).click()
    await expect(calculator.display).toHaveText('16.25')
  })

  await test.step('CA-58: M shows while the memory is not 0; MC keeps the focus, although it is disabled now', async () => {
    await calculator.click('C 5 MS')
    await expect(calculator.memoryMark).toBeVisible()
    await expect(page.getByText(texts.memoryIs('5'), { exact: true })).toBeAttached()
    await calculator.click('MC')
    await expect(page.getByText(texts.MEMORY_CLEARED, { exact: true })).toBeAttached()
    await expect(calculator.memoryMark).toBeHidden()
    await expect(calculator.key('MC')).toBeDisabled()
    await expect(calculator.key('MC')).toBeFocused()
  })

  await test.step('a division by zero and an error have a note, which a digit takes away', async () => {
    await calculator.click('C')
    await calculator.type('5/0=')
    await expect(calculator.display).toHaveText('0')
    await expect(calculator.divisionNote).toBeVisible()
    await expect(calculator.divisionNote).toHaveAttribute('aria-live', 'polite')
    await calculator.type('7')
    await expect(calculator.divisionNote).toBeHidden()
    await calculator.click('C')
    await calculator.type('90')
    await calculator.click('tan')
    await expect(calculator.display).toHaveText(texts.ERROR)
    await expect(page.getByText('Not defined. Press a digit to start again.')).toBeVisible()
    await calculator.type('7')
    await expect(calculator.display).toHaveText('7')
  })

  await test.step('AX-06: the history never loses the focus, and can be emptied and folded away', () =>
    keepFocusInHistory(calculator))
})

test('CA-93: on a phone the history is a sheet that Escape closes, and so does the result that it gives', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const calculator = new CalculatorPage(page)
  await calculator.open()
  await calculator.type('4+5=')
  const { history, sheet, display } = calculator
  await expect(calculator.panel).toBeHidden()
  await history.click()
  await expect(history).toHaveAttribute('aria-expanded', 'true')
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
  await expect(sheet).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(calculator.panel).toBeVisible()
  await expect(sheet).toBeHidden()
})
