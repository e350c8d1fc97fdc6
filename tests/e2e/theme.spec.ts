import type { Page } from '@playwright/test'
import { NIGHTLY } from '../support/nightly'
import { hydrated } from './support/hydrated'
import { expect, test } from './support/test'

const LIGHT = 'rgb(243, 242, 238)'
const DARK = 'rgb(13, 14, 21)'

const root = (page: Page) => page.locator('html')
const themeButton = (page: Page) => page.getByRole('button', { name: /^Theme/ })

test('the system decides until the visitor does, whose choice other tabs follow and later visits keep, without a flash', async ({
  page,
  context,
  consoleGuard,
}) => {
  const other = await context.newPage()
  const button = themeButton(page)
  for (const tab of [other, page]) {
    await tab.emulateMedia({ colorScheme: 'light' })
    await tab.goto('/')
    await hydrated(themeButton(tab))
  }
  await expect(root(page)).toHaveCSS('background-color', LIGHT)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    document.addEventListener('transitionrun', () => (dataset['moved'] = ''))
  })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expect(root(page)).toHaveCSS('background-color', DARK)
  // The shortest transition too costs every element of the page its frames.
  await expect(root(page)).not.toHaveAttribute('data-moved')
  await expect(button).toHaveAccessibleName('Theme: system')

  await button.click()
  await expect(button).toHaveAccessibleName('Theme: light')
  await expect(root(page)).toHaveCSS('background-color', LIGHT)
  await expect(themeButton(other)).toHaveAccessibleName('Theme: light')
  await page.emulateMedia({ colorScheme: 'light' })
  await button.click()
  await expect(button).toHaveAccessibleName('Theme: dark')
  await expect(root(page)).toHaveCSS('background-color', DARK)

  // Whatever is dark now was dark before any of the product's code came.
  consoleGuard.expectLines(/net::ERR_FAILED/)
  await page.route('**/static/js/**', (route) => route.abort())
  await page.goto('/qr-generator')
  await expect(root(page)).toHaveCSS('background-color', DARK)
  await page.unroute('**/static/js/**')
  await page.reload()
  await hydrated(button)
  await expect(button).toHaveAccessibleName('Theme: dark')
  await button.click()
  await expect(button).toHaveAccessibleName('Theme: system')
})

test(
  'a page with the dark theme is printed in dark letters, and a tool that fits one page from the first page on',
  NIGHTLY,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/unit-converter')
    await hydrated(themeButton(page))
    const letters = page.locator('h1')
    const ofLightTheme = 'rgb(23, 25, 42)'
    await expect(letters).not.toHaveCSS('color', ofLightTheme)
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    await expect(letters).toHaveCSS('color', ofLightTheme)

    await page.emulateMedia({ colorScheme: 'light', media: 'screen' })
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
    await expect(letters).not.toHaveCSS('color', ofLightTheme)
    await page.emulateMedia({ colorScheme: 'light', media: 'print' })
    await expect(letters).toHaveCSS('color', ofLightTheme)

    const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
    const pdf = await page.pdf({ format: 'A4', margin })
    // The page's own end has the second one.
    expect(pdf.toString('latin1')).toMatch(/\/Type \/Pages\s*\/Count 2\b/)
  },
)
