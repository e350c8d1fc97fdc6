import type { Locator } from '@playwright/test'
import * as texts from '../../../src/tools/currency-converter/texts.en'
import { RECENT_CONVERSIONS } from '../../../src/ui/layout/recent-conversions.en'
import { RateHosts } from '../../support/rate-hosts'
import { hydrated } from './hydrated'
import { PageObject } from './page-object'
import { expect, test as base } from './test'

export const LIST_FAILED = texts.LIST_FAILED
/** What the log has when both hosts fail. */
export const LIST_LOGGED = /^Currency list: Both APIs failed/
export const RATE_LOGGED = /^Exchange rates: Both APIs failed/
export const RATE_FAILED = texts.RATES_FAILED

/** The currency converter as a visitor finds it: by roles, labels and texts. */
export class CurrencyPage extends PageObject {
  readonly amount = this.page.getByLabel(texts.AMOUNT)
  readonly from = this.page.getByLabel(texts.FROM, { exact: true })
  readonly to = this.page.getByLabel(texts.TO, { exact: true })
  readonly swap = this.page.getByRole('button', { name: texts.SWAP })
  readonly quick = this.page.getByRole('group', { name: texts.QUICK_SELECT })
  readonly result = this.page.getByRole('region', { name: texts.CONVERSION, exact: true })
  readonly answer = this.result.locator('[data-phase] > :first-child')
  /** What screen readers announce. */
  readonly announced = this.result.getByRole('status').first()
  readonly errors = this.page.getByRole('main').getByRole('alert')
  readonly tryAgain = this.page.getByRole('button', { name: texts.TRY_AGAIN })
  readonly useFallback = this.page.getByRole('button', { name: /^Use rates saved on/ })
  readonly history = this.page.getByRole('region', { name: RECENT_CONVERSIONS })
  readonly information = this.page.getByRole('region', { name: texts.INFORMATION })

  async open(): Promise<void> {
    await this.page.goto('/currency-converter')
    await hydrated(this.amount)
  }

  /** Puts a text on the clipboard and pastes it over what the field has. */
  async paste(text: string): Promise<void> {
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await this.amount.press('ControlOrMeta+A')
    await this.amount.press('ControlOrMeta+V')
  }

  async choose(from: string, to: string): Promise<void> {
    await this.from.selectOption(from)
    await this.to.selectOption(to)
  }

  /** The list has come: its options follow the page. */
  async expectAll(select: Locator): Promise<void> {
    await expect(select.getByRole('option')).toHaveCount(12 + 339)
  }

  rows(): Locator {
    return this.history.getByRole('listitem')
  }

  async expectResult(result: string, rate: string): Promise<void> {
    await expect(this.answer).toContainText(` = ${result} `)
    await expect(this.result).toContainText(` = ${rate} `)
  }

  /** Neither rate nor result. */
  async expectNothing(): Promise<void> {
    await expect(this.answer).not.toContainText('=')
    await expect(this.result).not.toContainText('Rate')
    await expect(this.result).not.toContainText('Last updated')
  }
}

interface CurrencyFixtures {
  /** Mocks of both hosts, with the real files; on before the page opens. */
  hosts: RateHosts
  currency: CurrencyPage
}

export const test: ReturnType<typeof base.extend<CurrencyFixtures>> = base.extend<CurrencyFixtures>(
  {
    // After the guard, whose own hosts have no faults.
    hosts: async ({ context, consoleGuard: _guard }, provide) => {
      const hosts = new RateHosts()
      await hosts.serve(context)
      await provide(hosts)
      expect(hosts.strays).toEqual([])
    },
    currency: async ({ page, hosts: _mockHosts }, provide) => {
      await provide(new CurrencyPage(page))
    },
  },
)

export { expect }
