import { deferred } from '../support/deferred'
import { expect, test } from './support/currency-page'
import { CurrencySearch } from './support/currency-search'

test('a visitor converts, swaps, copies and looks back', async ({ currency, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await currency.open()
  await expect(currency.history).toContainText('No conversions yet')
  await currency.amount.fill('250')
  await currency.to.selectOption('gbp')
  await expect(currency.answer).toContainText('250 USD = 188.8')
  await currency.swap.click()
  await expect(currency.from).toHaveValue('gbp')
  await expect(currency.to).toHaveValue('usd')
  await expect(currency.answer).toContainText('250 GBP = ')
  await currency.quick.getByRole('button', { name: 'EUR', exact: true }).click()
  await currency.to.selectOption('gbp')
  await expect(currency.answer).toHaveText('250 EUR = 214.5439 GBP')

  await page.getByRole('button', { name: 'Copy Result' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('214.5439')

  await expect(currency.rows().first()).toContainText('250 EUR = 214.5439 GBP')
  await currency.history.getByRole('button', { name: 'Clear' }).click()
  await expect(currency.history).toContainText('No conversions yet')
})

test('PL-38: where there is no clipboard the button says so', async ({ currency, page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  )
  await currency.open()
  await page.getByRole('button', { name: 'Copy Result' }).click()
  await expect(page.getByRole('button', { name: 'Copy failed' })).toBeVisible()
})

test('it can be used by keyboard alone', async ({ currency, page }) => {
  await currency.open()
  await currency.amount.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('20')
  await page.keyboard.press('Enter')
  await expect(currency.rows()).toHaveText(/20 USD = 17.6045 EUR/)
  await page.keyboard.press('Tab')
  await expect(currency.from).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(new CurrencySearch(page, 'From').opener).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(currency.swap).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(currency.answer).toContainText('20 EUR = ')
  await page.keyboard.press('Tab')
  await expect(currency.to).toBeFocused()
})

test('CU-32: without an amount above 0 there is no request, no result and no error', async ({
  currency,
  hosts,
}) => {
  await currency.open()
  for (const amount of ['.', '0', '0.0', '']) {
    await currency.choose('usd', 'eur')
    await currency.amount.fill('1')
    await expect(currency.answer).toContainText('0.8802')
    await currency.amount.fill(amount)
    await expect(currency.answer).toHaveText('Enter an amount greater than zero.')
    await currency.choose('gbp', 'jpy')
    await expect(currency.information).toContainText('Japanese Yen')
    await currency.expectNothing()
    await expect(currency.errors).toHaveCount(0)
  }
  expect(hosts.asked()).not.toContain('primary currencies/gbp')
})

test('CU-34: the same currency twice makes no request and asks for another', async ({
  currency,
  hosts,
}) => {
  await currency.open()
  await expect(currency.answer).toContainText('0.8802')
  await currency.from.selectOption('eur')
  await expect(currency.answer).toHaveText('Choose two different currencies.')
  await currency.expectNothing()
  await expect(currency.errors).toHaveCount(0)
  expect(hosts.asked()).not.toContain('primary currencies/eur')
})

test('CU-39: requests go to the two hosts alone, without cookies, amounts or our address', async ({
  currency,
  hosts,
  context,
}) => {
  await context.addCookies([
    { name: 'sentinel', value: '1', url: 'https://cdn.jsdelivr.net' },
    { name: 'sentinel', value: '1', url: 'https://latest.currency-api.pages.dev' },
  ])
  hosts.fail((route) => route.abort(), { host: 'primary', file: 'currencies/gbp' })
  await currency.open()
  await currency.amount.fill('987654')
  await currency.from.selectOption('gbp')
  await expect(currency.answer).toContainText('987654 GBP = ')
  expect(hosts.asked()).toContain('fallback currencies/gbp')
  expect(hosts.strays).toEqual([])
  for (const { method, url, headers } of hosts.requests) {
    expect(method).toBe('GET')
    expect(url).not.toContain('987654')
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('referer')
  }
})

test('what is kept on the device are rates, their day and their base alone', async ({
  currency,
  page,
  context,
}) => {
  await currency.open()
  await currency.amount.fill('987654')
  await currency.from.selectOption('gbp')
  await expect(currency.answer).toContainText('987654 GBP = ')
  const stored = await page.evaluate(() => ({ ...localStorage }))
  expect(Object.keys(stored)).toEqual(['nimble.currency-rates'])
  const { date, base, rates, ...others } = JSON.parse(stored['nimble.currency-rates'] ?? '')
  expect({ date, base, count: Object.keys(rates).length, others }).toEqual({
    date: '2026-09-29',
    base: 'gbp',
    count: 339,
    others: {},
  })
  expect(await context.cookies()).toEqual([])
})

test('what was typed before the page’s script came is converted', async ({
  currency,
  page,
  hosts,
}) => {
  const gate = deferred()
  await page.route('**/static/js/index-*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/currency-converter', { waitUntil: 'commit' })
  await currency.amount.fill('100')
  await currency.to.selectOption('jpy')
  expect(hosts.requests).toEqual([])
  gate.resolve()
  await expect(currency.answer).toHaveText('100 USD = 15747.7293 JPY')
  await expect(currency.amount).toHaveValue('100')
})

test.describe('where a comma is the decimal mark', () => {
  test.use({ locale: 'de-DE' })

  test('the comma key stands for the point; figures keep the form of the spec', async ({
    currency,
  }) => {
    await currency.open()
    await currency.amount.fill('')
    await currency.amount.pressSequentially('12,5')
    await expect(currency.amount).toHaveValue('12.5')
    await expect(currency.answer).toHaveText('12.5 USD = 11.0028 EUR')
    await currency.amount.press(',')
    await expect(currency.amount).toHaveValue('12.5')
    await expect(currency.amount).toHaveAttribute('aria-invalid', 'true')
  })
})
