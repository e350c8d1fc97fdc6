import type { Page } from '@playwright/test'
import { NIGHTLY } from '../support/nightly'
import { PasswordPage } from './support/password-page'
import { expect, test } from './support/test'

test.use({ serviceWorkers: 'block' })

async function unfoldMany(page: Page): Promise<void> {
  for (const title of ['Passphrases, PINs and more', 'Passphrase, PIN or groups', 'Many at once']) {
    await page.locator('summary', { hasText: title }).press('Enter')
  }
}

test(
  'code that does not come is not put down to the settings',
  NIGHTLY,
  async ({ page, context, consoleGuard }) => {
    const generator = new PasswordPage(page)
    await generator.open()
    await unfoldMany(page)
    consoleGuard.expectLines(/Password worker failed/, /Many passwords worker/)
    await context.route('**/forms-drawing-*.js', (route) => route.abort())
    await page.getByRole('button', { name: 'PIN', exact: true }).click()
    await expect(generator.result).toContainText('Password generation failed.')
    await page.getByRole('button', { name: 'Generate all' }).click()
    await expect(page.getByText('No passwords could be made.')).toBeVisible()
    await context.unroute('**/forms-drawing-*.js')
    await page.getByRole('button', { name: 'Generate all' }).click()
    await expect(page.getByRole('region', { name: 'Passwords', exact: true })).toHaveText(
      /^\d{6}\s/,
    )
  },
)

test(
  'a CSV of digits comes with a note on what a spreadsheet makes of them',
  NIGHTLY,
  async ({ page }) => {
    const generator = new PasswordPage(page)
    await generator.open()
    await unfoldMany(page)
    const note = page.getByText('zeros at the start')
    await page.getByRole('button', { name: 'Generate all' }).click()
    await expect(page.getByRole('button', { name: 'Save CSV' })).toBeVisible()
    await expect(note).toHaveCount(0)
    await page.getByRole('button', { name: 'PIN', exact: true }).click()
    await page.getByRole('button', { name: 'Generate all' }).click()
    await expect(note).toBeVisible()
    await generator.preset('High Security').click()
    await page.getByRole('button', { name: 'Generate all' }).click()
    await expect(note).toHaveCount(0)
    for (const type of ['Uppercase', 'Lowercase', 'Symbols'] as const) {
      await generator.option(type).setChecked(false)
    }
    await page.getByRole('button', { name: 'Generate all' }).click()
    await expect(note).toBeVisible()
  },
)
