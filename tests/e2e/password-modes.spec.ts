import { groupsSet, MODE_TEXTS, TILES } from '../../src/tools/password-generator/extras/tiles.en'
import * as forms from '../../src/tools/password-generator/extras/forms/texts.en'
import * as groups from '../../src/tools/password-generator/extras/groups/texts.en'
import * as texts from '../../src/tools/password-generator/texts.en'
import { resetExtra } from '../../src/ui/texts.en'
import { PasswordPage } from './support/password-page'
import { expect, test } from './support/test'
import { tile } from './support/unfold'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('passphrases, PINs and groups take the place of the password, at 280 px and by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 640 })
  const generator = new PasswordPage(page)
  await generator.open()
  const mode = (name: string) => generator.mode(name)

  await mode(MODE_TEXTS.passphrase.name).press('Enter')
  await expect(generator.output).toHaveValue(/^[a-z]+(-[a-z]+){5,}$/)
  await expect(generator.result).toContainText('77.5 bits')
  // PW-79: what does not apply to words is not there.
  await expect(page.getByText(forms.WORDS_NOTE)).toBeVisible()
  await expect(generator.length).toBeHidden()
  await expect(generator.advanced).toBeHidden()
  const topOfCopy = () =>
    generator.copy.evaluate((button) => button.getBoundingClientRect().top + scrollY)
  const before = await topOfCopy()
  await page.getByRole('slider', { name: forms.WORDS }).press('End')
  await page.getByRole('combobox', { name: forms.SEPARATOR }).selectOption(forms.SEPARATORS[' '])
  await page.getByRole('switch', { name: forms.CAPITALS }).press('Space')
  await page.getByRole('switch', { name: forms.DIGIT }).press('Space')
  await expect(generator.output).toHaveValue(/^(?=\D*\d\D*$)([A-Z][a-z]+\d? ){19}[A-Z][a-z]+\d?$/)
  await generator.settled()
  expect(await topOfCopy()).toBeCloseTo(before, 0)
  const passphrase = await generator.password()
  await generator.copy.press('Enter')
  await expect(generator.rows.first()).toContainText(passphrase)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(passphrase)
  // The presets change the number of words alone.
  await page
    .getByRole('button', { name: MODE_TEXTS.passphrase.sizeName(4), exact: true })
    .press('Enter')
  await expect(generator.output).toHaveValue(/^(?=\D*\d\D*$)([A-Z][a-z]+\d? ){3}[A-Z][a-z]+\d?$/)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)

  await mode(MODE_TEXTS.PIN.name).press('Enter')
  await expect(generator.output).toHaveValue(/^\d{6}$/)
  await expect(generator.result).toContainText('Use it where guesses are limited.')
  await page.getByRole('button', { name: MODE_TEXTS.PIN.sizeName(8), exact: true }).press('Enter')
  await expect(generator.output).toHaveValue(/^\d{8}$/)
  // PW-82
  await page.reload()
  await expect(generator.output).toHaveValue(/^\d{8}$/)
  await expect(mode(MODE_TEXTS.PIN.name)).toHaveAttribute('aria-pressed', 'true')
  await mode(texts.PASSWORDS).press('Enter')
  await tile(page, TILES.groups.title).press('Enter')
  await page.getByRole('switch', { name: groups.IN_GROUPS.label }).press('Space')
  await expect(generator.output).toHaveValue(/^[A-Za-z0-9]{4}(-[A-Za-z0-9]{4}){3}$/)
  await expect(page.getByText(groupsSet(4, 4))).toBeVisible()
  // The shortest text that is set smaller than a password has few lines, and yet a finger's height.
  await page.getByRole('slider', { name: groups.GROUPS }).press('End')
  await page.getByRole('slider', { name: groups.GROUP_SIZE }).press('End')
  await expect(generator.output).toHaveValue(/^[A-Za-z0-9]{6}(-[A-Za-z0-9]{6}){7}$/)
  const { height = 0 } = (await generator.output.boundingBox()) ?? {}
  expect(height).toBeGreaterThanOrEqual(44)
  await page.getByRole('button', { name: resetExtra(TILES.groups.title) }).press('Enter')
  await expect(generator.output).toHaveValue(/^[A-Za-z0-9]{12}$/)
  await expect(tile(page, TILES.groups.title)).toBeFocused()
})

test('PW-80: an address and the box choose the modes, which have no tile', async ({ page }) => {
  await page.goto('/password-generator#extra=forms')
  const generator = new PasswordPage(page)
  await expect(generator.output).toHaveValue(/^[a-z]+(-[a-z]+){5}$/)
  await expect(generator.mode(MODE_TEXTS.passphrase.name)).toBeFocused()
  await page.goto('/unit-converter')
  await page.goto('/password-generator#extra=pin')
  await expect(generator.output).toHaveValue(/^\d{6}$/)
})
