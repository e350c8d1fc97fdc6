import { needRateFile } from '../support/rate-files'
import { expect, test } from './support/currency-page'

const LIST: Record<string, string> = JSON.parse(needRateFile('currencies'))

test('CU-01, CU-38: it opens with 1 USD in EUR; both selects have the popular currencies, then all', async ({
  currency,
  hosts,
}) => {
  await currency.open()
  await expect(currency.amount).toHaveValue('1')
  await expect(currency.from).toHaveValue('usd')
  await expect(currency.to).toHaveValue('eur')
  await expect(currency.answer).toHaveText('1 USD = 0.8802 EUR')
  await expect(currency.result).toContainText('Rate: 1 USD = 0.880226 EUR')
  await expect(currency.result).toContainText('Last updated: 2026-09-29')
  await currency.expectAll(currency.from)
  expect(hosts.asked().toSorted()).toEqual(['primary currencies', 'primary currencies/usd'])
  for (const select of [currency.from, currency.to]) {
    await currency.expectAll(select)
    const groups = await select.locator('optgroup').evaluateAll((found) =>
      found.map((group) => ({
        label: group.getAttribute('label'),
        codes: [...group.children].map((option) => option.getAttribute('value') ?? ''),
      })),
    )
    expect(groups).toEqual([
      {
        label: 'Popular Currencies',
        codes: 'usd eur gbp jpy cad aud chf cny inr krw myr sgd'.split(' '),
      },
      { label: 'All Currencies', codes: Object.keys(LIST).toSorted() },
    ])
  }
})

test('a visitor reads, converts, swaps, copies and looks back', async ({
  currency,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await currency.open()
  await expect(page.getByRole('main')).toContainText(
    '200+ currencies, updated daily, including cryptocurrencies',
  )
  await expect(page.getByRole('main')).toContainText(
    'Disclaimer: exchange rates are for informational purposes only',
  )
  await expect(currency.information).toContainText('US Dollar')
  await expect(currency.information).toContainText('Euro')
  await expect(currency.history).toContainText('No conversions yet')

  await currency.amount.fill('250')
  await currency.to.selectOption('gbp')
  await expect(currency.answer).toContainText('250 USD = 188.8')
  await currency.swap.click()
  await expect(currency.from).toHaveValue('gbp')
  await expect(currency.to).toHaveValue('usd')
  await expect(currency.answer).toContainText('250 GBP = ')
  const eur = currency.quick.getByRole('button', { name: 'EUR', exact: true })
  await eur.click()
  await expect(eur).toHaveAttribute('aria-pressed', 'true')
  await currency.to.selectOption('gbp')
  await expect(currency.answer).toHaveText('250 EUR = 214.5439 GBP')
  await page.getByRole('button', { name: 'Copy Result' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('214.5439')

  await currency.selectAny(currency.to, 'btc')
  await expect(currency.answer).toContainText('≈ ')
  await expect(currency.rows().first()).toContainText('BTC')
  await currency.rows().getByRole('button', { name: '250 EUR = 214.5439 GBP' }).click()
  await expect(currency.answer).toHaveText('250 EUR = 214.5439 GBP')
  await currency.history.getByRole('button', { name: 'Clear' }).click()
  await expect(currency.history).toContainText('No conversions yet')
})

test('it can be used by keyboard alone; five arrow keys make one row and one request', async ({
  currency,
  hosts,
  page,
}) => {
  await currency.open()
  await currency.amount.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('20')
  await page.keyboard.press('Enter')
  await expect(currency.rows()).toHaveText([/^20 USD = 17.6045 EUR/])
  await page.keyboard.type('0')
  await page.keyboard.press('Tab')
  await expect(currency.rows()).toHaveText([/^200 USD = 176.0452 EUR/, /^20 USD/])
  await expect(currency.from).toBeFocused()
  for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowDown')
  await expect(currency.from).toHaveValue('aud')
  await expect(currency.rows()).toHaveText([/^200 AUD = /, /^200 USD/, /^20 USD/])
  expect(hosts.asked().filter((file) => file.includes('/'))).toEqual([
    'primary currencies/usd',
    'primary currencies/aud',
  ])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(currency.swap).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(currency.answer).toContainText('200 EUR = ')
  await page.keyboard.press('Tab')
  await expect(currency.to).toBeFocused()
})

test('CU-33: 309 nines are shown in full and stay inside the page', async ({ currency, page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await currency.open()
  await currency.amount.fill('9'.repeat(309))
  await expect(currency.answer).toContainText(`${'9'.repeat(309)} USD = 880225879`)
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
})

test('CU-29: markup in a name is text', async ({ currency, hosts, page }) => {
  const name = '<img src=x onerror=alert(1)>'
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  hosts.fail((route) => route.fulfill({ json: { usd: 'US Dollar', eur: name, xbt: '' } }), {
    file: 'currencies',
  })
  await currency.open()
  await expect(currency.information).toContainText(name)
  await expect(currency.to.getByRole('option', { name }).first()).toHaveText(`EUR – ${name}`)
  await expect(page.getByRole('main').locator('img')).toHaveCount(0)
  expect(dialogs).toEqual([])
})

test('CU-39: requests go to the two hosts alone, without cookies, amounts or our address; only rates are kept', async ({
  currency,
  hosts,
  page,
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
  const stored = await page.evaluate(() => ({ ...localStorage }))
  expect(Object.keys(stored)).toEqual(['nimble.currency-rates'])
  const { rates, ...others } = JSON.parse(stored['nimble.currency-rates'] ?? '')
  expect([Object.keys(rates).length, others]).toEqual([339, { date: '2026-09-29', base: 'gbp' }])
})
