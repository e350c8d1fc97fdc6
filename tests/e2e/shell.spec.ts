import { hydrated } from './support/hydrated'
import { expect, test } from './support/test'

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
