import type { Locator, Page } from '@playwright/test'
import { hydrated } from './hydrated'
import { expect } from './test'

export const CHECKBOXES = [
  'Uppercase',
  'Lowercase',
  'Numbers',
  'Symbols',
  'Exclude Similar',
  'Exclude Ambiguous',
] as const

export type CheckboxName = (typeof CHECKBOXES)[number]

/** Where the build puts the worker's code, for `page.route`. */
export const PASSWORD_WORKER = '**/static/js/password.worker-*.js'

/** The password generator as a visitor finds it: by roles, labels and texts. */
export class PasswordPage {
  readonly page: Page
  readonly result: Locator
  readonly output: Locator
  readonly copyField: Locator
  readonly copy: Locator
  readonly generate: Locator
  readonly meter: Locator
  readonly length: Locator
  readonly include: Locator
  readonly exclude: Locator
  readonly advanced: Locator
  readonly history: Locator
  readonly rows: Locator
  readonly clearHistory: Locator

  constructor(page: Page) {
    this.page = page
    this.result = page.getByRole('region', { name: 'Password', exact: true })
    this.output = page.getByRole('textbox', { name: 'Generated password' })
    this.copyField = page.getByRole('button', { name: 'Copy generated password' })
    this.copy = page.getByRole('button', { name: 'Copy Password', exact: true })
    this.generate = page.getByRole('button', { name: 'Generate New' })
    this.meter = page.getByRole('meter', { name: 'Password strength' })
    this.length = page.getByRole('slider', { name: 'Length', exact: true })
    this.include = page.getByLabel('Custom characters to include')
    this.exclude = page.getByLabel('Custom characters to exclude')
    this.advanced = page.getByText('Advanced Options')
    this.history = page.getByRole('region', { name: 'Password History' })
    this.rows = this.history.getByRole('listitem')
    this.clearHistory = page.getByRole('button', { name: 'Clear History' })
  }

  /** With the first password and everything unfolded. */
  async open(): Promise<void> {
    await this.page.goto('/password-generator')
    await hydrated(this.generate)
    await expect(this.output).not.toHaveValue('')
    await this.advanced.click()
    await expect(this.include).toBeVisible()
  }

  option(name: CheckboxName): Locator {
    return this.page.getByRole('checkbox', { name, exact: true })
  }

  preset(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** Waits until the settings have their password. */
  async settled(): Promise<void> {
    await expect(this.result).toHaveAttribute('aria-busy', 'false')
  }

  password(): Promise<string> {
    return this.output.inputValue()
  }

  /** The password that comes after an action. */
  async passwordAfter(act: () => Promise<void>): Promise<string> {
    const before = await this.password()
    await act()
    await expect(this.output).not.toHaveValue(before)
    await this.settled()
    return this.password()
  }

  async turnOff(...names: CheckboxName[]): Promise<void> {
    for (const name of names) await this.option(name).uncheck()
    await this.settled()
  }
}
