import type { Page } from '@playwright/test'
import { THEME_TITLES } from '../../src/app/texts.en'
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
  await expect(button).toHaveAccessibleName(THEME_TITLES.system)

  await button.click()
  await expect(button).toHaveAccessibleName(THEME_TITLES.light)
  await expect(root(page)).toHaveCSS('background-color', LIGHT)
  await expect(themeButton(other)).toHaveAccessibleName(THEME_TITLES.light)
  await page.emulateMedia({ colorScheme: 'light' })
  await button.click()
  await expect(button).toHaveAccessibleName(THEME_TITLES.dark)
  await expect(root(page)).toHaveCSS('background-color', DARK)

  // Whatever is dark now was dark before any of the product's code came.
  consoleGuard.expectLines(/net::ERR_FAILED/)
  await page.route('**/static/js/**', (route) => route.abort())
  await page.goto('/qr-generator')
  await expect(root(page)).toHaveCSS('background-color', DARK)
  await page.unroute('**/static/js/**')
  await page.reload()
  await hydrated(button)
  await expect(button).toHaveAccessibleName(THEME_TITLES.dark)
  await button.click()
  await expect(button).toHaveAccessibleName(THEME_TITLES.system)
})
