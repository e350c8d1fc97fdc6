import { PasswordPage } from './support/password-page'
import { expect, test } from './support/test'

const clipboard = () => navigator.clipboard.readText()

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('PW-29: a password that is copied is on the clipboard and in the history', async ({
    page,
  }) => {
    const generator = new PasswordPage(page)
    await generator.open()
    const password = await generator.password()
    await generator.copy.click()
    await expect(generator.rows).toHaveCount(1)
    expect(await page.evaluate(clipboard)).toBe(password)
    const row = generator.rows.first()
    await expect(row).toContainText(password)
    await expect(row).toContainText(/(Weak|Fair|Good|Strong)/)
    await expect(row).toContainText(/\d{1,2}:\d{2}:\d{2}/)
    await expect(row.getByRole('button', { name: /^Copy/ })).toBeEnabled()
  })

  test('a row can be copied, which adds no row', async ({ page }) => {
    const generator = new PasswordPage(page)
    await generator.open()
    const first = await generator.password()
    await generator.copy.click()
    await generator.passwordAfter(() => generator.generate.click())
    await generator.copy.click()
    await expect(generator.rows).toHaveCount(2)
    await generator.rows.nth(1).getByRole('button').click()
    await expect.poll(() => page.evaluate(clipboard)).toBe(first)
    await expect(generator.rows).toHaveCount(2)
    await expect(generator.rows.nth(1)).toContainText('Copied')
  })

  test('the button says Copied of one password only', async ({ page }) => {
    const generator = new PasswordPage(page)
    await generator.open()
    await generator.copy.click()
    const said = page.getByRole('status').getByText('Copied')
    await expect(said).toBeAttached()
    await generator.passwordAfter(() => generator.generate.click())
    await expect(said).toHaveCount(0)
  })
})

const CLIPBOARDS = {
  refuses: () => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('denied', 'NotAllowedError'))
  },
  'is missing': () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  },
}

for (const [name, breakClipboard] of Object.entries(CLIPBOARDS)) {
  test(`PW-30: a clipboard that ${name} makes no row, no banner and one log line without the password`, async ({
    page,
    complaints,
  }) => {
    complaints.announce(/could not be copied/)
    await page.addInitScript(breakClipboard)
    const generator = new PasswordPage(page)
    await generator.open()
    const password = await generator.password()
    await generator.copy.click()
    await expect(page.getByRole('status').getByText('Copy failed')).toBeAttached()
    await expect(page.getByRole('button', { name: 'Copy failed' })).toBeVisible()
    await expect(generator.rows).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect.poll(() => complaints.matching(/./)).toHaveLength(1)
    expect(complaints.matching(/./).join('')).not.toContain(password)
  })
}
