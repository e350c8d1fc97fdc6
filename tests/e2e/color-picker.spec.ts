import { roundedHsl } from '../support/exact-colors'
import { ColorPage } from './support/color-page'
import { expect, test } from './support/test'

test('a visitor picks a color, changes its format, copies it and builds a palette', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  const color = new ColorPage(page)
  await color.open()
  await expect(color.value).toHaveText('#3498db')
  await expect(page.getByRole('heading', { name: 'Recent Colors' })).toHaveCount(0)
  await color.expectPalette('#3498db', '#db7734')

  await color.hex.fill('#C0FFEE')
  await color.format.selectOption('hsl')
  await expect(color.value).toHaveText('hsl(164, 100%, 88%)')
  await color.copyColor.click()
  await expect(color.copyColor).toContainText('Copied')
  expect(await clipboard()).toBe('hsl(164, 100%, 88%)')

  await color.presets
    .filter({ has: page.locator('svg') })
    .nth(5)
    .click()
  await expect(color.value).toHaveText('hsl(204, 70%, 53%)')
  await color.paletteType.selectOption('tetradic')
  await color.expectPalette('#3498db', '#cb34db', '#db7734', '#45db34')
  await color.swatches().nth(1).click()
  await expect(color.value).toHaveText('hsl(294, 70%, 53%)')
  expect(await color.recentColors()).toEqual(['#cb34db', '#3498db', '#c0ffee'])
  await color.recent.getByRole('button', { name: 'Recent #c0ffee' }).click()
  await expect(color.hex).toHaveValue('#c0ffee')
  await color.recent.getByRole('button', { name: 'Clear History' }).click()
  await expect(color.recent).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'All Formats' })).toBeFocused()
  await expect(page.getByRole('status').getByText('Recent colors cleared')).toBeAttached()
})

test('the format select changes the preview: hex, rgb, rgba, hsl, hsla', async ({ page }) => {
  const color = new ColorPage(page)
  await color.open()
  await expect(color.format.getByRole('option')).toHaveText(['HEX', 'RGB', 'RGBA', 'HSL', 'HSLA'])
  for (const [format, text] of [
    ['rgb', 'rgb(52, 152, 219)'],
    ['rgba', 'rgba(52, 152, 219, 1)'],
    ['hsl', 'hsl(204, 70%, 53%)'],
    ['hsla', 'hsla(204, 70%, 53%, 1)'],
    ['hex', '#3498db'],
  ] as const) {
    await color.format.selectOption(format)
    await expect(color.value).toHaveText(text)
  }
})

test('CO-14: the HEX field keeps what is typed, and the color, until it is left', async ({
  page,
}) => {
  const color = new ColorPage(page)
  await color.open()
  for (const text of ['#abc', 'abcdef', '#12345g', '#1234567', ' #123456']) {
    await color.hex.fill(text)
    await expect(color.hex).toHaveValue(text)
    await expect(color.value).toHaveText('#3498db')
  }
  await color.hex.blur()
  await expect(color.hex).toHaveValue('#3498db')
  await color.hex.fill('#ABCDEF')
  await expect(color.value).toHaveText('#abcdef')
  await expect(color.hex).toHaveValue('#ABCDEF')
  await color.hex.blur()
  await expect(color.hex).toHaveValue('#abcdef')
  expect(await color.recentColors()).toEqual(['#abcdef'])
})

test('an invalid HEX is announced once it rests, and when it is left', async ({ page }) => {
  const color = new ColorPage(page)
  await color.open()
  const status = page.getByRole('status')
  await color.hex.fill('#12345')
  await expect(color.hex).not.toHaveAttribute('aria-invalid')
  await expect(status.getByText('Not a color: # and 6 hex digits are needed')).toBeAttached()
  await expect(color.hex).toHaveAttribute('aria-invalid', 'true')
  await expect(color.hex).toHaveAccessibleDescription('Not # and 6 hex digits')
  await color.hex.fill('#zz')
  await color.hex.blur()
  await expect(status.getByText('Not a color: HEX is #3498db again')).toBeAttached()
  await color.hex.fill('#123456')
  await expect(status.getByText('Not a color')).toHaveCount(0)
})

test('a change of the palette type is announced', async ({ page }) => {
  const color = new ColorPage(page)
  await color.open()
  const status = color.palette.getByRole('status').getByText(/palette/)
  await expect(status).toHaveCount(0)
  await color.paletteType.selectOption('Triadic')
  await expect(status).toHaveText('Triadic palette, 3 colors')
})

test('a color without a hue says so on the canvas and keeps the last hue', async ({ page }) => {
  const color = new ColorPage(page)
  await color.open()
  await expect(color.canvas).toHaveAttribute(
    'aria-valuetext',
    '#3498db, hue 204 degrees, lightness 53 percent',
  )
  await color.hex.fill('#808080')
  await expect(color.canvas).toHaveAttribute(
    'aria-valuetext',
    '#808080, no hue, lightness 50 percent',
  )
  await expect(color.canvas).toHaveAttribute('aria-valuenow', '204')
})

test('the native input shows colors while it is dragged and adds one on change', async ({
  page,
}) => {
  const color = new ColorPage(page)
  await color.open()
  // What the browser's own window does is out of a test's reach: the value, then an event.
  const drag = (value: string) =>
    color.picker.evaluate((input: HTMLInputElement, next) => {
      // Past the setter with which React notices what it has set itself.
      Reflect.set(HTMLInputElement.prototype, 'value', next, input)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }, value)
  await drag('#111111')
  await expect(color.value).toHaveText('#111111')
  await drag('#222222')
  await expect(color.value).toHaveText('#222222')
  await expect(color.recent).toHaveCount(0)
  await color.picker.dispatchEvent('change')
  await expect.poll(() => color.recentColors()).toEqual(['#222222'])
})

test('there are 12 presets, and a click selects one', async ({ page }) => {
  const color = new ColorPage(page)
  await color.open()
  await expect(color.presets).toHaveCount(12)
  const black = page.getByRole('button', { name: 'Black #000000' })
  await black.click()
  await expect(color.value).toHaveText('#000000')
  await expect(black).toHaveAttribute('aria-pressed', 'true')
  expect(await color.recentColors()).toEqual(['#000000'])
})

test('the page works by keyboard: the crosshair moves, Enter and Space select', async ({
  page,
}) => {
  const color = new ColorPage(page)
  await color.open()
  await color.canvas.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('PageDown')
  await expect(color.value).toHaveText('#3498db')
  const announced = await color.canvas.getAttribute('aria-valuetext')
  expect(announced).toMatch(/^#[0-9a-f]{6}, hue 0 degrees, lightness 53 percent$/)
  const target = announced?.slice(0, 7) ?? ''
  await expect(page.getByText(`Enter selects ${target}`)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(color.value).toHaveText(target)
  expect(roundedHsl(target).slice(0, 2)).toEqual([0, 100])
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(color.value).not.toHaveText(target)
  expect(await color.recentColors()).toHaveLength(2)
})
