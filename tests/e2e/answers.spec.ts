import type { Page } from '@playwright/test'
import { hydrated } from './support/hydrated'
import { expect, test } from './support/test'
import { recordTraffic } from './support/traffic'

const ANSWER_CODE = /\/static\/js\/(answer|box)/

const field = (page: Page) => page.locator('input[aria-label="Ask anything"]')
const options = (page: Page) => page.getByRole('option')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function openLanding(page: Page) {
  await page.goto('/')
  await hydrated(page.getByRole('button', { name: /^Theme/ }))
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('the field answers while one types, and Enter opens the tool with it filled in', async ({
  page,
}) => {
  await openLanding(page)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('5 kg in lb')
  await expect(options(page).first()).toContainText('11.0231131092 lb')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Unit Converter')
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveURL(/\/unit-converter#5kg=lb$/)
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('5')
  await expect(page.getByLabel('To unit')).toHaveValue('lb')
})

test('the dialog opens on every page, takes the keys, and gives the focus back', async ({
  page,
}) => {
  await page.goto('/calculator')
  const opener = page.getByRole('button', { name: 'Ask anything' })
  await hydrated(opener)
  await opener.focus()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('2+3*4')
  await expect(options(page).first()).toContainText('14')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
  // The calculator has not seen them.
  await expect(page.getByText('2 + 3', { exact: true })).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('18% of 240')
  await expect(options(page).first()).toContainText('43.2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/calculator#18%25%20of%20240$/)
  await expect(page.getByText('18% of 240 =').first()).toBeVisible()
})

test('several readings are gone through by arrows; the large one is copied', async ({ page }) => {
  await openLanding(page)
  await field(page).click()
  await page.keyboard.type('10 m')
  await expect(options(page)).toHaveCount(2)
  await expect(options(page).first()).toContainText('00:10:00')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Unit Converter')
  await expect(page).toHaveURL(/\/unit-converter#10m=ft$/)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('0.1+0.2')
  await page.getByRole('button', { name: 'Copy 0.3' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0.3')
})

test('what is not understood says so, and the examples fill the field', async ({ page }) => {
  await openLanding(page)
  await field(page).fill('foo bar')
  await expect(page.getByText('Not understood. Try one of these:').first()).toBeVisible()
  await page.getByRole('button', { name: 'steelblue' }).click()
  await expect(field(page)).toHaveValue('steelblue')
  await expect(field(page)).toBeFocused()
  await expect(options(page).first()).toContainText('#4682b4')
})

test('QR texts and passwords reach their tools in memory, not by the address', async ({ page }) => {
  await openLanding(page)
  await field(page).fill('qr my secret')
  await options(page).first().click()
  await expect(page.getByLabel('Text or link')).toHaveValue('my secret')
  await expect(page).toHaveURL(/\/qr-generator$/)
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('secret')
  await expect(heading(page)).toHaveText('QR Code Generator')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('password 20')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/password-generator$/)
  await expect(page.getByRole('slider')).toHaveValue('20')
})

test('nothing of the answers is in the first load, and nothing that is asked is sent', async ({
  page,
  context,
  baseURL,
}) => {
  const traffic = await recordTraffic(context)
  await openLanding(page)
  expect(traffic.sent.filter(({ content }) => ANSWER_CODE.test(content))).toEqual([])
  await field(page).fill('100 usd to eur')
  await expect(options(page).first()).toContainText('EUR')
  await field(page).fill('zq7 sentinel')
  await expect(page.getByText('Not understood. Try one of these:').first()).toBeVisible()
  const own = new URL(baseURL ?? '').host
  expect(traffic.sent.filter(({ host }) => host !== own)).toEqual([])
  expect(traffic.sent.map(({ content }) => content).join('\n')).not.toMatch(/zq7|100.?usd/i)
})

test('a link fills its page; nonsense in it is ignored with a note', async ({ page }) => {
  await page.goto('/countdown-timer#1h30m')
  await expect(page.getByLabel('Hours')).toHaveValue(/^0?1$/)
  await expect(page.getByLabel('Minutes')).toHaveValue('30')
  await page.goto('/color-picker#3498zz')
  await expect(page.getByText('The settings in this link could not be read.').last()).toBeVisible()
  await expect(page.getByLabel('HEX', { exact: true })).toHaveValue('#3498db')
  await page.goto('/color-picker#4682b4')
  await expect(page.getByLabel('HEX', { exact: true })).toHaveValue('#4682b4')
})
