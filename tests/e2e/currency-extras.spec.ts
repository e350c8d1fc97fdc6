import { sends } from '../support/rate-hosts'
import { expect, test } from './support/currency-page'

test('a visitor arranges one amount in many currencies by keyboard, with one request for rates', async ({
  page,
  currency,
  hosts,
}) => {
  await page.setViewportSize({ width: 280, height: 653 })
  await currency.open()
  await currency.expectResult('0.8802', '0.880226')
  await page.locator('summary', { hasText: 'One amount in many currencies' }).focus()
  await page.keyboard.press('Enter')
  const list = page.getByRole('group').filter({ hasText: 'Another currency' })
  const row = (code: string) =>
    list.getByRole('listitem').filter({ has: page.getByLabel(`Remove ${code}`) })
  await expect(list.getByRole('listitem')).toHaveCount(12)
  await currency.amount.fill('100')
  await expect(row('EUR')).toContainText('88.0226 EUR')
  await expect(row('USD')).toContainText('100 USD')

  await page.getByLabel('Another currency').selectOption('pln')
  await page.getByRole('button', { name: 'Add' }).press('Enter')
  await expect(list.getByRole('listitem')).toHaveCount(13)
  const up = page.getByRole('button', { name: 'Move PLN up' })
  await up.press('Enter')
  await expect(up).toBeFocused()
  await expect(page.getByText('PLN is 12 of 13')).toBeAttached()
  await page.getByRole('button', { name: 'Remove SGD' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove PLN' })).toBeFocused()
  expect(hosts.asked().filter((file) => file.includes('/'))).toEqual(['primary currencies/usd'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(280)

  await page.reload()
  await page.locator('summary', { hasText: 'One amount in many currencies' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(12)
  await expect(list.getByRole('listitem').last()).toContainText('PLN')
})

test('a rate far from the shipped one is shown with a warning and the other value', async ({
  currency,
  hosts,
}) => {
  hosts.fail(sends('{"date":"2026-09-29","usd":{"eur":8.8}}'), { file: 'currencies/usd' })
  await currency.open()
  await expect(currency.result).toContainText(
    'This rate is 900 % away from that of 2026-09-29, by which 1 USD = 0.8802 EUR.',
  )
  await currency.expectResult('8.8000', '8.800000')
})
