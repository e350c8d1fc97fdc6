import type { Locator } from '@playwright/test'
import * as texts from '../../../src/tools/password-generator/texts.en'
import { hydrated } from './hydrated'
import { PageObject } from './page-object'
import { expect } from './test'

/** What is read beside each. */
export const CHECKBOXES = {
  uppercase: texts.TYPES.includeUppercase.label,
  lowercase: texts.TYPES.includeLowercase.label,
  numbers: texts.TYPES.includeNumbers.label,
  symbols: texts.TYPES.includeSymbols.label,
  similar: texts.EXCLUDE_SIMILAR.label,
  ambiguous: texts.EXCLUDE_AMBIGUOUS.label,
}
export type CheckboxName = keyof typeof CHECKBOXES
export type PresetId = keyof typeof texts.PRESET_NAMES

/** In the order of the page. */
export const CHECKBOX_NAMES = [
  'uppercase',
  'lowercase',
  'numbers',
  'symbols',
  'similar',
  'ambiguous',
] as const satisfies readonly CheckboxName[]

/** Where the build puts the worker's code, for `page.route`. */
export const PASSWORD_WORKER = '**/static/js/password.worker-*.js'

/** The password generator as a visitor finds it: by roles, labels and texts. */
export class PasswordPage extends PageObject {
  readonly result = this.page.getByRole('region', { name: texts.PASSWORD_LABEL, exact: true })
  readonly output = this.page.getByRole('textbox', { name: texts.GENERATED_LABEL })
  readonly copy = this.result.getByRole('button', { name: texts.COPY_PASSWORD, exact: true })
  readonly generate = this.result.getByRole('button', { name: texts.GENERATE_NEW })
  readonly meter = this.page.getByRole('meter', { name: texts.STRENGTH_LABEL })
  readonly length = this.page.getByRole('slider', { name: texts.LENGTH, exact: true })
  readonly include = this.page.getByLabel(texts.CUSTOM_INCLUDE.label)
  readonly exclude = this.page.getByLabel(texts.CUSTOM_EXCLUDE.label)
  readonly advanced = this.page.getByText(texts.ADVANCED_OPTIONS)
  readonly history = this.page.getByRole('region', { name: texts.HISTORY.title })
  readonly rows = this.history.getByRole('listitem')
  readonly clearHistory = this.page.getByRole('button', { name: texts.HISTORY.clearLabel })

  /** With the first password and everything unfolded. */
  async open(): Promise<void> {
    await this.page.goto('/password-generator')
    await hydrated(this.generate)
    await expect(this.output).not.toHaveValue('')
    await this.advanced.click()
    await expect(this.include).toBeVisible()
  }

  option(name: CheckboxName): Locator {
    return this.page.getByRole('checkbox', { name: CHECKBOXES[name], exact: true })
  }

  mode(name: string): Locator {
    return this.page
      .getByRole('group', { name: texts.MODES_LABEL })
      .getByRole('button', { name, exact: true })
  }

  preset(id: PresetId): Locator {
    return this.page.getByRole('button', { name: texts.PRESET_NAMES[id], exact: true })
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
