import { needRateFile } from '../support/rate-files'
import { held, says, silent, status, unreachable } from '../support/rate-hosts'
import {
  CurrencyPage,
  expect,
  LIST_FAILED,
  LIST_LOGGED,
  RATE_FAILED,
  RATE_LOGGED,
  test,
} from './support/currency-page'

// Two hosts of 8 s each; the bound is generous, a hang has none.
const AFTER_ONE_HOST = { timeout: 15_000 }
const AFTER_BOTH_HOSTS = { timeout: 25_000 }

test('CU-12: where the primary host has no list, the fallback’s comes silently', async ({
  currency,
  hosts,
  page,
}) => {
  hosts.fail(status(500), { host: 'primary', file: 'currencies' })
  await currency.open()
  await expect(currency.from.getByRole('option')).toHaveCount(12 + 339)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('Primary API failed')).toHaveCount(0)
  expect(hosts.asked()).toContain('fallback currencies')
})

test('CU-13: where no host has a list, the message stands and the selects hold the shipped list', async ({
  currency,
  hosts,
  complaints,
}) => {
  complaints.announce(LIST_LOGGED)
  hosts.fail(unreachable, { host: 'primary', file: 'currencies' })
  hosts.fail(status(404), { host: 'fallback', file: 'currencies' })
  await currency.open()
  await expect(currency.errors).toHaveText(LIST_FAILED)
  await expect(currency.from.getByRole('option')).toHaveCount(12 + 339)
  await expect(currency.answer).toContainText('1 USD = 0.8802 EUR')
  expect(complaints.matching(/Currency list: Both APIs failed/)).toHaveLength(1)
})

test('after a failed list, Try again brings it', async ({ currency, hosts, complaints }) => {
  complaints.announce(LIST_LOGGED)
  const recover = hosts.fail(status(500), { file: 'currencies' })
  await currency.open()
  await expect(currency.errors).toHaveText(LIST_FAILED)
  recover()
  await currency.tryAgain.click()
  await expect(currency.errors).toHaveCount(0)
  expect(hosts.asked().filter((file) => file === 'primary currencies/usd')).toHaveLength(1)
})

test('CU-14: where no host has the rates, the message stands, rate and result are cleared', async ({
  currency,
  hosts,
  complaints,
}) => {
  complaints.announce(RATE_LOGGED)
  await currency.open()
  await expect(currency.answer).toContainText('0.8802')
  const recover = hosts.fail(status(503), { file: /^currencies\// })
  await currency.from.selectOption('gbp')
  await expect(currency.errors).toHaveText(RATE_FAILED)
  await currency.expectNothing()
  expect(complaints.matching(/Exchange rates: Both APIs failed/)).toHaveLength(1)
  await expect(currency.result.getByText('API failed')).toHaveCount(0)

  recover()
  await currency.tryAgain.click()
  await expect(currency.answer).toContainText('1 GBP = ')
  await expect(currency.errors).toHaveCount(0)
})

test('CU-15: a target without a rate gives the same message; the log names both codes', async ({
  currency,
  hosts,
  complaints,
}) => {
  complaints.announce(/Exchange rate missing: USD to EUR/)
  hosts.fail(says('{"date":"2026-09-29","usd":{"gbp":0.75}}'), { file: 'currencies/usd' })
  await currency.open()
  await expect(currency.errors).toHaveText(RATE_FAILED)
  await currency.expectNothing()
  await currency.to.selectOption('gbp')
  await expect(currency.answer).toHaveText('1 USD = 0.7500 GBP')
  expect(hosts.asked()).not.toContain('fallback currencies/usd')
})

test('CU-16: a primary host that never answers gives way to the fallback', async ({
  currency,
  hosts,
}) => {
  hosts.fail(silent, { host: 'primary', file: 'currencies/usd' })
  await currency.open()
  await expect(currency.result).toHaveAttribute('aria-busy', 'true')
  await expect(currency.answer).toHaveText('Converting...')
  await expect(currency.answer).toHaveText('1 USD = 0.8802 EUR', AFTER_ONE_HOST)
  await expect(currency.result).toHaveAttribute('aria-busy', 'false')
})

test('CU-17: where neither host ever answers there is the message, not an endless wait', async ({
  currency,
  hosts,
  complaints,
}) => {
  test.setTimeout(60_000)
  complaints.announce(RATE_LOGGED)
  hosts.fail(silent, { file: 'currencies/usd' })
  await currency.open()
  await expect(currency.answer).toHaveText('Converting...')
  await expect(currency.errors).toHaveText(RATE_FAILED, AFTER_BOTH_HOSTS)
})

const UNREADABLE = {
  'CU-18: a sign-in page': says('<!doctype html><title>Sign in</title>', 'text/html'),
  'CU-19: half a file': says(needRateFile('currencies/usd').slice(0, 2000)),
  'CU-19: nothing': says(''),
  'CU-19: null': says('null'),
  'CU-19: an array': says('[]'),
  'CU-19: a text': says('""'),
}

test('CU-18, CU-19: what is no file of rates counts as a failure of the host', async ({
  currency,
  hosts,
}) => {
  for (const [name, fault] of Object.entries(UNREADABLE)) {
    await test.step(name, async () => {
      hosts.requests.length = 0
      hosts.fail(fault, { host: 'primary', file: 'currencies/usd' })
      await currency.open()
      await expect(currency.answer).toHaveText('1 USD = 0.8802 EUR')
      expect(hosts.asked()).toContain('fallback currencies/usd')
    })
  }
})

test('CU-20, CU-21: a rate of Infinity is missing; a file without a day is shown', async ({
  currency,
  hosts,
  complaints,
}) => {
  complaints.announce(/Exchange rate missing/)
  hosts.fail(says('{"usd":{"eur":1e999,"gbp":0.75}}'), { file: 'currencies/usd' })
  await currency.open()
  await expect(currency.errors).toHaveText(RATE_FAILED)
  await currency.to.selectOption('gbp')
  await expect(currency.answer).toContainText('0.7500 GBP')
  await expect(currency.result).toContainText('Last updated: unknown')
})

test('CU-37: offline there is the message; back online the next change works', async ({
  currency,
  hosts,
  complaints,
  context,
}) => {
  complaints.announce(RATE_LOGGED)
  // The shipped rates are on our own server.
  complaints.announce(/ERR_INTERNET_DISCONNECTED/)
  await currency.open()
  await expect(currency.answer).toContainText('0.8802')
  await context.setOffline(true)
  // Answered requests do not notice that there is no network.
  const online = hosts.fail(unreachable)
  await currency.from.selectOption('gbp')
  await expect(currency.errors).toHaveText(RATE_FAILED)
  await context.setOffline(false)
  online()
  await currency.amount.fill('2')
  await expect(currency.answer).toContainText('2 GBP = ')
  await expect(currency.errors).toHaveCount(0)
})

test('loading is said at once and shown only when it takes a moment', async ({
  currency,
  hosts,
}) => {
  const slow = held()
  hosts.fail(slow.fault, { file: 'currencies/usd' })
  await currency.open()
  await expect(currency.result).toHaveAttribute('aria-busy', 'true')
  await expect(currency.answer).toHaveText('Converting...')
  slow.release()
  await expect(currency.answer).toContainText('0.8802')
  await expect(currency.result).toHaveAttribute('aria-busy', 'false')
})

test('the shipped table is fetched only when it is needed', async ({ currency, page }) => {
  const shipped: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('saved-rates')) shipped.push(request.url())
  })
  await currency.open()
  await expect(currency.answer).toContainText('0.8802')
  await currency.from.selectOption('gbp')
  await expect(currency.answer).toContainText('1 GBP')
  expect(shipped).toEqual([])
})

test('PL-16: where the worker’s script is missing there are both messages, and the saved rates', async ({
  context,
  page,
  complaints,
}) => {
  complaints.announce(/worker failed: load/)
  await context.route('**/static/js/currency.worker-*.js', (route) =>
    route.fulfill({ status: 404 }),
  )
  const currency = new CurrencyPage(page)
  await currency.open()
  await expect(currency.errors).toHaveText([RATE_FAILED, LIST_FAILED])
  await expect(currency.from.getByRole('option')).toHaveCount(12 + 339)
  await currency.useSaved.click()
  await expect(currency.answer).toHaveText('1 USD = 0.8802 EUR')
  await context.unrouteAll()
})
