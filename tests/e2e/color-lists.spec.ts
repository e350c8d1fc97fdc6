import { TILES } from '../../src/tools/color-picker/extras/tiles.en'
import { opaque, takeAll } from '../../src/tools/color-picker/texts.en'
import { ANY_COLOR } from '../../src/tools/color-picker/extras/formats/texts.en'
import { ask, openButton } from './support/ask-page'
import { ColorPage } from './support/color-page'
import { expect, test } from './support/test'
import { tile } from './support/unfold'

test('CO-49: a list of colors becomes a palette, from the HEX field and from that for any color', async ({
  page,
}) => {
  const color = new ColorPage(page)
  await color.open()
  await color.hex.fill('')
  await color.hex.pressSequentially('264653,2a9d8f,e9c46a')
  await page.getByRole('button', { name: takeAll(3) }).click()
  await expect(color.value).toHaveText('#264653')
  const tools = page.getByRole('region', { name: TILES.palettes.title, exact: true })
  const swatches = tools.getByRole('button', { name: /^Use #/ })
  await expect(swatches).toHaveCount(3)
  const formats = await color.unfold('formats')
  await formats.getByLabel(ANY_COLOR, { exact: true }).fill('red, green')
  await formats.getByRole('button', { name: takeAll(2) }).click()
  await expect(swatches).toHaveCount(2)
})

test('colors come by links and by the box', async ({ page }) => {
  await test.step('CO-53: of a translucent color the window and the formats have the alpha', async () => {
    const color = new ColorPage(page)
    await page.goto('/color-picker#000000/0.5')
    await expect(color.value).toHaveText('#000000')
    await expect(color.preview.getByText(opaque('50'))).toBeVisible()
    await color.format.selectOption('rgba')
    await expect(color.value).toHaveText('rgba(0, 0, 0, 0.5)')
    await expect(color.formats.getByText('hsla(0, 0%, 0%, 0.5)')).toBeVisible()
    await color.hex.fill('#ffffff')
    await expect(color.value).toHaveText('rgba(255, 255, 255, 1)')
  })
  await test.step('CO-46: a contrast that was asked for opens with both colors, beside another extra too', async () => {
    await page.goto('about:blank')
    await page.goto('/color-picker#777-on-000080')
    const contrast = page.getByRole('region', { name: TILES.contrast.title, exact: true })
    await expect(contrast.getByText('On the background: 3.57:1')).toBeInViewport()
    await page.goto('about:blank')
    await page.goto('/color-picker#extra=oklch')
    await expect(tile(page, TILES.oklch.title)).toHaveAttribute('aria-expanded', 'true')
    await ask(page, 'contrast #777 on navy')
    await openButton(page).click()
    await expect(contrast.getByText('On the background: 3.57:1')).toBeInViewport()
  })
})
