import { NIGHTLY } from '../support/nightly'
import { ColorPage } from './support/color-page'
import { orRefused } from './support/scripts'
import { expect, test } from './support/test'

const COLOR_WORKER = '**/static/js/color.worker-*.js'

test(
  'without its worker the page still picks colors, and tries again',
  NIGHTLY,
  async ({ page, consoleGuard }) => {
    consoleGuard.expectLines(orRefused(/Color (palette|spectrum)/))
    await page.route(COLOR_WORKER, (route) => route.fulfill({ status: 500, body: '' }))
    const color = new ColorPage(page)
    await color.open()
    await expect(color.palette.getByRole('alert')).toContainText('The palette could not be made.')
    const notDrawn = page.getByRole('alert').filter({ hasText: 'Could not draw the color canvas.' })
    await expect(notDrawn).toBeVisible()
    // Another color asks for another palette: this, too, must have failed before the worker is there.
    const failed = consoleGuard.matching(/Color palette/).length
    await color.hex.fill('#ff0000')
    await expect(color.value).toHaveText('#ff0000')
    await expect.poll(() => consoleGuard.matching(/Color palette/).length).toBeGreaterThan(failed)

    await page.unroute(COLOR_WORKER)
    await color.palette.getByRole('button', { name: 'Try again' }).click()
    await expect(color.paletteType).toBeFocused()
    await color.expectPalette('#ff0000', '#00ffff')
    await expect(notDrawn).toHaveCount(0)

    await test.step('nothing moves while colors, formats and palettes change', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      const places = () =>
        page
          .locator('main h2, main canvas, main select')
          .evaluateAll((found) =>
            found
              .filter((element) => element.textContent !== 'Recent Colors')
              .map((element) => Math.round(element.getBoundingClientRect().top + window.scrollY)),
          )
      const before = await places()
      await color.format.selectOption('hsla')
      await color.paletteType.selectOption('monochromatic')
      await color.hex.fill('#123456')
      await color.hex.fill('#1')
      await color.canvas.press('ArrowDown')
      await expect(page.getByText(/^Enter selects #/)).toBeVisible()
      await expect(color.swatches()).toHaveCount(5)
      await expect(color.swatches().nth(2)).toHaveAccessibleName('Select #123456')
      expect(await places()).toEqual(before)
    })
  },
)
