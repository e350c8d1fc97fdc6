import { TOOLS } from '../../src/tools/registry'
import { tryNow } from './support/landing-links'
import { TOOL_PAGES } from './support/routes'
import { expect, test } from './support/test'

test.beforeEach(({ page }) => page.goto('/'))

test("the hero's title is 'Free Online Tools for Everyone'", async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Free Online Tools for Everyone')
})

test("'Available Tools' is a grid with a card for each tool, in order", async ({ page }) => {
  const section = page.getByRole('region', { name: 'Available Tools' })
  await expect(section.getByRole('heading', { level: 2 })).toHaveText('Available Tools')
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(
    TOOL_PAGES.map(({ title }) => title),
  )
})

test('each card has icon, title, description and its way on', async ({ page }) => {
  for (const tool of TOOLS) {
    const card = page.getByRole('article').filter({
      has: page.getByRole('heading', { name: tool.title, exact: true }),
    })
    await expect(card.locator('svg').first()).toBeVisible()
    await expect(card).toContainText(tool.description)
    await expect(card.getByRole('link', { name: 'Try Now' })).toHaveCount(tool.available ? 1 : 0)
    await expect(card.getByText('Coming Soon')).toHaveCount(tool.available ? 0 : 1)
  }
})

test("'Try Now' opens its tool, and 'Back to Tools' leads back to the list", async ({ page }) => {
  await page.goto('/')
  for (const tool of TOOLS.filter(({ available }) => available)) {
    await tryNow(page, tool.title).click()
    await expect(page).toHaveURL(tool.link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tool.title)
    await page.getByRole('link', { name: 'Back to Tools' }).click()
    await expect(page).toHaveURL('/#tools')
    await expect(page.getByRole('heading', { name: 'Available Tools' })).toBeInViewport()
  }
})

test("the page of a tool that is not built yet says 'Coming Soon'", async ({ page }) => {
  for (const tool of TOOLS.filter(({ available }) => !available)) {
    await page.goto(tool.link)
    await expect(page.getByRole('main')).toContainText('Coming Soon')
  }
})

test("the currency converter's card tells of 200+ currencies, daily and crypto", async ({
  page,
}) => {
  await expect(
    page.getByText('Convert 200+ currencies, updated daily, including cryptocurrencies.'),
  ).toBeVisible()
})

test("'Why Choose' has the four features", async ({ page }) => {
  const section = page.getByRole('region', { name: /^Why Choose/ })
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    'Fast & Responsive',
    'Privacy First',
    'No Installation',
    'Completely Free',
  ])
  await expect(section.getByRole('listitem')).toHaveCount(4)
})

test('the landing page claims that data stays in the browser and nothing personal is collected', async ({
  page,
}) => {
  const privacy = page.getByRole('listitem').filter({ hasText: 'Privacy First' })
  await expect(privacy).toContainText('Your data stays in your browser')
  await expect(privacy).toContainText('Nothing personal is collected')
})
