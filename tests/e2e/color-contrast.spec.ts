import { TILES } from '../../src/tools/color-picker/extras/tiles.en'
import { ask, openButton } from './support/ask-page'
import { expect, test } from './support/test'
import { tile } from './support/unfold'

test('CO-46: a contrast that was asked for opens with both colors, beside another extra too', async ({
  page,
}) => {
  await page.goto('/color-picker#777-on-000080')
  const contrast = page.getByRole('region', { name: TILES.contrast.title, exact: true })
  await expect(contrast.getByText('On the background: 3.57:1')).toBeInViewport()
  await page.goto('/calculator')
  await page.goto('/color-picker#extra=oklch')
  await expect(tile(page, TILES.oklch.title)).toHaveAttribute('aria-expanded', 'true')
  await ask(page, 'contrast #777 on navy')
  await openButton(page).click()
  await expect(contrast.getByText('On the background: 3.57:1')).toBeInViewport()
})
