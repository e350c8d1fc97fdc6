import type { Locator } from '@playwright/test'
import { held } from '../support/rate-hosts'
import { expect, test } from './support/currency-page'

/** Records what an element says, each time that it changes. */
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

test('CU-36: typing 1234 makes no further request and one row of history', async ({
  currency,
  hosts,
}) => {
  await currency.open()
  await expect(currency.answer).toContainText('0.8802')
  await currency.amount.fill('')
  await currency.amount.pressSequentially('1234')
  await expect(currency.rows()).toHaveText(/^1234 USD = 1086.1987 EUR/)
  expect(hosts.asked()).toHaveLength(2)
})

test('CU-35: the history keeps 10 conversions, newest first', async ({ currency }) => {
  await currency.open()
  for (let amount = 1; amount <= 11; amount++) {
    await currency.amount.fill(String(amount))
    await currency.amount.press('Enter')
  }
  await expect(currency.rows()).toHaveCount(10)
  await expect(currency.rows().first()).toHaveText(/^11 USD = 9.6825 EUR/)
  await expect(currency.rows().last()).toHaveText(/^2 USD = 1.7605 EUR/)
})

test('five arrow keys in a select make one row and one request', async ({
  currency,
  hosts,
  page,
}) => {
  await currency.open()
  await expect(currency.answer).toContainText('0.8802')
  await currency.from.focus()
  for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowDown')
  await expect(currency.from).toHaveValue('aud')
  await expect(currency.rows()).toHaveText(/^1 AUD = /)
  expect(hosts.asked().filter((file) => file.includes('/'))).toEqual([
    'primary currencies/usd',
    'primary currencies/aud',
  ])
})

test('a row of the history is converted again', async ({ currency }) => {
  await currency.open()
  await currency.amount.fill('7')
  await currency.amount.press('Enter')
  await currency.amount.fill('')
  await currency.choose('gbp', 'jpy')
  await currency.rows().getByRole('button', { name: '7 USD = 6.1616 EUR' }).click()
  await expect(currency.answer).toHaveText('7 USD = 6.1616 EUR')
  await expect(currency.amount).toHaveValue('7')
  await expect(currency.from).toHaveValue('usd')
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
  slow.release()
  await expect(currency.announced).toHaveText(/^100 GBP = 116\./)
})

test('leaving the field takes what was typed into the history at once', async ({ currency }) => {
  await currency.open()
  await expect(currency.answer).toContainText('0.8802')
  await currency.amount.fill('7')
  await currency.swap.focus()
  await expect(currency.rows()).toHaveText(/^7 USD = 6.1616 EUR/)
})
