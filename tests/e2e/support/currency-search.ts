import type { Locator, Page } from '@playwright/test'
import { CLOSE_SEARCH, searchName } from '../../../src/tools/currency-converter/extras/texts.en'
import { FROM, TO } from '../../../src/tools/currency-converter/texts.en'

/** The search of one side of the currency converter. */
export class CurrencySearch {
  readonly page: Page
  readonly opener: Locator
  readonly close: Locator
  readonly input: Locator
  readonly options: Locator
  readonly summary: Locator

  constructor(page: Page, side: 'from' | 'to') {
    const name = searchName(side === 'from' ? FROM : TO)
    this.page = page
    this.opener = page.getByRole('button', { name })
    this.close = page.getByRole('button', { name: CLOSE_SEARCH })
    this.input = page.getByRole('combobox', { name })
    this.options = page.getByRole('listbox', { name }).getByRole('option')
    this.summary = page.getByRole('status').filter({ hasText: /currenc(y|ies)/ })
  }

  /** The options' codes. */
  async codes(): Promise<string[]> {
    const texts = await this.options.allInnerTexts()
    return texts.map((text) => text.split(' ')[0] ?? '')
  }
}
