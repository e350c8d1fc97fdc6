import { NO_CONVERSIONS } from '../../src/ui/layout/recent-conversions.en'
import * as texts from '../../src/tools/currency-converter/texts.en'
import { COPIED } from '../../src/ui/texts.en'
import { age, updated } from '../../src/tools/currency-converter/money.en'
import { NIGHTLY } from '../support/nightly'
import { needRateFile } from '../support/rate-files'
import type { RateHosts } from '../support/rate-hosts'
import { type CurrencyPage, expect, test } from './support/currency-page'

const LIST: Record<string, string> = JSON.parse(needRateFile('currencies'))

const GROUPS = [
  {
    label: texts.POPULAR,
    codes: 'usd eur gbp jpy cad aud chf cny inr krw myr sgd'.split(' '),
  },
  { label: texts.ALL, codes: Object.keys(LIST).toSorted() },
]

async function expectFirstView(currency: CurrencyPage) {
  await expect(currency.amount).toHaveValue('1')
  await expect(currency.from).toHaveValue('usd')
  await expect(currency.to).toHaveValue('eur')
  await expect(currency.answer).toHaveText('1 USD = 0.8802 EUR')
  await expect(currency.result).toContainText('Rate: 1 USD = 0.880226 EUR')
  await expect(currency.result).toContainText(updated('2026-09-29'))
  for (const text of [
    '200+ currencies, updated daily, including cryptocurrencies',
    'Disclaimer: exchange rates are for informational purposes only',
  ])
    await expect(currency.page.getByRole('main')).toContainText(text)
  await expect(currency.information.getByRole('term')).toHaveText(['US Dollar', 'Euro'])
  await expect(currency.information.getByRole('definition')).toHaveText(['USD', 'EUR'])
  await expect(currency.history).toContainText(NO_CONVERSIONS)
  for (const select of [currency.from, currency.to]) {
    await currency.expectAll(select)
    const groups = await select.locator('optgroup').evaluateAll((found) =>
      found.map((group) => ({
        label: group.getAttribute('label'),
        codes: [...group.children].map((option) => option.getAttribute('value') ?? ''),
      })),
    )
    expect(groups).toEqual(GROUPS)
  }
}

async function convertAndLookBack(currency: CurrencyPage) {
  const { page } = currency
  // The first amount gives way to what one types.
  await currency.amount.click()
  await page.keyboard.type('250')
  await expect(currency.amount).toHaveValue('250')
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
  await page.getByRole('button', { name: texts.COPY_RESULT }).click()
  await expect(page.getByRole('button', { name: COPIED.copied })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('214.5439475')

  await currency.to.selectOption('btc')
  await expect(currency.answer).toContainText('≈ ')
  await expect(currency.rows().first()).toContainText('BTC')
  await currency.rows().getByRole('button', { name: '250 EUR = 214.5439 GBP' }).click()
  await expect(currency.answer).toHaveText('250 EUR = 214.5439 GBP')
  await currency.quick.getByRole('button', { name: 'GBP', exact: true }).click()
  await expect(currency.from).toHaveValue('gbp')
  await expect(currency.to).toHaveValue('eur')
  await currency.history.getByRole('button', { name: texts.CLEAR_HISTORY }).click()
  await expect(currency.history).toContainText(NO_CONVERSIONS)
}

async function useKeysAlone(currency: CurrencyPage) {
  const { page } = currency
  await currency.from.selectOption('usd')
  await currency.to.selectOption('eur')
  await currency.amount.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('20')
  await page.keyboard.press('Enter')
  await expect(currency.rows().first()).toHaveText(/^20 USD = 17.6045 EUR/)
  await page.keyboard.type('0')
  await page.keyboard.press('Tab')
  await expect(currency.rows().first()).toHaveText(/^200 USD = 176.0452 EUR/)
  await expect(currency.from).toBeFocused()
  for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowDown')
  await expect(currency.from).toHaveValue('aud')
  await expect(currency.rows().first()).toHaveText(/^200 AUD = /)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(currency.swap).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(currency.answer).toContainText('200 EUR = ')
  await page.keyboard.press('Tab')
  await expect(currency.to).toBeFocused()
}

async function expectPrivacy(currency: CurrencyPage, hosts: RateHosts) {
  hosts.fail((route) => route.abort(), { host: 'primary', file: 'currencies/chf' })
  await currency.amount.fill('987654')
  await currency.to.selectOption('usd')
  await currency.from.selectOption('chf')
  await expect(currency.answer).toContainText('987654 CHF = ')
  expect(hosts.requested()).toContain('secondary currencies/chf')
  expect(hosts.strays).toEqual([])
  for (const { method, url, headers } of hosts.requests) {
    expect(method).toBe('GET')
    expect(url).not.toContain('987654')
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('referer')
  }
  const stored = await currency.page.evaluate(() => ({ ...localStorage }))
  expect(Object.keys(stored).toSorted()).toEqual([
    'nimble.currency-rates',
    'nimble.settings.currency-converter',
  ])
  const { rates, ...others } = JSON.parse(stored['nimble.currency-rates'] ?? '')
  expect([Object.keys(rates).length, others]).toEqual([
    339,
    { date: '2026-09-29', base: 'chf', version: 1 },
  ])
}

test('a visitor reads, converts, swaps, copies and looks back, with a mouse and by keyboard', async ({
  currency,
  hosts,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.addCookies([
    { name: 'sentinel', value: '1', url: 'https://cdn.jsdelivr.net' },
    { name: 'sentinel', value: '1', url: 'https://latest.currency-api.pages.dev' },
  ])
  await currency.open()

  await test.step('CU-01, CU-38: it opens with 1 USD in EUR; both selects have the popular currencies, then all', async () => {
    await expectFirstView(currency)
    // Where that takes more than 2 s, the other host is asked too.
    const first = hosts.requested().filter((file) => file.startsWith('primary'))
    expect(first.toSorted()).toEqual(['primary currencies', 'primary currencies/usd'])
  })
  await test.step('an amount is converted, swapped, copied and recalled from the history', () =>
    convertAndLookBack(currency))
  await test.step('it can be used by keyboard alone', () => useKeysAlone(currency))
  await test.step('CU-39: requests go to the two hosts alone, without cookies, amounts or our address; rates and the pair are kept', () =>
    expectPrivacy(currency, hosts))
})

test(
  'the age of a rate grows at midnight, also on a page that stays in view',
  NIGHTLY,
  async ({ page, currency }) => {
    await page.clock.install({ time: '2026-09-29T23:58:00Z' })
    await currency.open()
    await expect(currency.result).toContainText(`${updated('2026-09-29')} ${age(0)}`)
    await page.clock.runFor(180_000)
    await expect(currency.result).toContainText(`${updated('2026-09-29')} ${age(1)}`)
  },
)

test('the strip has the currency of the result whole or not at all', async ({ page, currency }) => {
  await page.setViewportSize({ width: 280, height: 500 })
  await currency.open()
  await currency.expectResult('0.8802', '0.880226')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const fact = page.getByText('from 1 USD', { exact: true }).locator('..')
  const code = fact.getByText('EUR', { exact: true })
  await expect(code).toBeAttached()
  await expect(code).not.toBeInViewport()
  await page.setViewportSize({ width: 360, height: 500 })
  await expect(code).toBeInViewport({ ratio: 1 })
})
