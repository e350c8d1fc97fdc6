import type { Locator, Page } from '@playwright/test'
import { hydrated } from './hydrated'

/** The calculator as a visitor finds it: by roles, labels and texts. */
export class CalculatorPage {
  readonly page: Page
  readonly display: Locator
  /** The letter that says that the memory holds a number. */
  readonly memoryMark: Locator
  readonly history: Locator
  readonly panel: Locator
  readonly equations: Locator
  readonly clearHistory: Locator
  readonly divisionNote: Locator

  constructor(page: Page) {
    this.page = page
    this.display = page.getByLabel('Display', { exact: true })
    this.memoryMark = page.getByText('M', { exact: true })
    this.history = page.getByRole('button', { name: 'History', exact: true })
    this.panel = page.getByRole('region', { name: 'Calculation History' })
    this.equations = this.panel.getByRole('listitem')
    this.clearHistory = this.panel.getByRole('button', { name: 'Clear History' })
    this.divisionNote = page.getByText('Division by zero: the result is shown as 0')
  }

  async open(): Promise<void> {
    await this.page.goto('/calculator')
    await hydrated(this.history)
  }

  key(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** Clicks keys by their names, separated by spaces. */
  async click(names: string): Promise<void> {
    for (const name of names.split(' ')) await this.key(name).click()
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
  }
}

/** For tests that begin on the calculator's page. */
export const calculatorFixture = {
  calculator: async (
    { page }: { page: Page },
    provide: (calculator: CalculatorPage) => Promise<void>,
  ) => {
    const calculator = new CalculatorPage(page)
    await calculator.open()
    await provide(calculator)
  },
}
