import { TABLE } from '../../../src/tools/currency-converter/extras/past/texts.en'
import { TILES } from '../../../src/tools/currency-converter/extras/tiles.en'
import { MISSING } from '../../../src/tools/currency-converter/texts.en'
import { ANOTHER } from '../../../src/tools/currency-converter/extras/many/texts.en'
import { FEE_LABEL } from '../../../src/tools/currency-converter/extras/money/texts.en'
import { summary } from '../../../src/tools/currency-converter/extras/search/texts.en'
import { RateHosts, unreachable } from '../../support/rate-hosts'
import { CurrencyPage, LIST_LOGGED, RATE_LOGGED } from '../support/currency-page'
import { CurrencySearch } from '../support/currency-search'
import { expect } from '../support/test'
import { unfold } from '../support/unfold'
import type { Visit } from './page-state'

export const CURRENCY_CONVERTER: Record<string, Visit> = {
  'the currency converter': {
    open: async (page) => {
      await new RateHosts().serve(page.context())
      const currency = new CurrencyPage(page)
      await currency.open()
      await expect(currency.answer).toContainText('0.8802')
      await currency.expectAll(currency.from)
    },
    steady: (page) => {
      const { amount, from, to, swap, result, quick } = new CurrencyPage(page)
      return [amount, from, to, swap, result, quick]
    },
    states: {
      'with a search': async (page) => {
        const search = new CurrencySearch(page, 'from')
        await search.opener.click()
        await search.input.fill('united')
        await expect(search.options.first()).toBeVisible()
      },
      'with a search that found nothing': async (page) => {
        const search = new CurrencySearch(page, 'from')
        await search.input.press('ControlOrMeta+A')
        await page.keyboard.type('nowhere')
        await expect(search.options).toHaveCount(0)
        await expect(search.summary).toContainText(summary('nowhere', 0, 30))
      },
      'with a small rate': async (page) => {
        const currency = new CurrencyPage(page)
        await page.keyboard.press('Escape')
        await currency.to.selectOption('btc')
        await expect(currency.answer).toContainText('≈')
      },
      'without an amount': async (page) => {
        const currency = new CurrencyPage(page)
        await currency.amount.fill('')
        await expect(currency.answer).toHaveText(MISSING.amount)
      },
      'with the same currency twice': async (page) => {
        const currency = new CurrencyPage(page)
        // In this order: an amount between two currencies makes a row of the history after a while.
        await currency.to.selectOption('usd')
        await currency.amount.fill('250')
        await expect(currency.answer).toHaveText(MISSING['other-currency'])
      },
      'with many currencies, a fee and a chart with its table': async (page) => {
        const currency = new CurrencyPage(page)
        await currency.to.selectOption('eur')
        await unfold(page, TILES.many.title, page.getByLabel(ANOTHER))
        await unfold(page, TILES.money.title, page.getByLabel(FEE_LABEL))
        await page.getByLabel(FEE_LABEL).fill('2')
        await unfold(page, TILES.past.title, page.getByRole('slider'))
        await page.getByText(TABLE).click()
        await expect(page.getByRole('table')).toBeVisible()
      },
    },
  },
  'the currency converter without its hosts': {
    open: async (page, consoleGuard) => {
      consoleGuard.expectLines(LIST_LOGGED)
      consoleGuard.expectLines(RATE_LOGGED)
      const hosts = new RateHosts()
      hosts.fail(unreachable)
      await hosts.serve(page.context())
      const currency = new CurrencyPage(page)
      await currency.open()
      await expect(currency.errors).toHaveCount(2)
      await expect(currency.useFallback).toBeVisible()
    },
    steady: (page) => {
      const { amount, from, to, swap, result } = new CurrencyPage(page)
      return [amount, from, to, swap, result]
    },
    states: {
      'with saved rates': async (page) => {
        const currency = new CurrencyPage(page)
        await currency.useFallback.click()
        await expect(currency.answer).toContainText('0.8802')
      },
    },
  },
}
