import type { Page } from '@playwright/test'
import { hydrated } from './support/hydrated'
import { expect, test } from './support/test'

const LIGHT = 'rgb(243, 242, 238)'
const DARK = 'rgb(13, 14, 21)'

const root = (page: Page) => page.locator('html')
const themeButton = (page: Page) => page.getByRole('button', { name: /^Theme/ })

test('the system decides until the visitor does', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await expect(root(page)).toHaveCSS('background-color', LIGHT)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(root(page)).toHaveCSS('background-color', DARK)
})

test('the button steps from system to light to dark and back', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const button = themeButton(page)
  await hydrated(button)
  await expect(button).toHaveAccessibleName('Theme: system')
  await button.click()
  await expect(button).toHaveAccessibleName('Theme: light')
  await expect(root(page)).toHaveCSS('background-color', LIGHT)
  await button.click()
  await expect(button).toHaveAccessibleName('Theme: dark')
  await expect(root(page)).toHaveCSS('background-color', DARK)
  await button.click()
  await expect(button).toHaveAccessibleName('Theme: system')
})

test('the choice is kept across visits, without a flash on load', async ({ page, complaints }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await hydrated(themeButton(page))
  await themeButton(page).click()
  await themeButton(page).click()
  await expect(root(page)).toHaveCSS('background-color', DARK)

  // Whatever is dark now was dark before any of the product's code came.
  complaints.announce(/net::ERR_FAILED/)
  await page.route('**/static/js/**', (route) => route.abort())
  await page.goto('/qr-generator')
  await expect(root(page)).toHaveCSS('background-color', DARK)
  await page.unroute('**/static/js/**')
  await page.reload()
  await expect(themeButton(page)).toHaveAccessibleName('Theme: dark')
})

test('another tab follows the choice', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto('/')
  await hydrated(themeButton(page))
  await hydrated(themeButton(other))
  await themeButton(page).click()
  await expect(themeButton(other)).toHaveAccessibleName('Theme: light')
})
