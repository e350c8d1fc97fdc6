import { sends, silent, status, unreachable } from '../support/rate-hosts'
import {
  CurrencyPage,
  expect,
  LIST_FAILED,
  LIST_LOGGED,
  RATE_FAILED,
  RATE_LOGGED,
  test,
} from './support/currency-page'
import { workerRefused } from './support/scripts'

test('CU-12, CU-18: where the primary host fails, the fallback serves silently', async ({
  currency,
  hosts,
  page,
}) => {
  hosts.fail(status(500), { host: 'primary', file: 'currencies' })
  hosts.fail(sends('<!doctype html><title>Sign in</title>', 'text/html'), {
    host: 'primary',
    file: 'currencies/usd',
  })
  // Of an unknown day.
  hosts.fail(sends('{"usd":{"eur":0.5}}'), { host: 'fallback', file: 'currencies/usd' })
  await currency.open()
  await currency.expectAll(currency.from)
  await expect(currency.answer).toHaveText('1 USD = 0.5000 EUR')
  await expect(currency.result).toContainText('Last updated: unknown')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('API failed')).toHaveCount(0)
})

test('CU-13: where no host has a list, the message stands and the selects hold the shipped list', async ({
  currency,
  hosts,
  complaints,
}) => {
  complaints.announce(LIST_LOGGED)
  const recover = hosts.fail(status(404), { file: 'currencies' })
  await currency.open()
  await expect(currency.errors).toHaveText(LIST_FAILED)
  await currency.expectAll(currency.from)
  await expect(currency.answer).toContainText('1 USD = 0.8802 EUR')
  expect(complaints.matching(/Currency list: Both APIs failed/)).toHaveLength(1)
  recover()
  await currency.tryAgain.click()
  await expect(currency.errors).toHaveCount(0)
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
  await currency.tryAgain.press('Enter')
  await expect(currency.answer).toContainText('1 GBP = ')
  await expect(currency.errors).toHaveCount(0)
  // The button is gone.
  await expect(currency.result).toBeFocused()
})

test('what an earlier visit fetched serves a later one without its hosts, with its age', async ({
  currency,
  hosts,
  complaints,
  page,
}) => {
  complaints.announce(LIST_LOGGED)
  complaints.announce(RATE_LOGGED)
  await page.clock.setFixedTime('2026-10-04T12:00:00Z')
  const changed = hosts.fail(sends('{"date":"2026-10-01","usd":{"eur":0.5}}'), {
    file: 'currencies/usd',
  })
  await currency.open()
  await expect(currency.answer).toHaveText('1 USD = 0.5000 EUR')
  changed()
  hosts.fail(unreachable)
  await currency.open()
  await expect(currency.errors).toHaveText([RATE_FAILED, LIST_FAILED])
  await expect(currency.useSaved).toHaveText('Use rates saved on 2026-10-01')
  await currency.useSaved.press('Enter')
  await expect(currency.answer).toHaveText('1 USD = 0.5000 EUR')
  await expect(currency.result).toBeFocused()
  await expect(currency.result).toContainText('Last updated: 2026-10-01')
  await expect(currency.result).toContainText('Saved rates, 3 days old.')
  // Only the shipped table knows the yen.
  await currency.to.selectOption('jpy')
  await expect(currency.answer).toContainText('157.4773 JPY')
})

test('CU-25: going home during a fetch ends the worker, without a complaint', async ({
  currency,
  hosts,
  page,
}) => {
  hosts.fail(silent, { file: 'currencies/usd' })
  await currency.open()
  await expect.poll(() => hosts.asked()).toContain('primary currencies/usd')
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Free Online Tools for Everyone')
  await expect.poll(() => page.workers()).toEqual([])
})

test('PL-16: where the worker’s script is missing there are both messages, and the saved rates', async ({
  context,
  page,
  complaints,
}) => {
  complaints.announce(/worker failed: load/, workerRefused('currency', 404))
  await context.route('**/static/js/currency.worker-*.js', (route) =>
    route.fulfill({ status: 404 }),
  )
  const currency = new CurrencyPage(page)
  await currency.open()
  await expect(currency.errors).toHaveText([RATE_FAILED, LIST_FAILED])
  await currency.expectAll(currency.from)
  await currency.useSaved.click()
  await expect(currency.answer).toHaveText('1 USD = 0.8802 EUR')
  await context.unrouteAll()
})
