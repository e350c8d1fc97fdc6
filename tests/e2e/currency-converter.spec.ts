import { expect, test } from './support/currency-page'

test('CU-01: it opens with 1 USD in EUR, by one list and one file of rates', async ({
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
  await expect(currency.from.getByRole('option')).toHaveCount(12 + 339)
  expect(hosts.asked().toSorted()).toEqual(['primary currencies', 'primary currencies/usd'])
})

const CASES = [
  { id: 'CU-02', amount: '100', from: 'usd', to: 'eur', result: '88.0226', rate: '0.880226' },
  {
    id: 'CU-03',
    amount: '1234.56',
    from: 'usd',
    to: 'jpy',
    result: '194415.1673',
    rate: '157.477293',
  },
  { id: 'CU-04', amount: '250', from: 'eur', to: 'gbp', result: '214.5439', rate: '0.858176' },
  { id: 'CU-05', amount: '1', from: 'jpy', to: 'usd', result: '0.0064', rate: '0.006350' },
  { id: 'CU-06', amount: '1', from: 'btc', to: 'usd', result: '83212.6400', rate: '83212.639973' },
  { id: 'CU-08', amount: '1', from: 'usd', to: 'btc', result: '0.0000', rate: '0.000012' },
  { id: 'CU-09', amount: '1', from: 'veb', to: 'xbt', result: '0.0000', rate: '0.000000' },
]

test('CU-02 to CU-09: amounts, results and rates are those of the source', async ({ currency }) => {
  await currency.open()
  for (const { id, amount, from, to, result, rate } of CASES) {
    await test.step(id, async () => {
      await currency.choose(from, to)
      await currency.amount.fill(amount)
      await expect(currency.answer).toContainText(
        `${amount} ${from.toUpperCase()} = ${result} ${to.toUpperCase()}`,
      )
      await currency.expectResult(result, rate)
    })
  }
})

test('CU-07: 5 USD in TOP, whose name has an apostrophe', async ({ currency }) => {
  await currency.open()
  await currency.to.selectOption('top')
  await currency.amount.fill('5')
  await expect(currency.answer).toContainText('12.0415 TOP')
  await expect(currency.information).toContainText("Tongan Pa'anga")
  await expect(currency.to.getByRole('option', { name: "TOP – Tongan Pa'anga" })).toHaveCount(1)
})

test('CU-08, CU-09: where the fixed form says too little, there are four digits beside it', async ({
  currency,
}) => {
  await currency.open()
  await currency.to.selectOption('btc')
  await expect(currency.answer).toContainText('≈ 0.00001202 BTC')
  await expect(currency.result).toContainText('0.000012 BTC (≈ 0.00001202)')
  await currency.choose('veb', 'xbt')
  await expect(currency.answer).toContainText('≈ 1.402e-16 XBT')
})

test('CU-10, D16: 1000000 XBT in VEB has no exponent', async ({ currency }) => {
  await currency.open()
  await currency.choose('xbt', 'veb')
  await currency.amount.fill('1000000')
  await expect(currency.answer).toContainText(' = 71303330656962')
  await expect(currency.answer).not.toContainText('e+')
})

test('CU-11: 99999999 USD in VEF has no exponent', async ({ currency }) => {
  await currency.open()
  await currency.to.selectOption('vef')
  await currency.amount.fill('99999999')
  await expect(currency.answer).toContainText(' = 8567950732722421.8160 VEF')
})

test('CU-33: 309 nines are shown in full and stay inside the page', async ({ currency, page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await currency.open()
  await currency.amount.fill('9'.repeat(309))
  await expect(currency.answer).toContainText(`${'9'.repeat(309)} USD = 880225879`)
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
})

test('CU-38: the first group has the 12 popular currencies, the second all by code', async ({
  currency,
}) => {
  await currency.open()
  await expect(currency.from.getByRole('option')).toHaveCount(12 + 339)
  for (const select of [currency.from, currency.to]) {
    const groups = await select.locator('optgroup').evaluateAll((found) =>
      found.map((group) => ({
        label: group.getAttribute('label'),
        codes: [...group.children].map((option) => option.getAttribute('value') ?? ''),
      })),
    )
    const [popular, all] = groups
    expect(groups.map(({ label }) => label)).toEqual(['Popular Currencies', 'All Currencies'])
    expect(popular?.codes.join(' ')).toBe('usd eur gbp jpy cad aud chf cny inr krw myr sgd')
    expect(all?.codes).toEqual(all?.codes.toSorted())
    expect(all?.codes).toEqual(expect.arrayContaining(popular?.codes ?? []))
  }
})

test('CU-31: what the amount field refuses leaves it unchanged, the caret where it was', async ({
  currency,
  page,
}) => {
  await currency.open()
  const caret = () =>
    currency.amount.evaluate((field) =>
      field instanceof HTMLInputElement ? field.selectionStart : null,
    )
  await currency.amount.fill('12.5')
  for (const key of ['-', '+', 'e', ' ', '_', 'x']) {
    await currency.amount.press('Home')
    await currency.amount.press('ArrowRight')
    await page.keyboard.type(key)
    await expect(currency.amount).toHaveValue('12.5')
    expect(await caret()).toBe(1)
  }
  await expect(currency.amount).toHaveAccessibleDescription('Only digits and one decimal point')
  await page.keyboard.type('0')
  await expect(currency.amount).toHaveValue('102.5')
  expect(await caret()).toBe(2)
  await expect(currency.amount).toHaveAccessibleDescription('Digits and one decimal point')
  for (const text of ['1,000', '１２', '٣', 'Infinity', '1.2.3']) {
    await currency.amount.fill(text)
    await expect(currency.amount).toHaveValue('102.5')
  }
})

test('a comma that is typed is refused at the field, and no result is shown', async ({
  currency,
}) => {
  await currency.open()
  await currency.amount.press('ControlOrMeta+A')
  await currency.amount.pressSequentially('12,50')
  await expect(currency.amount).toHaveValue('1250')
  await expect(currency.amount).toHaveAttribute('aria-invalid', 'true')
  await expect(currency.amount).toHaveAccessibleDescription(/Use one point for decimals/)
  await currency.amount.blur()
  await expect(currency.answer).toHaveText('Correct the amount first.')
  await currency.expectNothing()
  await currency.amount.fill('12.50')
  await expect(currency.answer).toHaveText('12.5 USD = 11.0028 EUR')
  await expect(currency.amount).not.toHaveAttribute('aria-invalid')
})

test('pasted numbers arrive as plain digits; what is no number is refused', async ({
  currency,
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await currency.open()
  await currency.paste('€ 1.234.567,89')
  await expect(currency.amount).toHaveValue('1234567.89')
  await currency.paste('1,234')
  await expect(currency.amount).toHaveValue('1234')
  await expect(currency.amount).toHaveAccessibleDescription('Read as 1234')
  await currency.paste('a dozen')
  await expect(currency.amount).toHaveValue('1234')
  await expect(currency.amount).toHaveAccessibleDescription('The pasted text is not a number.')
  await currency.expectNothing()
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(currency.amount).toHaveValue('1234567.89')
  await expect(currency.answer).toContainText('1234567.89 USD')
})

test('Quick Select sets the source currency, and marks it', async ({ currency }) => {
  await currency.open()
  const buttons = currency.quick.getByRole('button')
  await expect(buttons).toHaveText([
    /USD/,
    /EUR/,
    /GBP/,
    /JPY/,
    /CAD/,
    /AUD/,
    /CHF/,
    /CNY/,
    /INR/,
    /KRW/,
    /MYR/,
    /SGD/,
  ])
  const gbp = currency.quick.getByRole('button', { name: 'GBP', exact: true })
  await gbp.click()
  await expect(currency.from).toHaveValue('gbp')
  await expect(gbp).toHaveAttribute('aria-pressed', 'true')
  await expect(currency.answer).toContainText('1 GBP = ')
})

test('there are an About note, a disclaimer and a panel with the full names', async ({
  currency,
  page,
}) => {
  await currency.open()
  await expect(currency.information).toContainText('US Dollar')
  await expect(currency.information).toContainText('Euro')
  await expect(page.getByRole('main')).toContainText(
    '200+ currencies, updated daily, including cryptocurrencies',
  )
  const about = page.getByRole('region', { name: 'About' })
  await expect(about).toContainText('200+ currencies')
  await expect(about).toContainText(
    'Disclaimer: exchange rates are for informational purposes only',
  )
})
