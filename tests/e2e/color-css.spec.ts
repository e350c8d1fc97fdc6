import { NIGHTLY } from '../support/nightly'
import { ColorPage } from './support/color-page'
import { expect, test } from './support/test'
import { watchTexts } from './support/watch-texts'

test(
  'what a CSS color was read as is not announced of another color',
  NIGHTLY,
  async ({ page }) => {
    const color = new ColorPage(page)
    await color.open()
    const formats = await color.unfold('Any CSS color, more formats')
    const field = formats.getByLabel('Any CSS color')
    const announced = await watchTexts(formats.getByRole('status').first())
    await field.fill('#ff000080')
    // Before the text has rested.
    await color.presets.first().click()
    await field.fill('#00ff0080')
    const outcome = formats.getByRole('status').filter({ hasText: 'Read as' })
    await expect(outcome).toContainText('Read as #00ff00; 50.2% opaque')
    expect((await announced()).join()).not.toContain('#ff0000')
    await color.presets.first().click()
    await expect(outcome).toHaveCount(0)
  },
)
