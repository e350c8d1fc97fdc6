import type { Locator } from '@playwright/test'
import { hydrated } from './hydrated'
import { PageObject } from './page-object'

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
export class CalculatorPage extends PageObject {
  readonly display = this.page.getByLabel('Display', { exact: true })
  /** The letter that says that the memory holds a number. */
  readonly memoryMark = this.page.getByText('M', { exact: true })
  readonly history = this.page.getByRole('button', { name: 'History', exact: true })
  /** Stands beside the keys, or lies over them in the sheet. */
  readonly panel = this.page.getByRole('region', { name: 'Calculation History' })
  /** Where there is no room beside the keys. */
  readonly sheet = this.page.getByRole('dialog', { name: 'History', exact: true })
  readonly equations = this.panel.getByRole('listitem')
  readonly clearHistory = this.panel.getByRole('button', { name: 'Clear History' })
  readonly divisionNote = this.page.getByText('Division by zero: the result is shown as 0')

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
