import { hydrated } from './support/hydrated'
import { PAGES, TOOL_PAGES } from './support/routes'
import { expect, test } from './support/test'

test('each page has header, main area, footer and one heading of the first level', async ({
  page,
}) => {
  for (const { path, title } of PAGES) {
    await page.goto(path)
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Nimble', exact: true })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Home' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toContainText('Powered by React and Web Workers')
  }
})

test("each tool page has a 'Back to Tools' link to the tool list", async ({ page }) => {
  for (const { path } of TOOL_PAGES) {
    await page.goto(path)
    const back = page.getByRole('link', { name: 'Back to Tools' })
    await hydrated(back)
    await back.click()
    await expect(page).toHaveURL('/#tools')
    await expect(page.getByRole('heading', { name: 'Available Tools' })).toBeInViewport()
  }
})

test('the logo and the Home link lead to the landing page', async ({ page }) => {
  for (const name of ['Nimble', 'Home']) {
    await page.goto('/qr-generator')
    const link = page.getByRole('banner').getByRole('link', { name, exact: true })
    await hydrated(link)
    await link.click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Free Online Tools for Everyone',
    )
  }
})

test('the footer shows the current year, not that of the build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2041-06-01T12:00:00'))
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText('© 2041 Nimble')
})

test('the skip link comes first and leads to the main area', async ({ page }) => {
  await page.goto('/qr-generator')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
