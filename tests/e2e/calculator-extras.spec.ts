import { CalculatorPage } from './support/calculator-page'
import { expect, test } from './support/test'

test('a visitor works with the expression line, by keyboard, on 280 px', async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 653 })
  const calculator = new CalculatorPage(page)
  await calculator.open()
  await page.locator('summary', { hasText: 'Expression line' }).focus()
  await page.keyboard.press('Enter')
  const line = page.getByLabel('Expression', { exact: true })
  await line.focus()
  await page.keyboard.type('2+3×foo')
  await expect(page.getByText('Unknown word: character 5, "foo"')).toBeVisible()
  await expect(line).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('4')
  await expect(page.getByText('= 14', { exact: true })).toBeVisible()
  await expect(page.getByText('Keypad, left to right: 20', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(line).toBeFocused()
  await expect(calculator.display).toHaveText('14')
  await expect(page.getByText('Put into the history')).toBeAttached()

  await page.keyboard.press('Escape')
  await expect(line).toBeHidden()
  await expect(calculator.display).toHaveText('14')
})
