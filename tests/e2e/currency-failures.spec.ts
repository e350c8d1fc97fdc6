import {
  CONVERTING,
  QUICK_SELECT,
  chooseFallback,
} from '../../src/tools/currency-converter/texts.en'
import { HOME } from '../../src/app/texts.en'
import { LANDING_TITLE } from '../../src/site/titles.en'
import { fallbackAge, updated } from '../../src/tools/currency-converter/money.en'
import { held, sends, silent, status, unreachable, type RateHosts } from '../support/rate-hosts'
import {
  type CurrencyPage,
  expect,
  LIST_FAILED,
  LIST_LOGGED,
  RATE_FAILED,
  RATE_LOGGED,
  test,
} from './support/currency-page'

const MARKUP = '<img src=x onerror=alert(1)>'

// Where the comma is the decimal mark.
test.use({ locale: 'de-DE' })

async function openWithSecondary(currency: CurrencyPage, hosts: RateHosts) {
  const { page, answer, result, information, to } = currency
  const list = JSON.stringify({ usd: 'US Dollar', eur: MARKUP, xbt: '' })
  const faults = [
    hosts.fail(status(500), { host: 'primary', file: 'currencies' }),
    hosts.fail(sends(list), { host: 'secondary', file: 'currencies' }),
    hosts.fail(sends('<!doctype html><title>Sign in</title>', 'text/html'), {
      host: 'primary',
      file: 'currencies/usd',
    }),
    // Of an unknown day.
    hosts.fail(sends('{"usd":{"eur":0.5}}'), { host: 'secondary', file: 'currencies/usd' }),
  ]
  await currency.open()
  await expect(answer).toHaveText('1 USD = 0.5000 EUR')
  await expect(result).toContainText(updated(null))
  await expect(information).toContainText(MARKUP)
  await expect(to.getByRole('option', { name: MARKUP }).first()).toHaveText(`EUR – ${MARKUP}`)
  await expect(page.getByRole('main').locator('img')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('API failed')).toHaveCount(0)
  for (const recover of faults) recover()
}

async function openWithoutList(currency: CurrencyPage, hosts: RateHosts) {
  const recover = hosts.fail(status(404), { file: 'currencies' })
  hosts.fail(sends('{"date":"2026-10-01","usd":{"eur":0.5}}'), { file: 'currencies/usd' })
  await currency.open()
  await expect(currency.errors).toHaveText(LIST_FAILED)
  await currency.expectAll(currency.from)
  await expect(currency.answer).toHaveText('1 USD = 0.5000 EUR')
  recover()
  await currency.tryAgain.click()
  await expect(currency.errors).toHaveCount(0)
  // The button is gone.
  await expect(currency.page.getByRole('heading', { name: QUICK_SELECT })).toBeFocused()
}

async function selectWithoutRates(currency: CurrencyPage, hosts: RateHosts) {
  const rates = '{"date":"2026-10-01","gbp":{"usd":2,"eur":1}}'
  const recover = hosts.fail(status(503), { file: 'currencies/gbp' })
  await currency.from.selectOption('gbp')
  await expect(currency.errors).toHaveText(RATE_FAILED)
  await currency.expectNothing()
  await expect(currency.result.getByText('API failed')).toHaveCount(0)
  recover()
  hosts.fail(sends(rates), { file: 'currencies/gbp' })
  await currency.tryAgain.press('Enter')
  await expect(currency.answer).toHaveText('1 GBP = 1.0000 EUR')
  await expect(currency.errors).toHaveCount(0)
  // The button is gone.
  await expect(currency.result).toBeFocused()
  // The pair is kept for the next visit.
  await currency.from.selectOption('usd')
  await expect(currency.answer).toHaveText('1 USD = 0.5000 EUR')
}

/** Beside a result of saved rates: they stay, and a request that takes a while is not taken for a dead button. */
async function askAgain({ result, tryAgain, answer }: CurrencyPage, hosts: RateHosts) {
  const notice = result.getByRole('status').filter({ hasText: 'Saved rates' })
  const { fault, release } = held()
  const recover = hosts.fail((route) => fault(route, () => route.abort('connectionrefused')))
  await tryAgain.press('Enter')
  await expect(notice).toHaveText(`${fallbackAge(5)} ${CONVERTING}`)
  await expect(answer).toHaveText('1 USD = 0.5000 EUR')
  release()
  await expect(notice).toHaveText(fallbackAge(5))
  recover()
}

async function openWithoutHosts(currency: CurrencyPage, hosts: RateHosts) {
  const { page } = currency
  hosts.fail(unreachable)
  await currency.open()
  await expect(currency.errors).toHaveText([RATE_FAILED, LIST_FAILED])
  await expect(currency.useFallback).toHaveText(chooseFallback('2026-10-01'))
  await currency.useFallback.press('Enter')
  await expect(currency.answer).toHaveText('1 USD = 0.5000 EUR')
  await expect(currency.result).toBeFocused()
  await expect(currency.result).toContainText(updated('2026-10-01'))
  await expect(currency.result).toContainText(fallbackAge(3))
  await page.clock.setFixedTime('2026-10-06T12:00:00Z')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(currency.result).toContainText(fallbackAge(5))
  await askAgain(currency, hosts)
  // Only the shipped table knows the yen.
  await currency.to.selectOption('jpy')
  await expect(currency.answer).toContainText('157.4773 JPY')
}

async function leaveDuringFetch({ page, from }: CurrencyPage, hosts: RateHosts) {
  hosts.fail(silent, { file: 'currencies/cad' })
  await from.selectOption('cad')
  // The second host is asked a while after the first: now that both have been, no request is to come.
  const asked = () => hosts.requested().filter((request) => request.endsWith('/cad'))
  await expect.poll(asked).toHaveLength(2)
  await page.getByRole('link', { name: HOME }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LANDING_TITLE)
  await expect.poll(() => page.workers()).toEqual([])
}

test('where a host fails there is another one, a message, or what an earlier visit fetched', async ({
  currency,
  hosts,
  consoleGuard,
  page,
}) => {
  await page.clock.setFixedTime('2026-10-04T12:00:00Z')
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })

  await test.step('CU-12, CU-18, CU-29: where the primary host fails, the secondary serves silently; markup in its names is text', async () => {
    await openWithSecondary(currency, hosts)
    expect(dialogs).toEqual([])
  })
  consoleGuard.expectLines(LIST_LOGGED)
  await test.step('CU-13: where no host has a list, the message stands and the selects hold the shipped list', async () => {
    await openWithoutList(currency, hosts)
    expect(consoleGuard.matching(LIST_LOGGED)).toHaveLength(1)
  })
  consoleGuard.expectLines(RATE_LOGGED)
  await test.step('CU-14: where no host has the rates, the message stands, rate and result are cleared', async () => {
    await selectWithoutRates(currency, hosts)
    expect(consoleGuard.matching(RATE_LOGGED)).toHaveLength(1)
  })
  await test.step('what an earlier visit fetched serves a later one without its hosts, with its age as it grows', () =>
    openWithoutHosts(currency, hosts))
  await test.step('CU-25: going home during a fetch ends the worker, without an error on the console', () =>
    leaveDuringFetch(currency, hosts))
})
