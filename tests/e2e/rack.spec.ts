import type { Page } from '@playwright/test'
import { TILES } from '../../src/tools/color-picker/extras/tiles.en'
import { TILES as CURRENCY_TILES } from '../../src/tools/currency-converter/extras/tiles.en'
import { TILES as QR_TILES } from '../../src/tools/qr-generator/extras/tiles.en'
import { PRIVACY_TITLE } from '../../src/site/titles.en'
import { ASK_LABEL } from '../../src/app/texts.en'
import { RateHosts } from '../support/rate-hosts'
import { QrPage } from './support/qr-page'
import { ask, openButton } from './support/ask-page'
import { ColorPage } from './support/color-page'
import { CurrencyPage } from './support/currency-page'
import { hydrated } from './support/hydrated'
import { expect, test } from './support/test'
import { tile } from './support/unfold'
import { titleOf } from './support/routes'

async function expectFullRow(page: Page) {
  const last = page.getByRole('heading', { name: TILES.formats.title }).locator('..')
  const rack = last.locator('..')
  for (const width of [768, 900, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const ends = await Promise.all([last, rack].map((one) => one.boundingBox()))
    const [end, whole] = ends.map((box) => box && box.x + box.width)
    expect(end).toBeCloseTo(whole ?? 0, 0)
  }
  const title = page.getByText(TILES.contrast.title, { exact: true })
  await tile(page, TILES.contrast.title).click()
  await expect(page.getByRole('region', { name: TILES.contrast.title })).toBeVisible()
  await expect(title).toHaveCount(1)
  await tile(page, TILES.oklch.title).click()
  await expect(title).toHaveCount(2)
}

test('SH-16: the address notes which extras are open, beside what the tool reads, in the same entry of the history', async ({
  page,
}) => {
  await page.goto('/color-picker#3498db')
  const color = new ColorPage(page)
  await expect(color.hex).toHaveValue('#3498db')
  const contrast = tile(page, TILES.contrast.title)
  const formats = tile(page, TILES.formats.title)
  const entries = await page.evaluate(() => history.length)
  await contrast.click()
  await expect(page).toHaveURL('/color-picker#3498db&extra=contrast')
  await formats.click()
  await expect(page).toHaveURL('/color-picker#3498db&extra=contrast,formats')
  await contrast.click()
  await expect(page).toHaveURL('/color-picker#3498db&extra=formats')
  expect(await page.evaluate(() => history.length)).toBe(entries)

  await page.reload()
  await expect(formats).toHaveAttribute('aria-expanded', 'true')
  await expect(formats).toBeInViewport()
  await expect(contrast).toHaveAttribute('aria-expanded', 'false')
  await expect(color.hex).toHaveValue('#3498db')

  await color.hex.fill('#e74c3c')
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('banner').getByRole('link', { name: 'Units' }).click()
  await expect(page).toHaveURL('/unit-converter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('unit-converter'))
  await page.goBack()
  await expect(formats).toHaveAttribute('aria-expanded', 'true')
  await expect(color.hex).toHaveValue('#e74c3c')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const scrolled = () => page.evaluate(() => scrollY)
  expect(await scrolled()).toBe(0)

  // What is open has its code a moment after the page that it makes longer.
  const footerLink = page.getByRole('link', { name: PRIVACY_TITLE })
  await footerLink.scrollIntoViewIfNeeded()
  const left = await scrolled()
  await footerLink.dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PRIVACY_TITLE)
  await page.goBack()
  await expect(formats).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(scrolled).toBe(left)

  await formats.click()
  await expect(page).toHaveURL('/color-picker#3498db')
  await test.step('the last row of tiles is full, however many have room; a panel repeats the title of its tile only where several are open', () =>
    expectFullRow(page))
})

test('AN-34: what the box finds in two extras opens both, with the form asked for in view and its first field focused', async ({
  page,
}) => {
  await page.goto('/privacy')
  await hydrated(page.getByRole('button', { name: ASK_LABEL }))
  await ask(page, 'wifi code with logo')
  await expect(openButton(page)).toBeVisible()
  await page.keyboard.press('Enter')
  const name = new QrPage(page).formField('ssid')
  await expect(name).toBeFocused()
  await expect(name).toBeInViewport()
  const looks = tile(page, QR_TILES.looks.title)
  await expect(looks).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('region', { name: QR_TILES.looks.title })).not.toBeEmpty()
  await expect(name).toBeInViewport()
})

test('AN-34: of two panels the first is brought into view; a phone opens that alone', async ({
  page,
}) => {
  await page.goto('/color-picker#extra=oklch,contrast')
  const contrast = tile(page, TILES.contrast.title)
  await expect(contrast).toBeFocused()
  await expect(contrast).toBeInViewport()
  await expect(tile(page, TILES.oklch.title)).toHaveAttribute('aria-expanded', 'true')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/privacy')
  await page.goto('/color-picker#extra=oklch,contrast')
  await expect(contrast).toBeFocused()
  await expect(contrast).toBeInViewport()
})

test('a panel that a link opens above the view is brought into it, where one below has closed', async ({
  page,
}) => {
  await new RateHosts().serve(page.context())
  await page.setViewportSize({ width: 280, height: 740 })
  const currency = new CurrencyPage(page)
  await currency.open()
  await tile(page, CURRENCY_TILES.money.title).press('Enter')
  await page.goto('/currency-converter#250eur=usd,gbp,jpy')
  await expect(page.getByText('British Pound').last()).toBeInViewport()
})
