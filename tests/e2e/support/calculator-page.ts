import type { Locator, Page } from '@playwright/test'
import { hydrated } from './hydrated'

/** What the signs on the keys are called. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['+', 'plus'],
  ['−', 'minus'],
  ['×', 'times'],
  ['÷', 'divided by'],
  ['=', 'equals'],
  ['.', 'decimal point'],
  ['%', 'percent'],
  ['±', 'change sign'],
  ['x^y', 'x^y, x to the power of y'],
  ['√', 'square root'],
  ['x²', 'x², x squared'],
  ['n!', 'n!, factorial'],
  ['1/x', '1/x, one divided by x'],
  ['π', 'pi'],
])

/** The calculator as a visitor finds it: by roles, labels and texts. */
export class CalculatorPage {
  readonly page: Page
  readonly display: Locator
  /** The letter that says that the memory holds a number. */
  readonly memoryMark: Locator
  readonly history: Locator
  /** Stands beside the keys, or lies over them in the sheet. */
  readonly panel: Locator
  /** Where there is no room beside the keys. */
  readonly sheet: Locator
  readonly equations: Locator
  readonly clearHistory: Locator
  readonly divisionNote: Locator

  constructor(page: Page) {
    this.page = page
    this.display = page.getByLabel('Display', { exact: true })
    this.memoryMark = page.getByText('M', { exact: true })
    this.history = page.getByRole('button', { name: 'History', exact: true })
    this.panel = page.getByRole('region', { name: 'Calculation History' })
    this.sheet = page.getByRole('dialog', { name: 'History', exact: true })
    this.equations = this.panel.getByRole('listitem')
    this.clearHistory = this.panel.getByRole('button', { name: 'Clear History' })
    this.divisionNote = page.getByText('Division by zero: the result is shown as 0')
  }

  async open(): Promise<void> {
    await this.page.goto('/calculator')
    await hydrated(this.history)
  }

  /** @param sign what stands on the key */
  key(sign: string): Locator {
    return this.page.getByRole('button', { name: NAMES.get(sign) ?? sign, exact: true })
  }

  /** The line above the display, when it reads so. */
  expression(text: string): Locator {
    return this.page.getByRole('paragraph').and(this.page.getByText(text, { exact: true }))
  }

  /** Clicks keys by what stands on them, separated by spaces. */
  async click(names: string): Promise<void> {
    for (const name of names.split(' ')) await this.key(name).click()
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
  }
}
