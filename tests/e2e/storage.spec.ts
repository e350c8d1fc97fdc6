import type { Page } from '@playwright/test'
import { hydrated } from './support/hydrated'
import { QrPage } from './support/qr-page'
import { PAGES } from './support/routes'
import { readCode } from './support/saved-picture'
import { expect, test } from './support/test'

const themeButton = (page: Page) => page.getByRole('button', { name: /^Theme/ })

/** All eight pages open, the theme switches and a QR code can be made. */
async function expectAllWorks(page: Page): Promise<void> {
  for (const { path, title } of PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await hydrated(themeButton(page))
  }
  const name = await themeButton(page).getAttribute('aria-label')
  await themeButton(page).click()
  await expect(themeButton(page)).not.toHaveAccessibleName(name ?? '')
  const qr = new QrPage(page)
  await qr.open()
  await qr.text.fill('without storage')
  expect(await readCode(await qr.save())).toMatchObject({ text: 'without storage' })
}

test('PL-13: all eight pages work where reading the storages throws', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The document is sandboxed.', 'SecurityError')
        },
      })
    }
  })
  await expectAllWorks(page)
})

test('PL-14: all eight pages work where the storages are full', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await expectAllWorks(page)
})

test('PL-15: corrupt values under our keys are ignored', async ({ page }) => {
  await page.goto('/')
  for (const corrupt of ['{', 'null', '[1]', '"light"', '{"theme":"dark"}', '']) {
    await page.evaluate((text) => {
      localStorage.setItem('nimble.theme', text)
      sessionStorage.setItem('nimble.reloaded-at', text)
    }, corrupt)
    await page.reload()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
    await hydrated(themeButton(page))
    await expect(themeButton(page)).toHaveAccessibleName('Theme: system')
  }
})

test('a visit keeps nothing but the theme, and no cookie', async ({ page, context }) => {
  const qr = new QrPage(page)
  await qr.open()
  await qr.text.fill('zq7-sentinel')
  await qr.save()
  const themes = themeButton(page)
  await themes.click()
  const kept = () => page.evaluate(() => ({ ...localStorage, ...sessionStorage }))
  expect(await kept()).toEqual({ 'nimble.theme': 'light' })
  expect(await context.cookies()).toEqual([])
})
