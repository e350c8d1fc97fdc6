import { held, silent, unreachable } from '../support/rate-hosts'
import { expect, test } from './support/currency-page'

test('CU-22: an answer for a currency that is no longer chosen is not shown', async ({
  currency,
  hosts,
}) => {
  const euro = held()
  hosts.fail(euro.fault, { file: 'currencies/eur' })
  await currency.open()
  await expect(currency.answer).toContainText('0.8802')
  await currency.to.selectOption('jpy')
  await currency.from.selectOption('eur')
  await expect(currency.answer).toHaveText('Converting...')
  await expect.poll(() => hosts.asked()).toContain('primary currencies/eur')
  await currency.from.selectOption('gbp')
  await expect(currency.answer).toContainText('1 GBP = 208.4719 JPY')
  euro.release()
  await currency.amount.fill('2')
  await expect(currency.answer).toContainText('2 GBP = ')
  await expect(currency.rows().filter({ hasText: 'GBP' }).first()).toBeVisible()
  await expect(currency.rows().filter({ hasText: 'EUR =' })).toHaveCount(0)
  expect(hosts.asked()).not.toContain('fallback currencies/eur')
})

test('a newer source aborts the request for the older one', async ({ currency, hosts, page }) => {
  hosts.fail(silent, { file: 'currencies/eur' })
  await currency.open()
  await currency.to.selectOption('jpy')
  const aborted = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/currencies/eur.json'),
  )
  await currency.from.selectOption('eur')
  await expect.poll(() => hosts.asked()).toContain('primary currencies/eur')
  await currency.from.selectOption('gbp')
  expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(currency.answer).toContainText('1 GBP = ')
})

test('CU-23: an answer that comes after the amount was cleared shows nothing', async ({
  currency,
  hosts,
  page,
}) => {
  const slow = held()
  hosts.fail(slow.fault, { file: 'currencies/usd' })
  await currency.open()
  await expect(currency.answer).toHaveText('Converting...')
  await currency.amount.fill('')
  const answered = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('/currencies/usd.json'),
  )
  slow.release()
  await answered
  await expect(currency.answer).toHaveText('Enter an amount greater than zero.')
  await currency.expectNothing()
  // And it is there for the next amount.
  await currency.amount.fill('2')
  await expect(currency.answer).toContainText('2 USD = ')
  expect(hosts.asked()).toHaveLength(2)
})

test('CU-24: the error of an older request brings no message after a newer success', async ({
  currency,
  hosts,
}) => {
  const gate = held()
  hosts.fail((route) => gate.fault(route, () => unreachable(route, async () => {})), {
    file: 'currencies/eur',
  })
  await currency.open()
  await currency.to.selectOption('jpy')
  await currency.from.selectOption('eur')
  await expect.poll(() => hosts.asked()).toContain('primary currencies/eur')
  await currency.from.selectOption('gbp')
  await expect(currency.answer).toContainText('1 GBP = ')
  gate.release()
  await currency.amount.fill('2')
  await expect(currency.answer).toContainText('2 GBP = ')
  await expect(currency.errors).toHaveCount(0)
})

test('CU-25: going home during a fetch aborts it, without a complaint', async ({
  currency,
  hosts,
  page,
}) => {
  hosts.fail(silent, { file: 'currencies/usd' })
  await currency.open()
  await expect(currency.answer).toHaveText('Converting...')
  await expect.poll(() => hosts.asked()).toContain('primary currencies/usd')
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Free Online Tools for Everyone')
  await expect.poll(() => page.workers()).toEqual([])
  expect(hosts.asked()).not.toContain('fallback currencies/usd')
})

test('a visitor who comes back finds the conversion, without new requests', async ({
  currency,
  hosts,
  page,
}) => {
  await currency.open()
  await currency.amount.fill('100')
  await expect(currency.answer).toContainText('88.0226')
  await expect(currency.from.getByRole('option')).toHaveCount(12 + 339)
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Free Online Tools for Everyone')
  await page.getByRole('link', { name: /^Try Now.*Currency Converter$/ }).click()
  await expect(currency.answer).toHaveText('100 USD = 88.0226 EUR')
  await expect(currency.from.getByRole('option')).toHaveCount(12 + 339)
  expect(hosts.asked()).toHaveLength(2)
})
