import { COPIED } from '../../src/ui/texts.en'
import * as texts from '../../src/tools/color-picker/texts.en'
import { readHex } from '../../src/lib/color'
import { roundedHsl } from '../support/exact-colors'
import { ColorPage } from './support/color-page'
import { expect, test } from './support/test'

const { step } = test

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a visitor picks colors in every way, changes their format and copies them', async ({
  page,
}) => {
  const color = new ColorPage(page)
  await color.open()
  const status = page.getByRole('status')
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())

  await step('All Formats has a copy button for each of the five', async () => {
    const buttons = color.formats.getByRole('button', { name: /^Copy / })
    await expect(buttons).toHaveCount(5)
    const copied: string[] = []
    for (const button of await buttons.all()) {
      await button.click()
      await expect(button).toContainText(COPIED.copied)
      copied.push(await clipboard())
    }
    expect(copied).toEqual([
      '#3498db',
      'rgb(52, 152, 219)',
      'rgba(52, 152, 219, 1)',
      'hsl(204, 70%, 53%)',
      'hsla(204, 70%, 53%, 1)',
    ])
  })

  await step('CO-40: clicking the value of a swatch copies it and selects nothing', async () => {
    const value = color.palette.getByRole('button', { name: texts.copyValue('#db7734') })
    await value.click()
    await expect(value).toHaveText(COPIED.copied)
    expect(await clipboard()).toBe('#db7734')
    await expect(color.value).toHaveText('#3498db')
    await expect(color.recent).toHaveCount(0)
  })

  await step('Copy Color copies the shown format; another color ends its Copied', async () => {
    await color.hex.fill('#C0FFEE')
    await color.format.selectOption('hsl')
    await color.copyColor.click()
    await expect(color.copyColor.getByText(COPIED.copied)).toBeVisible()
    expect(await clipboard()).toBe('hsl(164, 100%, 88%)')
    await color.hex.fill('#123456')
    await expect(color.copyColor.getByText(COPIED.copied)).toBeHidden()
    await expect(color.copyColor.getByText(texts.COPY_COLOR)).toBeVisible()
    await color.format.selectOption('hex')
  })

  await color.hex.fill('#c0ffee')
  await color.recent.getByRole('button', { name: texts.CLEAR_HISTORY }).click()

  await step('presets, swatches and recent colors select', async () => {
    await expect(page.getByRole('heading', { name: texts.ALL_FORMATS })).toBeFocused()
    await expect(status.getByText(texts.HISTORY_CLEARED)).toBeAttached()
    await expect(color.presets).toHaveCount(12)
    const black = page.getByRole('button', { name: texts.presetName('black', '#000000') })
    await black.click()
    await expect(black).toHaveAttribute('aria-pressed', 'true')
    await color.hex.fill('#3498db')
    await color.paletteType.selectOption('tetradic')
    await color.expectPalette('#3498db', '#cb34db', '#db7734', '#45db34')
    const tetradic = color.palette.getByRole('status').getByText(/palette/)
    await expect(tetradic).toHaveText(texts.paletteChosen('tetradic', 4))
    await color.swatches().nth(1).click()
    await expect(color.value).toHaveText('#cb34db')
    await color.recent.getByRole('button', { name: texts.recentName('#000000') }).click()
    await expect(color.hex).toHaveValue('#000000')
    await expect.poll(() => color.recentColors()).toEqual(['#cb34db', '#3498db', '#000000'])
  })
})

test('a visitor types colors, picks them by keys and by the native input, and comes back', async ({
  page,
}) => {
  const color = new ColorPage(page)
  await color.open()
  const status = page.getByRole('status')

  await step('CO-14: HEX keeps what is typed, and the color, until it is left', async () => {
    await color.hex.fill(' #123456')
    await expect(color.hex).toHaveValue(' #123456')
    await expect(color.value).toHaveText('#3498db')
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await color.hex.fill('#12345')
    await expect(color.hex).not.toHaveAttribute('aria-invalid')
    await page.clock.resume()
    await expect(status.getByText(texts.hexAloud('refused', '#3498db'))).toBeAttached()
    await expect(color.hex).toHaveAttribute('aria-invalid', 'true')
    await expect(color.hex).toHaveAccessibleDescription(texts.hexHint('refused', '#3498db'))
    await color.hex.fill('#zz')
    await color.hex.blur()
    await expect(color.hex).toHaveValue('#3498db')
    await expect(status.getByText(texts.hexAloud('kept', '#3498db'))).toBeAttached()
    await expect(color.hex).toHaveAccessibleDescription(texts.hexHint('kept', '#3498db'))
    await color.hex.fill('#ABCDEF')
    await expect(color.value).toHaveText('#abcdef')
    await expect(color.hex).toHaveValue('#ABCDEF')
    await expect(status.getByText('Not a color')).toHaveCount(0)
    await color.hex.blur()
    await expect(color.hex).toHaveValue('#abcdef')
    await expect.poll(() => color.recentColors()).toEqual(['#abcdef'])
  })

  await step('the native input shows colors while it is dragged, adds one on change', async () => {
    await color.recent.getByRole('button', { name: texts.CLEAR_HISTORY }).click()
    // What the browser's own window does is out of a test's reach: the value, then an event.
    const drag = (value: string) =>
      color.picker.evaluate((input: HTMLInputElement, next) => {
        // Past the setter with which React notices what it has set itself.
        Reflect.set(HTMLInputElement.prototype, 'value', next, input)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }, value)
    for (const value of ['#111111', '#222222']) {
      await drag(value)
      await expect(color.value).toHaveText(value)
    }
    await expect(color.recent).toHaveCount(0)
    await color.picker.dispatchEvent('change')
    await expect.poll(() => color.recentColors()).toEqual(['#222222'])
  })

  await step('the crosshair moves by keys, Enter and Space select', async () => {
    await color.hex.fill('#3498db')
    await color.canvas.press('Home')
    await color.canvas.press('Shift+ArrowUp')
    await color.canvas.press('PageDown')
    await expect(color.value).toHaveText('#3498db')
    const described = /^#[0-9a-f]{6}, hue 0 degrees, lightness 53 percent$/
    await expect(color.canvas).toHaveAttribute('aria-valuetext', described)
    const announced = (await color.canvas.getAttribute('aria-valuetext')) ?? ''
    const target = readHex(announced.slice(0, 7)) ?? '#000000'
    await expect(page.getByText(texts.enterSelects(target))).toBeVisible()
    await color.canvas.press('Enter')
    await expect(color.value).toHaveText(target)
    expect(roundedHsl(target).slice(0, 2)).toEqual([0, 100])
    await color.canvas.press('ArrowRight')
    await color.canvas.press('Space')
    await expect(color.value).not.toHaveText(target)
    await expect.poll(() => color.recentColors()).toHaveLength(4)
  })
})
