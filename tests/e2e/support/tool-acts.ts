import type { Page } from '@playwright/test'
import { FROM, FROM_UNIT, TO, TO_UNIT } from '../../../src/tools/unit-converter/texts.en'
import { TEXT } from '../../../src/tools/qr-generator/texts.en'
import { CalculatorPage } from './calculator-page'
import { ColorPage } from './color-page'
import { CurrencyPage } from './currency-page'
import { hydrated } from './hydrated'
import { PasswordPage } from './password-page'
import { QrPage } from './qr-page'
import { expect } from './test'
import { TimerPage } from './timer-page'

/** A fault may cost a time limit of 5 s; the bound is generous, a hang has none. */
const SOON = { timeout: 15_000 }

/** The work that each tool is there for, done once, on its page. */
export const TOOL_ACTS = {
  async 'countdown-timer'(page: Page) {
    const timer = new TimerPage(page)
    await timer.open()
    await timer.set(0, 0, 1)
    await timer.start.click()
    await expect(timer.timeIsUp).toBeVisible()
    await timer.newTimer.click()
    await expect(timer.start).toBeVisible()
  },
  async calculator(page: Page) {
    const calculator = new CalculatorPage(page)
    await calculator.open()
    await calculator.type('0.1+0.2=')
    await expect(calculator.display).toHaveText('0.3')
  },
  async 'unit-converter'(page: Page) {
    await page.goto('/unit-converter')
    const from = page.getByRole('textbox', { name: FROM })
    await hydrated(from)
    await page.getByRole('combobox', { name: FROM_UNIT }).selectOption('Meters')
    await page.getByRole('combobox', { name: TO_UNIT }).selectOption('Feet')
    await from.fill('26.2')
    await expect(page.getByRole('textbox', { name: TO })).toHaveValue('85.9580052493')
  },
  async 'currency-converter'(page: Page) {
    const currency = new CurrencyPage(page)
    await currency.open()
    await expect(currency.answer).toContainText('1 USD = ')
  },
  async 'qr-generator'(page: Page) {
    const qr = new QrPage(page)
    await qr.open()
    await qr.text.fill('https://example.com')
    await expect(qr.picture).toBeVisible()
    await expect(qr.download).toBeEnabled()
  },
  async 'color-picker'(page: Page) {
    const color = new ColorPage(page)
    await color.open()
    // CO-06: the complement of the first color.
    await color.expectPalette('#3498db', '#db7734')
    await color.hex.fill('#ff0000')
    await expect(color.value).toHaveText('#ff0000')
    await color.expectPalette('#ff0000', '#00ffff')
  },
  async 'password-generator'(page: Page) {
    const generator = new PasswordPage(page)
    await generator.open()
    await expect(generator.output).toHaveValue(/^[A-Za-z0-9]{12}$/)
  },
}

export type ToolId = keyof typeof TOOL_ACTS

/** Opens a tool's page and waits for a message in place of its work. */
export async function expectMessage(page: Page, id: ToolId, message: RegExp): Promise<void> {
  await page.goto(`/${id}`)
  const field = page.getByLabel(TEXT)
  if (id === 'qr-generator') {
    await hydrated(field)
    await field.fill('https://example.com')
  }
  await expect(page.getByRole('alert').filter({ hasText: message }).first()).toBeVisible(SOON)
}

/** Nothing that never ends, and no value that was never there, on the screen. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0, SOON)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  expect(await page.locator('main').innerText()).not.toMatch(/undefined|NaN|\[object/)
}
