import { PARTS, passes } from '../../../src/tools/color-picker/extras/contrast/texts.en'
import { SIMULATE, SOURCES } from '../../../src/tools/color-picker/extras/palettes/texts.en'
import { CHOOSE_PICTURE } from '../../../src/ui/fields/picture-drop.en'
import { ANY_COLOR, REFUSED } from '../../../src/tools/color-picker/extras/formats/texts.en'
import { PICTURE } from '../../../src/tools/color-picker/extras/picture/texts.en'
import { ColorPage } from '../support/color-page'
import { orRefused } from '../support/scripts'
import { optionText } from '../support/option-text'
import { expect } from '../support/test'
import type { Visit } from './page-state'

const COLOR_WORKER = '**/static/js/color.worker-*.js'

export const COLOR_PICKER: Record<string, Visit> = {
  'the color picker': {
    open: async (page) => {
      const color = new ColorPage(page)
      await color.open()
      await color.expectPalette('#3498db', '#db7734')
    },
    steady: (page) => {
      const { preview, copyColor, canvas, hex, paletteType, formats } = new ColorPage(page)
      return [preview, copyColor, canvas, hex, paletteType, formats]
    },
    states: {
      'with another color and palette': async (page) => {
        const color = new ColorPage(page)
        await color.hex.press('ControlOrMeta+A')
        await page.keyboard.type('#123456')
        await color.paletteType.focus()
        await page.keyboard.type('mono')
        await expect(color.swatches()).toHaveCount(5)
        await expect(color.recent).toBeVisible()
      },
      'with the longest format, pale, a crosshair that was moved, and what is no color': async (
        page,
      ) => {
        const color = new ColorPage(page)
        await color.format.focus()
        await page.keyboard.type('hsla')
        await color.hex.press('ControlOrMeta+A')
        await page.keyboard.type('#f7f7f0')
        await expect(color.value).toContainText('hsla')
        await color.canvas.press('Shift+ArrowDown')
        await expect(page.getByText('Enter selects')).toBeVisible()
        await color.hex.fill('#12x')
        await expect(color.hex).toHaveAttribute('aria-invalid', 'true')
      },
    },
  },
  'the color picker with its extras': {
    open: async (page) => {
      const color = new ColorPage(page)
      await color.open()
      await color.unfold('formats')
      const contrast = await color.unfold('contrast')
      const onBlack = contrast.getByRole('listitem').filter({ hasText: 'On black:' })
      await expect(onBlack.getByText(passes('aa'), { exact: true })).toBeVisible()
    },
    steady: (page) => {
      // What stands below the extras moves as they are opened.
      const { preview, hex, palette } = new ColorPage(page)
      return [preview, hex, palette]
    },
    states: {
      'with any CSS color': async (page) => {
        await new ColorPage(page).unfold('formats')
        await page.getByLabel(ANY_COLOR, { exact: true }).fill('oklch(70% 0.4 150 / 0.5)')
        await expect(page.getByText(/outside sRGB/)).not.toHaveCount(0)
      },
      'with the palette tools and the OKLCH picker': async (page) => {
        const extra = await new ColorPage(page).unfold('palettes')
        await extra
          .getByRole('button', { name: optionText(SOURCES, 'shuffle'), exact: true })
          .click()
        await extra.getByLabel(SIMULATE).focus()
        await page.keyboard.type('prot')
        await expect(extra.getByRole('button', { name: /^Lock(ed)? #/ })).toHaveCount(5)
        const picture = await new ColorPage(page).unfold('oklch')
        await expect(picture.getByRole('slider')).toHaveCount(2)
      },
      'with a picture': async (page) => {
        const extra = await new ColorPage(page).unfold('picture')
        await extra.getByLabel(CHOOSE_PICTURE).setInputFiles('public/apple-touch-icon.png')
        await expect(extra.getByRole('slider', { name: PICTURE })).toBeVisible()
      },
      'with what is no CSS color and no picture': async (page) => {
        const color = new ColorPage(page)
        const notAColor = page.getByRole('alert').filter({ hasText: REFUSED['no-color'] })
        await color.unfold('formats')
        await page.getByLabel(ANY_COLOR, { exact: true }).fill('blurple')
        await expect(notAColor.filter({ visible: true })).toHaveCount(1)
        await color.unfold('contrast')
        const background = page.getByLabel(PARTS.background, { exact: true })
        await background.fill('blurple')
        await expect(background).toHaveAttribute('aria-invalid', 'true')
        const extra = await color.unfold('picture')
        const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
        await extra.getByLabel(CHOOSE_PICTURE).setInputFiles(file)
        await expect(extra.getByRole('alert')).toBeVisible()
      },
    },
  },
  'the color picker without its worker': {
    open: async (page, consoleGuard) => {
      consoleGuard.expectLines(orRefused(/Color (palette|spectrum)/))
      await page.route(COLOR_WORKER, (route) => route.fulfill({ status: 500, body: '' }))
      await new ColorPage(page).open()
      await expect(page.getByRole('alert')).toHaveCount(2)
    },
  },
}
