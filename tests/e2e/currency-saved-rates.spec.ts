import type { RateHosts } from '../support/rate-hosts'
import { unreachable } from '../support/rate-hosts'
import { expect, LIST_LOGGED, RATE_FAILED, RATE_LOGGED, test } from './support/currency-page'

/** One file, as the product keeps it on the device. */
const kept = (date: string) =>
  JSON.stringify({ date, base: 'usd', rates: { usd: 1, eur: 0.5, gbp: 0.25 } })

const failRates = (hosts: RateHosts) => hosts.fail(unreachable, { file: /^currencies\// })

test('when both hosts fail, the visitor can go on with the shipped rates, and sees their age', async ({
  currency,
  hosts,
  complaints,
  page,
}) => {
  complaints.announce(RATE_LOGGED)
  await page.clock.setFixedTime('2026-10-04T12:00:00Z')
  failRates(hosts)
  await currency.open()
  await expect(currency.errors).toHaveText(RATE_FAILED)
  await expect(currency.useSaved).toHaveText('Use rates saved on 2026-09-29')
  await currency.expectNothing()

  await currency.useSaved.click()
  await expect(currency.answer).toHaveText('1 USD = 0.8802 EUR')
  // The button is gone.
  await expect(currency.result).toBeFocused()
  await expect(currency.result).toContainText('Last updated: 2026-09-29')
  await expect(currency.result).toContainText('Saved rates, 5 days old.')
  await expect(currency.errors).toHaveCount(0)
})

test('once chosen, saved rates serve the visit until a fetch succeeds', async ({
  currency,
  hosts,
  complaints,
}) => {
  complaints.announce(RATE_LOGGED)
  const recover = failRates(hosts)
  await currency.open()
  await currency.useSaved.click()
  await currency.amount.fill('100')
  await expect(currency.answer).toHaveText('100 USD = 88.0226 EUR')
  await currency.from.selectOption('gbp')
  await expect(currency.answer).toContainText('100 GBP = 116.5')
  await expect(currency.result).toContainText('Saved rates')
  await expect(currency.errors).toHaveCount(0)

  recover()
  await currency.tryAgain.press('Enter')
  await expect(currency.result).toBeFocused()
  await expect(currency.result).not.toContainText('Saved rates')
  await expect(currency.answer).toContainText('100 GBP = 116.5')
  await expect(currency.tryAgain).toHaveCount(0)
})

test('the rates that this device fetched last are offered where they are newer', async ({
  currency,
  hosts,
  complaints,
  page,
}) => {
  complaints.announce(RATE_LOGGED)
  await page.addInitScript(
    (text) => localStorage.setItem('nimble.currency-rates', text),
    kept('2026-10-02'),
  )
  failRates(hosts)
  await currency.open()
  await expect(currency.useSaved).toHaveText('Use rates saved on 2026-10-02')
  await currency.useSaved.click()
  await expect(currency.answer).toHaveText('1 USD = 0.5000 EUR')
  // Only the shipped table knows the yen.
  await currency.to.selectOption('jpy')
  await expect(currency.answer).toContainText('157.4773 JPY')
})

test('older rates of this device give way to the shipped ones', async ({
  currency,
  hosts,
  complaints,
  page,
}) => {
  complaints.announce(RATE_LOGGED)
  await page.addInitScript(
    (text) => localStorage.setItem('nimble.currency-rates', text),
    kept('2026-01-02'),
  )
  failRates(hosts)
  await currency.open()
  await expect(currency.useSaved).toHaveText('Use rates saved on 2026-09-29')
})

test('what was fetched in an earlier visit serves a later one without a network', async ({
  currency,
  hosts,
  complaints,
}) => {
  complaints.announce(LIST_LOGGED)
  complaints.announce(RATE_LOGGED)
  await currency.open()
  await currency.from.selectOption('gbp')
  await expect(currency.answer).toContainText('1 GBP = ')
  hosts.fail(unreachable)
  await currency.open()
  await expect(currency.errors.first()).toHaveText(RATE_FAILED)
  await currency.useSaved.click()
  await expect(currency.answer).toContainText('1 USD = 0.88')
})

const CORRUPTED = [
  '{',
  'null',
  '[1]',
  '{"date":1}',
  '{"date":"2026-10-02","base":5,"rates":{}}',
  '{"date":"2026-10-02","base":"usd","rates":{"eur":"x"}}',
]

test('PL-15: what is no rates under our key is ignored', async ({
  currency,
  hosts,
  complaints,
  page,
}) => {
  complaints.announce(RATE_LOGGED)
  failRates(hosts)
  await currency.open()
  for (const text of CORRUPTED) {
    await page.evaluate((value) => localStorage.setItem('nimble.currency-rates', value), text)
    await currency.open()
    await expect(currency.useSaved).toHaveText('Use rates saved on 2026-09-29')
  }
})

test('PL-13, PL-14: where nothing can be stored it converts all the same', async ({
  currency,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  await currency.open()
  await expect(currency.answer).toHaveText('1 USD = 0.8802 EUR')
})
