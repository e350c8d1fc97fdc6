import type { Locator } from '@playwright/test'
import type { Key } from '../../../src/tools/calculator/domain/keys'
import * as texts from '../../../src/tools/calculator/texts.en'
import { hydrated } from './hydrated'
import { PageObject } from './page-object'

/** The keys whose signs are not what the key is called in the code. */
const KEYS: Readonly<Record<string, Key>> = {
  '−': '-',
  '×': '*',
  '÷': '/',
  '±': 'negate',
  'x^y': '^',
  '√': 'sqrt',
  'x²': 'square',
  'n!': 'factorial',
  '1/x': 'reciprocal',
  π: 'pi',
}

const nameOf = (sign: string): string => {
  const names: Readonly<Record<string, string | undefined>> = texts.KEY_NAMES
  return names[KEYS[sign] ?? sign] ?? sign
}

/** The calculator as a visitor finds it: by roles, labels and texts. */
export class CalculatorPage extends PageObject {
  readonly display = this.page.getByLabel(texts.DISPLAY_LABEL, { exact: true })
  /** The letter that says that the memory holds a number. */
  readonly memoryMark = this.page.getByText(texts.MEMORY_MARK, { exact: true })
  readonly history = this.page.getByRole('button', { name: texts.HISTORY, exact: true })
  /** Stands beside the keys, or lies over them in the sheet. */
  readonly panel = this.page.getByRole('region', { name: texts.HISTORY_LIST.title })
  /** Where there is no room beside the keys. */
  readonly sheet = this.page.getByRole('dialog', { name: texts.HISTORY, exact: true })
  readonly equations = this.panel.getByRole('listitem')
  readonly clearHistory = this.panel.getByRole('button', { name: texts.HISTORY_LIST.clearLabel })
  readonly divisionNote = this.page.getByText(texts.NOTES['division-by-zero'])

  async open(): Promise<void> {
    await this.page.goto('/calculator')
    // The last part of the page: strokes are taken once all of it is hydrated.
    await hydrated(this.page.locator('main li').last())
  }

  /** @param sign what stands on the key */
  key(sign: string): Locator {
    return this.page.getByRole('button', { name: nameOf(sign), exact: true })
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
