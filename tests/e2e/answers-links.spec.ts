import type { Page } from '@playwright/test'
import { HEX } from '../../src/tools/color-picker/texts.en'
import { FROM } from '../../src/tools/unit-converter/texts.en'
import { FIELDS } from '../../src/tools/countdown-timer/texts.en'
import { AMOUNT } from '../../src/tools/currency-converter/texts.en'
import { COPIED, COPY_LINK } from '../../src/ui/texts.en'
import { BACK_TO_TOOLS } from '../../src/app/texts.en'
import { heading } from './support/ask-page'
import { expect, test } from './support/test'
import { titleOf } from './support/routes'

// One of the links opens the currency converter.
test.use({ mockHosts: true })

const hex = (page: Page) => page.getByLabel(HEX, { exact: true })

const LINKS = [
  ['/color-picker#4682b4', hex, '#4682b4'],
  ['/unit-converter#5kg=lb', (page: Page) => page.getByLabel(FROM, { exact: true }), '5'],
  ['/countdown-timer#1h30m', (page: Page) => page.getByLabel(FIELDS.minutes), '30'],
  ['/currency-converter#100usd=jpy', (page: Page) => page.getByLabel(AMOUNT), '100'],
] as const

test('a link fills its page, and Copy link gives the address that does so', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copy = page.getByRole('button', { name: COPY_LINK })

  await test.step('nonsense in a link is ignored with a note', async () => {
    await page.goto('/color-picker#3498zz')
    const note = page.getByText('The settings in this link could not be read.')
    await expect(note.last()).toBeVisible()
    await expect(note.last().locator('svg')).toBeVisible()
    await expect(hex(page)).toHaveValue('#3498db')
  })
  await test.step('so is a currency that is in no list', async () => {
    await page.goto('/currency-converter#100usd=xyz')
    const note = page.getByText('The settings in this link could not be read.')
    await expect(note.last()).toBeVisible()
    await expect(page.getByLabel(AMOUNT)).toHaveValue('1')
  })
  for (const [path, valueOf, value] of LINKS) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(valueOf(page)).toHaveValue(value)
      await expect(copy).toBeEnabled()
      await copy.press('Enter')
      await expect(page.getByRole('status').filter({ hasText: COPIED.copied })).toHaveCount(1)
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`)
    })
  }
  await test.step('without an amount there is no link', async () => {
    await page.getByLabel(AMOUNT).fill('')
    await expect(copy).toBeDisabled()
  })
  await test.step('what is secret has no link', async () => {
    for (const name of [titleOf('qr-generator'), titleOf('password-generator')]) {
      await page.getByRole('link', { name: BACK_TO_TOOLS }).click()
      await page.getByRole('link', { name: new RegExp(`^Try Now.*${name}$`) }).click()
      await expect(heading(page)).toHaveText(name)
      await expect(copy).toHaveCount(0)
    }
  })
})
