import * as texts from '../../src/tools/currency-converter/texts.en'
import { held, type RateHosts } from '../support/rate-hosts'
import { type CurrencyPage, expect, test } from './support/currency-page'

async function typeWhatIsRefused(currency: CurrencyPage) {
  const { page, amount, answer, from } = currency
  const caret = () =>
    amount.evaluate((field) => (field instanceof HTMLInputElement ? field.selectionStart : null))
  await amount.fill('12.5')
  // On a Mac the key Home scrolls.
  await amount.press('ControlOrMeta+A')
  await amount.press('ArrowLeft')
  await amount.press('ArrowRight')
  await page.keyboard.type('x')
  await expect(amount).toHaveAccessibleDescription(texts.AMOUNT_PROBLEMS['lost-text'])
  await expect(amount).toHaveValue('12.5')
  expect(await caret()).toBe(1)
  await page.keyboard.type('0')
  await expect(amount).toHaveValue('102.5')
  expect(await caret()).toBe(2)
  await expect(answer).toHaveText(texts.MISSING['valid-amount'])
  await amount.fill('1')
  await expect(amount).toHaveAccessibleDescription(texts.AMOUNT_HINT)

  await amount.press('ControlOrMeta+A')
  await page.keyboard.type('-20')
  await expect(amount).toHaveValue('20')
  await expect(answer).toHaveText(texts.MISSING['valid-amount'])
  await amount.press('ControlOrMeta+A')
  await page.keyboard.type('€50')
  await expect(amount).toHaveValue('50')
  await expect(amount).toHaveAccessibleDescription('From is now EUR')
  await expect(from).toHaveValue('eur')
  await expect(answer).toContainText('50 EUR = ')
  await currency.paste('100 USD')
  await expect(answer).toHaveText('100 USD = 88.0226 EUR')

  await amount.fill('0')
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(answer).toHaveText(texts.MISSING.amount)
  await amount.fill('0.5')
  await expect(amount).not.toHaveAttribute('aria-invalid')
  await amount.fill('')
  await expect(answer).toHaveText(texts.MISSING.amount)
  await expect(amount).not.toHaveAttribute('aria-invalid')
}

async function expectAnnouncements(currency: CurrencyPage, hosts: RateHosts) {
  const { page, amount, announced, answer, result } = currency
  await page.clock.pauseAt(Date.now() + 60_000)
  const slow = held()
  hosts.fail(slow.fault, { file: 'currencies/gbp' })
  await amount.fill('1')
  await expect(answer).toHaveText('1 USD = 0.8802 EUR')
  await page.clock.runFor(600)
  await expect(announced).toHaveText('1 USD = 0.8802 EUR')
  for (const text of ['10', '100']) {
    await amount.fill(text)
    await expect(answer).toContainText(`${text} USD = `)
    await page.clock.runFor(500)
    await expect(announced).toHaveText('')
  }
  await page.clock.runFor(100)
  await expect(announced).toHaveText('100 USD = 88.0226 EUR')
  await currency.from.selectOption('gbp')
  await expect(announced).toHaveText(texts.CONVERTING)
  await expect(answer).toHaveText(texts.CONVERTING)
  await expect(result).toHaveAttribute('aria-busy', 'true')
  slow.release()
  await expect(answer).toHaveText(/^100 GBP = 116\./)
  await expect(result).toHaveAttribute('aria-busy', 'false')
  await page.clock.runFor(600)
  await expect(announced).toHaveText(/^100 GBP = 116\./)
}

test('an amount is typed, pasted and corrected, and its result is announced', async ({
  currency,
  hosts,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await currency.open()
  await expect(currency.answer).toHaveText('1 USD = 0.8802 EUR')

  await test.step('CU-31, CU-61: what the field refuses leaves its text, caret and selection, and gives no result', () =>
    typeWhatIsRefused(currency))
  await test.step('a result is announced once it has rested, and what waits for it at once', () =>
    expectAnnouncements(currency, hosts))
})
