import { calculatorFixture, type CalculatorPage } from './support/calculator-page'
import { expect, test as base } from './support/test'

const test = base.extend<{ calculator: CalculatorPage }>(calculatorFixture)

test('a visitor adds up a bill, keeps it in memory, takes a root and looks at the history', async ({
  calculator,
  page,
}) => {
  await expect(page.getByRole('status', { name: 'Display' })).toHaveText('0')
  await expect(calculator.display).toHaveAttribute('aria-live', 'polite')
  await calculator.click('1 2 . 5 + 3 . 7 5')
  await expect(calculator.expression('12.5 +')).toBeVisible()
  await calculator.click('=')
  await expect(calculator.display).toHaveText('16.25')
  await expect(calculator.expression('12.5 + 3.75 =')).toBeVisible()
  await calculator.click('+ 1 0 % =')
  await expect(calculator.display).toHaveText('17.875')
  await calculator.click('MS C')
  await expect(calculator.memoryMark).toBeVisible()

  await page.getByRole('button', { name: 'Scientific' }).click()
  await calculator.click('1 4 4 √ × MR =')
  await expect(calculator.display).toHaveText('214.5')

  await expect(calculator.equations).toHaveText([
    '12 × 17.875 = 214.5',
    '√(144) = 12',
    '16.25 + 10% = 17.875',
    '12.5 + 3.75 = 16.25',
  ])
  await calculator.panel.getByRole('button', { name: '12.5 + 3.75 = 16.25' }).click()
  await expect(calculator.display).toHaveText('16.25')
})

test('the keys of both modes are named in words, and the calculation outlasts a change', async ({
  calculator,
  page,
}) => {
  const memory = page.getByRole('group', { name: 'Memory' })
  await expect(memory.getByRole('button')).toHaveText(['MC', 'MR', 'M+', 'M-', 'MS'])
  for (const sign of [...'0123456789.+−×÷%=', 'C', 'CE', 'x^y', '±', 'Backspace']) {
    await expect(calculator.key(sign)).toBeVisible()
  }
  const functions = page.getByRole('group', { name: 'Scientific functions' })
  await expect(functions).toHaveCount(0)
  const standard = page.getByRole('button', { name: 'Standard' })
  const scientific = page.getByRole('button', { name: 'Scientific' })
  await expect(standard).toHaveAttribute('aria-pressed', 'true')

  await calculator.click('2 +')
  await scientific.click()
  await expect(page.getByText('Scientific mode', { exact: true })).toBeAttached()
  await expect(scientific).toHaveAttribute('aria-pressed', 'true')
  await expect(standard).toHaveAttribute('aria-pressed', 'false')
  const signs = ['sin', 'cos', 'tan', 'log', 'ln', '√', 'x²', 'n!', '1/x', 'π', 'e']
  await expect(functions.getByRole('button')).toHaveText(signs)
  for (const [name, sign] of [
    ['square root', '√'],
    ['minus', '−'],
    ['divided by', '÷'],
    ['change sign', '±'],
  ] as const) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveText(sign)
  }
  await calculator.click('3 =')
  await expect(calculator.display).toHaveText('5')
})

test('a division by zero and an error have a note, which a digit takes away', async ({
  calculator,
  page,
}) => {
  await calculator.click('5 ÷ 0 =')
  await expect(calculator.display).toHaveText('0')
  await expect(calculator.divisionNote).toBeVisible()
  await expect(calculator.divisionNote).toHaveAttribute('aria-live', 'polite')
  await calculator.click('7')
  await expect(calculator.divisionNote).toBeHidden()
  await calculator.click('Scientific C 9 0 tan')
  await expect(calculator.display).toHaveText('Error')
  await expect(page.getByText('Not defined. Press a digit to start again.')).toBeVisible()
  await calculator.click('7')
  await expect(calculator.display).toHaveText('7')
})

test('CA-58: M shows while the memory is not 0; MC is announced and keeps the focus, although it is disabled now', async ({
  calculator,
  page,
}) => {
  await expect(calculator.memoryMark).toBeHidden()
  await expect(calculator.key('MC')).toBeDisabled()
  await expect(calculator.key('MR')).toBeDisabled()
  await calculator.click('5 MS')
  await expect(calculator.memoryMark).toBeVisible()
  await expect(page.getByText('Memory: 5', { exact: true })).toBeAttached()
  await calculator.click('MC')
  await expect(page.getByText('Memory cleared', { exact: true })).toBeAttached()
  await expect(calculator.memoryMark).toBeHidden()
  await expect(calculator.key('MC')).toBeDisabled()
  await expect(calculator.key('MC')).toBeFocused()
})

test('the history has a toggle, a title, an empty text and Clear History, and never loses the focus', async ({
  calculator,
  page,
}) => {
  const { panel, equations, history } = calculator
  await expect(history).toHaveAttribute('aria-expanded', 'true')
  const heading = panel.getByRole('heading', { name: 'Calculation History' })
  await expect(heading).toBeVisible()
  await expect(panel.getByText('No calculations yet')).toBeVisible()
  await expect(calculator.clearHistory).toBeDisabled()

  for (let first = 0; first < 10; first++) await calculator.type(`${first}+1=`)
  await expect(equations).toHaveCount(10)
  await panel.getByRole('button', { name: '0 + 1 = 1', exact: true }).focus()
  await calculator.type('5+5=')
  await expect(equations.first()).toHaveText('5 + 5 = 10')
  await expect(heading).toBeFocused()

  await calculator.clearHistory.click()
  await expect(panel.getByText('No calculations yet')).toBeVisible()
  await expect(heading).toBeFocused()
  await expect(page.getByText('History cleared', { exact: true })).toBeAttached()
  await expect(calculator.display).toHaveText('10')
  await history.click()
  await expect(panel).toBeHidden()
  await expect(history).toHaveAttribute('aria-expanded', 'false')
  await history.click()
  await expect(panel).toBeVisible()
})
