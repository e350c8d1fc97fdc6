import { RateHosts, says } from '../support/rate-hosts'
import { expect, RATE_LOGGED, test } from './support/currency-page'

test('CU-26: names that objects inherit are options like any other', async ({
  currency,
  hosts,
  page,
}) => {
  hosts.fail(says('{"__proto__":"x","constructor":"y","usd":"US Dollar","eur":"Euro"}'), {
    file: 'currencies',
  })
  await currency.open()
  await expect(currency.from.getByRole('option')).toHaveCount(12 + 4)
  await expect(currency.from.locator('option[value=__proto__]')).toHaveText('__PROTO__ – x')
  await expect(currency.answer).toContainText('0.8802')
  expect(await page.evaluate(() => 'x' in {} || 'y' in {})).toBe(false)
})

test('CU-27: the odd codes of 2024 can be chosen and have their own files', async ({
  currency,
  hosts: _standIn,
  context,
}) => {
  const old = new RateHosts('2024')
  await old.serve(context)
  await currency.open()
  await expect(currency.from.getByRole('option')).toHaveCount(12 + 696)
  for (const code of ['$myro', 'btc.b', '00', '1000sats', 'id', 'time']) {
    await currency.from.selectOption(code)
    await expect(currency.answer).toContainText(`1 ${code.toUpperCase()} = `)
    await expect(currency.result).toContainText('Last updated: 2024-03-02')
  }
  const paths = old.requests.map(({ url }) => new URL(url).pathname.split('/v1').at(-1))
  expect(paths).toContain('/currencies/%24myro.json')
  expect(paths).toContain('/currencies/btc.b.json')
  expect(paths).toContain('/currencies/00.json')
})

test('CU-28: a code cannot lead out of the folder of the currencies', async ({
  currency,
  hosts,
  complaints,
}) => {
  complaints.announce(RATE_LOGGED)
  hosts.fail(says('{"../../x":"Way out","usd":"US Dollar"}'), { file: 'currencies' })
  await currency.open()
  await expect(currency.from.getByRole('option', { name: /Way out/ })).toHaveCount(1)
  await currency.from.selectOption('../../x')
  await expect.poll(() => hosts.asked()).toContain('fallback currencies/../../x')
  const [request] = hosts.requests.filter(({ file }) => file.includes('..'))
  expect(request?.url).toMatch(/\/v1\/currencies\/\.\.%2F\.\.%2Fx\.json$/)
  await expect(currency.errors).toBeVisible()
})

test('CU-29: markup in a name is text', async ({ currency, hosts, page }) => {
  const name = '<img src=x onerror=alert(1)>'
  let dialogs = 0
  page.on('dialog', (dialog) => {
    dialogs++
    void dialog.dismiss()
  })
  hosts.fail(says(JSON.stringify({ usd: 'US Dollar', eur: name })), { file: 'currencies' })
  await currency.open()
  await expect(currency.information).toContainText(name)
  await expect(currency.to.getByRole('option', { name }).first()).toHaveText(`EUR – ${name}`)
  await expect(page.getByRole('main').locator('img')).toHaveCount(0)
  expect(dialogs).toBe(0)
})

test('CU-30: a currency without a name is its code alone', async ({ currency }) => {
  await currency.open()
  await expect(currency.to.getByRole('option')).toHaveCount(12 + 339)
  await expect(currency.to.locator('option[value=xbt]')).toHaveText('XBT')
  await currency.to.selectOption('xbt')
  await expect(currency.information).toContainText('XBT')
  await expect(currency.answer).toContainText('XBT')
})
