import type { Locator, Page } from '@playwright/test'
import { RateHosts } from '../../support/rate-hosts'
import { hydrated } from './hydrated'
import { expect, test as base } from './test'

export const LIST_FAILED = 'Failed to load currencies. Please try again later.'
/** What the log has when both hosts fail. */
export const LIST_LOGGED = /^Currency list: Both APIs failed/
export const RATE_LOGGED = /^Exchange rates: Both APIs failed/
export const RATE_FAILED = 'Failed to fetch exchange rate. Please try again.'

/** The currency converter as a visitor finds it: by roles, labels and texts. */
export class CurrencyPage {
  readonly page: Page
  readonly amount: Locator
  readonly from: Locator
  readonly to: Locator
  readonly swap: Locator
  readonly quick: Locator
  readonly result: Locator
  readonly answer: Locator
  /** What screen readers announce. */
  readonly announced: Locator
  readonly errors: Locator
  readonly tryAgain: Locator
  readonly useSaved: Locator
  readonly history: Locator
  readonly information: Locator

  constructor(page: Page) {
    this.page = page
    this.amount = page.getByLabel('Amount')
    this.from = page.getByLabel('From', { exact: true })
    this.to = page.getByLabel('To', { exact: true })
    this.swap = page.getByRole('button', { name: 'Swap currencies' })
    this.quick = page.getByRole('group', { name: 'Quick Select' })
    this.result = page.getByRole('region', { name: 'Conversion', exact: true })
    this.answer = this.result.locator('[data-phase] > :first-child')
    this.announced = this.result.getByRole('status').first()
    this.errors = page.getByRole('main').getByRole('alert')
    this.tryAgain = page.getByRole('button', { name: 'Try again' })
    this.useSaved = page.getByRole('button', { name: /^Use rates saved on/ })
    this.history = page.getByRole('region', { name: 'Recent Conversions' })
    this.information = page.getByRole('region', { name: 'Currency Information' })
  }

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
    await this.selectAny(this.from, from)
    await this.selectAny(this.to, to)
  }

  /** A currency beyond the popular ones: they come with the first use of a select. */
  async selectAny(select: Locator, code: string): Promise<void> {
    await select.focus()
    await select.selectOption(code)
  }

  /** The list has come. */
  async expectAll(select: Locator): Promise<void> {
    await select.focus()
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
