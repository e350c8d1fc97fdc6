import { calculatorFixture, type CalculatorPage } from './support/calculator-page'
import { expect, test as base } from './support/test'

const test = base.extend<{ calculator: CalculatorPage }>(calculatorFixture)

test('a visitor adds up a bill, keeps it in memory, takes a root and looks at the history', async ({
  calculator,
  page,
}) => {
  await expect(calculator.display).toHaveText('0')
  await calculator.click('1 2 . 5 + 3 . 7 5')
  await expect(page.getByText('12.5 +', { exact: true })).toBeVisible()
  await calculator.click('=')
  await expect(calculator.display).toHaveText('16.25')
  await expect(page.getByText('12.5 + 3.75 =', { exact: true })).toBeVisible()
  await calculator.click('+ 1 0 % =')
  await expect(calculator.display).toHaveText('17.875')
  await calculator.click('MS C')
  await expect(calculator.memoryMark).toBeVisible()

  await page.getByRole('button', { name: 'Scientific' }).click()
  await calculator.click('1 4 4 √ × MR =')
  await expect(calculator.display).toHaveText('214.5')

  await calculator.history.click()
  await expect(calculator.equations).toHaveText([
    '12 × 17.875 = 214.5',
    '√(144) = 12',
    '16.25 + 10% = 17.875',
    '12.5 + 3.75 = 16.25',
  ])
  await calculator.panel.getByRole('button', { name: '12.5 + 3.75 = 16.25' }).click()
  await expect(calculator.display).toHaveText('16.25')
})

test('the display is a live output with a name', async ({ calculator, page }) => {
  await expect(page.getByRole('status', { name: 'Display' })).toHaveText('0')
  await expect(calculator.display).toHaveAttribute('aria-live', 'polite')
})

test('the memory row has MC, MR, M+, M- and MS', async ({ calculator }) => {
  const row = calculator.page.getByRole('group', { name: 'Memory' })
  await expect(row.getByRole('button')).toHaveText(['MC', 'MR', 'M+', 'M-', 'MS'])
})

test('Standard mode has digits, operators, C, CE, %, x^y and =', async ({ calculator }) => {
  for (const name of [...'0123456789.+−×÷%=', 'C', 'CE', 'x^y', '±', 'Backspace']) {
    await expect(calculator.key(name)).toBeVisible()
  }
  await expect(calculator.key('sin')).toHaveCount(0)
})

test('Scientific mode adds its eleven keys and keeps the calculation', async ({
  calculator,
  page,
}) => {
  const standard = page.getByRole('button', { name: 'Standard' })
  const scientific = page.getByRole('button', { name: 'Scientific' })
  await expect(standard).toHaveAttribute('aria-pressed', 'true')
  await calculator.click('2 +')
  await scientific.click()
  await expect(scientific).toHaveAttribute('aria-pressed', 'true')
  await expect(standard).toHaveAttribute('aria-pressed', 'false')
  const added = page.getByRole('group', { name: 'Scientific functions' })
  await expect(added.getByRole('button')).toHaveText([
    'sin',
    'cos',
    'tan',
    'log',
    'ln',
    '√',
    'x²',
    'n!',
    '1/x',
    'π',
    'e',
  ])
  await calculator.click('3 =')
  await expect(calculator.display).toHaveText('5')
})

test('CA-22: division by zero shows 0 and a note that it was one', async ({ calculator }) => {
  await calculator.click('5 ÷ 0 =')
  await expect(calculator.display).toHaveText('0')
  await expect(calculator.divisionNote).toBeVisible()
  await expect(calculator.divisionNote).toHaveAttribute('aria-live', 'polite')
  await calculator.click('7')
  await expect(calculator.divisionNote).toBeHidden()
})

test('CA-40: the tangent of 90 shows Error, and a digit starts again', async ({
  calculator,
  page,
}) => {
  await page.getByRole('button', { name: 'Scientific' }).click()
  await calculator.click('9 0 tan')
  await expect(calculator.display).toHaveText('Error')
  await expect(page.getByText('Not defined. Press a digit to start again.')).toBeVisible()
  await calculator.click('7')
  await expect(calculator.display).toHaveText('7')
})

test('CA-58: M shows while the memory is not zero', async ({ calculator }) => {
  await expect(calculator.memoryMark).toBeHidden()
  await calculator.click('5 MS')
  await expect(calculator.memoryMark).toBeVisible()
  await calculator.click('3 M+ MR')
  await expect(calculator.display).toHaveText('8')
  await calculator.click('8 M-')
  await expect(calculator.memoryMark).toBeHidden()
})

test('MC empties the memory, is announced and keeps the focus, although it is disabled now', async ({
  calculator,
  page,
}) => {
  await expect(calculator.key('MC')).toBeDisabled()
  await expect(calculator.key('MR')).toBeDisabled()
  await calculator.click('5 MS')
  await expect(page.getByText('Memory: 5', { exact: true })).toBeAttached()
  await calculator.click('MC')
  await expect(page.getByText('Memory cleared', { exact: true })).toBeAttached()
  await expect(calculator.key('MC')).toBeDisabled()
  await expect(calculator.key('MC')).toBeFocused()
})

test('the keys are named in words', async ({ calculator, page }) => {
  await calculator.click('Scientific')
  await expect(page.getByText('Scientific mode', { exact: true })).toBeAttached()
  for (const [name, sign] of [
    ['square root', '√'],
    ['minus', '−'],
    ['divided by', '÷'],
    ['change sign', '±'],
  ] as const) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveText(sign)
  }
})

test('a row of the history that goes hands its focus to the heading', async ({
  calculator,
  page,
}) => {
  for (let first = 0; first < 10; first++) await calculator.type(`${first}+1=`)
  await calculator.history.click()
  await calculator.panel.getByRole('button', { name: '0 + 1 = 1', exact: true }).focus()
  await calculator.type('5+5=')
  await expect(calculator.panel.getByRole('heading')).toBeFocused()
  await calculator.clearHistory.click()
  await expect(calculator.panel.getByRole('heading')).toBeFocused()
  await expect(page.getByText('History cleared', { exact: true })).toBeAttached()
})

test('CA-64: the history has a toggle, a title, 10 entries, Clear History and an empty text', async ({
  calculator,
}) => {
  await expect(calculator.panel).toBeHidden()
  await expect(calculator.history).toHaveAttribute('aria-expanded', 'false')
  await calculator.history.click()
  await expect(calculator.history).toHaveAttribute('aria-expanded', 'true')
  await expect(calculator.panel.getByRole('heading', { name: 'Calculation History' })).toBeVisible()
  await expect(calculator.panel.getByText('No calculations yet')).toBeVisible()
  await expect(calculator.clearHistory).toBeDisabled()

  for (let first = 0; first <= 10; first++) await calculator.type(`${first}+1=`)
  await expect(calculator.equations).toHaveCount(10)
  await expect(calculator.equations.first()).toHaveText('10 + 1 = 11')
  await expect(calculator.equations.last()).toHaveText('1 + 1 = 2')

  await calculator.clearHistory.click()
  await expect(calculator.panel.getByText('No calculations yet')).toBeVisible()
  await expect(calculator.display).toHaveText('11')
  await calculator.history.click()
  await expect(calculator.panel).toBeHidden()
})

test('what was typed is there again after a visit to another page', async ({
  calculator,
  page,
}) => {
  await calculator.click('4 2 MS')
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Free Online Tools/)
  await page.goBack()
  await expect(calculator.display).toHaveText('42')
  await expect(calculator.memoryMark).toBeVisible()
})
