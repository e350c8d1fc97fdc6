import type { Locator, Page } from '@playwright/test'
import * as expression from '../../src/tools/calculator/extras/expression/texts.en'
import * as colors from '../../src/tools/color-picker/texts.en'
import * as units from '../../src/tools/unit-converter/texts.en'
import { MISSING } from '../../src/tools/currency-converter/texts.en'
import { field as box, options } from './support/ask-page'
import { expect, test } from './support/currency-page'
import { hydrated } from './support/hydrated'

/** Types as a keyboard does that composes: each key sends the whole word, and a blank or Enter ends it. */
async function compose(page: Page, field: Locator, word: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await field.press('ControlOrMeta+A')
  for (let length = 1; length <= word.length; length++) {
    await devtools.send('Input.imeSetComposition', {
      text: word.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    })
  }
  await devtools.send('Input.insertText', { text: word })
}

test.describe('with a decimal comma', () => {
  test.use({ locale: 'de-DE' })

  test('NU-07: no field reads or rewrites its text while an input method composes', async ({
    page,
    currency,
  }) => {
    await currency.open()
    await compose(page, currency.amount, '12,50')
    await expect(currency.amount).toHaveValue('12.50')
    await expect(currency.answer).toContainText('12.5 USD = ')

    await page.goto('/unit-converter')
    const from = page.getByRole('textbox', { name: units.FROM, exact: true })
    await hydrated(from)
    await compose(page, from, '172,5')
    await expect(from).toHaveValue('172,5')

    await page.goto('/color-picker')
    const hex = page.getByRole('textbox', { name: colors.HEX, exact: true })
    await hydrated(hex)
    await compose(page, hex, '#3498db')
    await expect(hex).toHaveValue('#3498db')

    await page.goto('/calculator#extra=expression')
    const line = page.getByRole('textbox', { name: expression.EXPRESSION, exact: true })
    await compose(page, line, '12,5*2')
    await expect(line).toHaveValue('12,5*2')

    await page.goto('/')
    await compose(page, box(page), '12,5 kg in lb')
    await expect(box(page)).toHaveValue('12,5 kg in lb')
    await expect(options(page).first()).toContainText('lb')
  })
})

test('NU-07: with a decimal point the comma that is composed is none', async ({
  page,
  currency,
}) => {
  await currency.open()
  await compose(page, currency.amount, '12,50')
  await expect(currency.amount).toHaveValue('1250')
  await expect(currency.answer).toContainText(MISSING['valid-amount'])
})
