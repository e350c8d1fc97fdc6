import { TILES } from '../../src/tools/color-picker/extras/tiles.en'
import { takeAll } from '../../src/tools/color-picker/texts.en'
import { ColorPage } from './support/color-page'
import { expect, test } from './support/test'

test('CO-49: a list of colors becomes a palette, from the HEX field and from that for any color', async ({
  page,
}) => {
  const color = new ColorPage(page)
  await color.open()
  await color.hex.fill('264653,2a9d8f,e9c46a')
  await color.hex.press('Enter')
  await page.getByRole('button', { name: takeAll(3) }).click()
  await expect(color.value).toHaveText('#264653')
  const tools = page.getByRole('region', { name: TILES.palettes.title, exact: true })
  const swatches = tools.getByRole('button', { name: /^Use #/ })
  await expect(swatches).toHaveCount(3)
  const formats = await color.unfold('formats')
  await formats.getByLabel('Any CSS color', { exact: true }).fill('red, green')
  await formats.getByRole('button', { name: takeAll(2) }).click()
  await expect(swatches).toHaveCount(2)
})
