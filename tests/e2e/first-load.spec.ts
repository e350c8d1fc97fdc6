import type { Page } from '@playwright/test'
import { deferred } from '../support/deferred'
import { CalculatorPage } from './support/calculator-page'
import { test as currencyTest } from './support/currency-page'
import { PasswordPage } from './support/password-page'
import { hydrated } from './support/hydrated'
import { QrPage } from './support/qr-page'
import { PAGES } from './support/routes'
import { readCode } from './support/saved-picture'
import { expect, test } from './support/test'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every page shows its content', async ({ page }) => {
    for (const { path, title } of PAGES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('contentinfo')).toContainText('Powered by')
    }
  })
})

/** Holds the scripts of the page back until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = deferred()
  await page.route('**/static/js/**', async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('what is typed before the scripts have come is kept and drawn', async ({ page }) => {
  const release = await holdScripts(page)
  const qr = new QrPage(page)
  await page.goto('/qr-generator', { waitUntil: 'commit' })
  await qr.text.fill('typed early')
  release()
  expect(await readCode(await qr.save())).toMatchObject({ text: 'typed early' })
  await expect(qr.text).toHaveValue('typed early')
})

test('clicks before the scripts have come have their effect, once', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/calculator', { waitUntil: 'commit' })
  const calculator = new CalculatorPage(page)
  await calculator.click('7 7 + 3 =')
  release()
  await expect(calculator.display).toHaveText('80')
})

test('changes before the scripts have come are taken, in every kind of field', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/password-generator', { waitUntil: 'commit' })
  const passwords = new PasswordPage(page)
  await passwords.option('Symbols').check()
  await passwords.length.fill('31')
  release()
  await expect(passwords.output).toHaveValue(/^(?=.*[^A-Za-z0-9]).{31}$/)

  const releaseUnits = await holdScripts(page)
  await page.goto('/unit-converter', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'From' }).fill('5')
  await page.getByRole('combobox', { name: 'To unit' }).selectOption({ label: 'Meters' })
  releaseUnits()
  await expect(page.getByRole('textbox', { name: 'To' })).toHaveValue('0.005')
})

currencyTest(
  'an amount and a currency chosen before the scripts have come are converted',
  async ({ page, currency }) => {
    const release = await holdScripts(page)
    await page.goto('/currency-converter', { waitUntil: 'commit' })
    await currency.amount.fill('12.5')
    await currency.to.selectOption('gbp')
    release()
    await expect(currency.answer).toContainText('12.5 USD = ')
    await expect(currency.answer).toContainText(' GBP')
    await expect(currency.amount).toHaveValue('12.5')
  },
)

test('what the browser restores on the way back to the page is drawn', async ({ page }) => {
  const qr = new QrPage(page)
  await qr.open()
  await qr.text.fill('typed before')
  await qr.settled()
  await page.goto('/robots.txt')
  await page.goBack()
  expect(await readCode(await qr.save())).toMatchObject({ text: 'typed before' })

  await page.goto('/unit-converter')
  const unit = page.getByRole('combobox', { name: 'To unit' })
  await hydrated(unit)
  await unit.selectOption({ label: 'Meters' })
  await page.goto('/robots.txt')
  await page.goBack()
  await expect(unit).toHaveValue('m')
  await page.getByRole('textbox', { name: 'From' }).fill('1')
  await expect(page.getByRole('textbox', { name: 'To' })).toHaveValue('0.001')
})

test('a reload starts afresh: the text is not kept', async ({ page }) => {
  const qr = new QrPage(page)
  await qr.open()
  await qr.text.fill('private')
  await qr.settled()
  await page.reload()
  await expect(qr.text).toHaveValue('')
  await expect(qr.placeholder).toBeVisible()
})

test('a browser that lacks what the tools need gets one sentence about it, others none', async ({
  page,
}) => {
  const note = page.getByText('This browser is too old for these tools')
  await page.goto('/')
  await expect(note).toBeHidden()
  await page.addInitScript(() => Reflect.deleteProperty(window, 'OffscreenCanvas'))
  await page.reload()
  await expect(note).toBeVisible()
})
