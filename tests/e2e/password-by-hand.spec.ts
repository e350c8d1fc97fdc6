import { tile } from './support/unfold'
import type { Locator, Page } from '@playwright/test'
import { TILES } from '../../src/tools/password-generator/extras/tiles.en'
import * as texts from '../../src/tools/password-generator/texts.en'
import { GENERATE_ALL, PASSWORDS } from '../../src/tools/password-generator/extras/many/texts.en'
import * as handling from '../../src/tools/password-generator/extras/handling/texts.en'
import { NIGHTLY } from '../support/nightly'
import { PasswordPage } from './support/password-page'
import { expect, test } from './support/test'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

async function unfoldExtras(page: Page): Promise<void> {
  for (const { title } of [TILES.many, TILES.handling]) await tile(page, title).press('Enter')
}

/** Selects the text of an element and copies it as a visitor does. */
async function copyByHand(page: Page, shown: Locator): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText('nothing'))
  await shown.selectText()
  await page.keyboard.press('ControlOrMeta+c')
  return clipboard(page)
}

test('of hidden passwords Ctrl+C copies no dots', NIGHTLY, async ({ page }) => {
  const generator = new PasswordPage(page)
  await generator.open()
  await generator.include.fill('é😀')
  await generator.turnOff('uppercase', 'lowercase', 'numbers')
  await generator.copy.click()
  await unfoldExtras(page)
  await page.getByRole('button', { name: GENERATE_ALL }).click()
  const many = page.getByRole('region', { name: PASSWORDS, exact: true })
  await page.getByRole('switch', { name: handling.HIDE.label }).check()
  await expect(many).toHaveText(/^(•{12}\s?){10}$/)
  const password = await generator.password()
  expect(password).toMatch(/^•{12}$/)

  const copied = await copyByHand(page, generator.output)
  expect(copied).toMatch(/^[é😀]{12}$/u)
  await generator.output.press('Shift+ArrowLeft')
  await page.keyboard.press('ControlOrMeta+c')
  expect(await clipboard(page)).toBe(Array.from(copied).slice(0, -1).join(''))
  for (const shown of [many, generator.rows.first()]) {
    expect(await copyByHand(page, shown)).not.toContain('•')
  }
})

test('what is copied by Ctrl+C is cleared from the clipboard too', NIGHTLY, async ({ page }) => {
  await page.clock.install()
  const generator = new PasswordPage(page)
  await generator.open()
  await generator.copy.click()
  await unfoldExtras(page)
  await page.getByRole('switch', { name: handling.CLEAR_CLIPBOARD.label }).check()
  await page.getByRole('button', { name: GENERATE_ALL }).click()
  const many = page.getByRole('region', { name: PASSWORDS, exact: true })
  for (const shown of [generator.output, generator.rows.first(), many]) {
    expect(await copyByHand(page, shown)).not.toBe('nothing')
    await expect(page.getByText(handling.CLIPBOARD.waiting)).toBeVisible()
    await page.clock.runFor(30_000)
    await expect(page.getByText(handling.CLIPBOARD.cleared)).toBeVisible()
    expect(await clipboard(page)).toBe('')
  }
})

test('PW-75: where the browser refuses, the password is selected, and Ctrl+C copies it', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectLines(/could not be copied/)
  const generator = new PasswordPage(page)
  await generator.open()
  await generator.copy.click()
  await expect(generator.rows).toHaveCount(1)
  const earlier = await generator.password()
  const password = await generator.passwordAfter(() => generator.generate.click())
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  const press = texts.pressToCopy(process.platform === 'darwin' ? '⌘C' : 'Ctrl+C')

  await generator.copy.click()
  await expect(generator.result).toContainText(press)
  await page.keyboard.press('ControlOrMeta+c')
  expect(await clipboard(page)).toBe(password)
  await expect(generator.result).not.toContainText(press)

  await generator.rows.getByRole('button').click()
  await expect(generator.rows).toContainText(press)
  await page.keyboard.press('ControlOrMeta+c')
  expect(await clipboard(page)).toBe(earlier)
  await expect(generator.rows).toHaveCount(1)
})
