import type { Locator } from '@playwright/test'
import { deferred } from '../support/deferred'
import { held } from '../support/rate-hosts'
import { expect, test } from './support/currency-page'

/** Records what an element has as its text, each time that it changes. */
async function recordTexts(element: Locator): Promise<() => Promise<string[]>> {
  const record = await element.evaluateHandle((node) => {
    const texts: string[] = []
    new MutationObserver(() => texts.push(node.textContent ?? '')).observe(node, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return texts
  })
  return () => record.evaluate((texts) => texts.filter((text, at) => text !== texts[at - 1]))
}

test('CU-31: what the amount field refuses leaves it unchanged, the caret where it was', async ({
  currency,
  page,
}) => {
  await currency.open()
  const caret = () =>
    currency.amount.evaluate((field) =>
      field instanceof HTMLInputElement ? field.selectionStart : null,
    )
  await currency.amount.fill('12.5')
  await currency.amount.press('Home')
  await currency.amount.press('ArrowRight')
  await page.keyboard.type('x')
  await expect(currency.amount).toHaveValue('12.5')
  expect(await caret()).toBe(1)
  await expect(currency.amount).toHaveAccessibleDescription('Only digits and one decimal point')
  await page.keyboard.type('0')
  await expect(currency.amount).toHaveValue('102.5')
  expect(await caret()).toBe(2)
  await expect(currency.amount).toHaveAccessibleDescription('Digits and one decimal point')
})

test('a comma that is typed is refused at the field, and no result is shown', async ({
  currency,
}) => {
  await currency.open()
  await currency.amount.press('ControlOrMeta+A')
  await currency.amount.pressSequentially('12,50')
  await expect(currency.amount).toHaveValue('1250')
  await expect(currency.amount).toHaveAttribute('aria-invalid', 'true')
  await expect(currency.amount).toHaveAccessibleDescription(/Use one point for decimals/)
  await currency.amount.blur()
  await expect(currency.answer).toHaveText('Correct the amount first.')
  await currency.expectNothing()
  await currency.amount.fill('12.50')
  await expect(currency.answer).toHaveText('12.5 USD = 11.0028 EUR')
  await expect(currency.amount).not.toHaveAttribute('aria-invalid')
})

test('pasted numbers arrive as plain digits; what is no number is refused', async ({
  currency,
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await currency.open()
  await currency.paste('€ 1.234.567,89')
  await expect(currency.amount).toHaveValue('1234567.89')
  await currency.paste('1,234')
  await expect(currency.amount).toHaveValue('1234')
  await expect(currency.amount).toHaveAccessibleDescription('Read as 1234')
  await currency.paste('a dozen')
  await expect(currency.amount).toHaveValue('1234')
  await expect(currency.amount).toHaveAccessibleDescription('The pasted text is not a number.')
  await currency.expectNothing()
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(currency.amount).toHaveValue('1234567.89')
  await expect(currency.answer).toContainText('1234567.89 USD')
})

test('a result is announced once it has rested, and what waits for it at once', async ({
  currency,
  hosts,
}) => {
  const slow = held()
  hosts.fail(slow.fault, { file: 'currencies/gbp' })
  await currency.open()
  await expect(currency.announced).toHaveText('1 USD = 0.8802 EUR')
  const texts = await recordTexts(currency.announced)
  await currency.amount.press('End')
  await currency.amount.pressSequentially('00')
  await expect(currency.announced).toHaveText('100 USD = 88.0226 EUR')
  expect(await texts()).toEqual(['', '100 USD = 88.0226 EUR'])
  await currency.from.selectOption('gbp')
  await expect(currency.announced).toHaveText('Converting...')
  await expect(currency.answer).toHaveText('Converting...')
  await expect(currency.result).toHaveAttribute('aria-busy', 'true')
  slow.release()
  await expect(currency.announced).toHaveText(/^100 GBP = 116\./)
  await expect(currency.result).toHaveAttribute('aria-busy', 'false')
})

test('what was typed before the page’s script came is converted', async ({
  currency,
  page,
  hosts,
}) => {
  const gate = deferred()
  await page.route('**/static/js/index-*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/currency-converter', { waitUntil: 'commit' })
  await currency.amount.fill('1,234.50')
  await currency.to.selectOption('jpy')
  expect(hosts.requests).toEqual([])
  gate.resolve()
  await expect(currency.answer).toHaveText('1234.5 USD = 194405.7186 JPY')
  await expect(currency.amount).toHaveValue('1234.50')
})

test.describe('where a comma is the decimal mark', () => {
  test.use({ locale: 'de-DE' })

  test('the comma key stands for the point; figures keep the form of the spec', async ({
    currency,
  }) => {
    await currency.open()
    await currency.amount.fill('')
    await currency.amount.pressSequentially('12,5')
    await expect(currency.amount).toHaveValue('12.5')
    await expect(currency.answer).toHaveText('12.5 USD = 11.0028 EUR')
  })
})
