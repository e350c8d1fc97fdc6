import { readFileSync } from 'node:fs'
import type { Download, Locator } from '@playwright/test'
import { laidOverWhite, PARTS, SWAP } from '../../src/tools/color-picker/extras/contrast/texts.en'
import * as palettes from '../../src/tools/color-picker/extras/palettes/texts.en'
import { TILES } from '../../src/tools/color-picker/extras/tiles.en'
import {
  CHOOSE_PICTURE,
  DROP_PICTURE,
  UNREADABLE_PICTURE,
} from '../../src/ui/fields/picture-drop.en'
import { ANY_COLOR } from '../../src/tools/color-picker/extras/formats/texts.en'
import * as pictureTexts from '../../src/tools/color-picker/extras/picture/texts.en'
import { HUE, PLANE } from '../../src/tools/color-picker/extras/oklch/texts.en'
import { ColorPage } from './support/color-page'
import { optionText } from './support/option-text'
import { expect, test } from './support/test'
import { tile } from './support/unfold'

async function readAnyColor(color: ColorPage) {
  const formats = await color.unfold('formats')
  await formats.getByLabel(ANY_COLOR, { exact: true }).fill('hwb(204 20% 14%)')
  await expect(color.value).toHaveText('#3398db')
  await expect(formats.getByRole('button', { name: /OKLCH/ })).toContainText(
    /oklch\(65\.28% 0\.135/,
  )
  // As by a window of the browser's own, which leaves the focus where it is.
  const hwb = formats.getByRole('button', { name: /HWB/ })
  await hwb.focus()
  await color.picker.evaluate((input: HTMLInputElement) => {
    input.value = '#0000ff'
    input.dispatchEvent(new Event('change'))
  })
  await expect(hwb).toContainText('hwb(240 0% 0%)')
  await expect(hwb).toBeFocused()
}

async function judgeContrast(color: ColorPage) {
  const contrast = await color.unfold('contrast')
  await expect(contrast.getByText('On white: 3.15:1')).toBeVisible()
  await contrast
    .getByRole('button', { name: /nearest that passes AA text on white/ })
    .press('Enter')
  await expect(contrast.getByText(/On white: 4\.5\d:1/)).toBeFocused()
  const background = contrast.getByLabel(PARTS.background, { exact: true })
  const overWhite = laidOverWhite('50')
  const taken = contrast.getByRole('status').filter({ hasText: overWhite })
  await background.fill('rgb(0 0 0 / 50%)')
  await expect(taken).toHaveText(overWhite)
  await expect(background).toHaveAccessibleDescription(overWhite)
  await background.blur()
  await expect(background).toHaveValue('rgba(0, 0, 0, 0.5)')
  await contrast.getByLabel(PARTS.text, { exact: true }).fill('white')
  await expect(contrast.getByText('On the background: 3.97:1')).toBeVisible()
  await background.fill('white')
  await expect(taken).toHaveCount(0)
  await contrast.getByLabel(PARTS.text, { exact: true }).fill('navy')
  await contrast.getByRole('button', { name: SWAP }).press('Enter')
  await expect(color.value).toHaveText('#ffffff')
  await expect(background).toHaveValue('#000080')
  await expect(contrast.getByText('On the background: 16.00:1')).toBeVisible()
}

/** The left part red, the right one blue, of 12 megapixels. */
const photo = (page: ColorPage['page']) =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 3000)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no 2d context')
    context.fillStyle = '#c81e1e'
    context.fillRect(0, 0, 1800, 3000)
    context.fillStyle = '#1e1ec8'
    context.fillRect(1800, 0, 2200, 3000)
    const blob = await canvas.convertToBlob({ type: 'image/png' })
    return [...new Uint8Array(await blob.arrayBuffer())]
  })

async function openPhoto(color: ColorPage, extra: Locator) {
  const { page } = color
  const buffer = Buffer.from(await photo(page))
  const file = extra.getByLabel(CHOOSE_PICTURE)
  await file.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer })
  const picture = extra.getByRole('slider', { name: pictureTexts.PICTURE })
  await expect(picture).toHaveAttribute('aria-valuetext', /^#1e1ec8 at \d+, \d+$/)
  await expect(extra.getByRole('button', { name: /^Main color/ })).toHaveCount(2)
  await picture.click({ position: { x: 20, y: 20 } })
  await expect(color.value).toHaveText('#c81e1e')
  await picture.press('End')
  await picture.press('Enter')
  await expect(color.value).toHaveText('#1e1ec8')

  const news = extra.getByRole('status').filter({ hasText: pictureTexts.opened(2) })
  const announced: number[] = []
  await page.exposeFunction('announce', (times: number) => announced.push(times))
  await news.evaluate((status) => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) Reflect.get(window, 'announce')(addedNodes.length)
    }).observe(status, { childList: true })
  })
  await file.setInputFiles({ name: 'again.png', mimeType: 'image/png', buffer })
  await expect.poll(() => announced.length).toBeGreaterThan(0)
  const text = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
  await file.setInputFiles(text)
  await expect(extra.getByRole('alert')).toHaveText(UNREADABLE_PICTURE)
  await expect(picture).toBeVisible()
  expect(announced.filter((added) => added > 0)).toEqual([1])
}

/** As if a picture of one color, among other files, were dragged over the element, dropped or pasted there. */
const give = (element: Locator, how: 'dragover' | 'drop' | 'paste', color: string) =>
  element.evaluate(
    async (target, [type, fill]) => {
      const canvas = new OffscreenCanvas(40, 30)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no 2d context')
      context.fillStyle = fill
      context.fillRect(0, 0, 40, 30)
      const given = new DataTransfer()
      given.items.add(new File(['a text'], 'a.txt', { type: 'text/plain' }))
      given.items.add(new File([await canvas.convertToBlob()], 'a.png', { type: 'image/png' }))
      const init = { bubbles: true, cancelable: true }
      const event =
        type === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: given })
          : new DragEvent(type, { ...init, dataTransfer: given })
      target.dispatchEvent(event)
      // Taken, the browser does not open the file itself.
      return event.defaultPrevented
    },
    [how, color] as const,
  )

test('a picture is opened, dropped or pasted, and gives its colors by mouse, by keys and as main colors; a color comes from the screen where the browser can', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const answers = ['#a1b2c3', null]
    const open = () => {
      const sRGBHex = answers.shift()
      // As with Escape.
      if (!sRGBHex) return Promise.reject(new DOMException('canceled', 'AbortError'))
      return Promise.resolve({ sRGBHex })
    }
    Object.assign(globalThis, {
      EyeDropper: function EyeDropper() {
        return { open }
      },
    })
  })
  const color = new ColorPage(page)
  await color.open()
  const extra = await color.unfold('picture')
  await test.step('a photo is opened and announced once', () => openPhoto(color, extra))
  const picture = extra.getByRole('slider', { name: pictureTexts.PICTURE })
  expect(await give(extra.getByText(DROP_PICTURE), 'drop', '#c81e1e')).toBe(true)
  await expect(picture).toHaveAttribute('aria-valuetext', /^#c81e1e at/)
  expect(await give(page.locator('body'), 'paste', '#1e1ec8')).toBe(true)
  await expect(picture).toHaveAttribute('aria-valuetext', /^#1e1ec8 at/)

  // Beside it too: some browsers would open the picture in place of the page.
  expect(await give(page.getByRole('heading', { level: 1 }), 'dragover', '#c81e1e')).toBe(true)
  await page.keyboard.press('Control+k')
  expect(await give(page.getByRole('dialog'), 'paste', '#c81e1e')).toBe(false)
  await page.keyboard.press('Escape')
  const screen = extra.getByRole('button', { name: pictureTexts.PICK_FROM_SCREEN })
  await screen.press('Enter')
  await expect(color.value).toHaveText('#a1b2c3')
  await screen.press('Enter')
  await expect(screen).toBeFocused()
  await expect(color.value).toHaveText('#a1b2c3')

  await tile(page, TILES.picture.title).press('Enter')
  expect(await give(page.locator('body'), 'paste', '#c81e1e')).toBe(false)
})

async function pickFromOklch(color: ColorPage) {
  const extra = await color.unfold('oklch')
  await expect(color.value).toHaveText(/^oklch\(65\.\d+% 0\.13\d* 24\d\.\d+\)$/)
  await expect(color.format).toHaveValue('oklch')
  const plane = extra.getByRole('slider', { name: PLANE })
  await expect(plane).toHaveAttribute('aria-valuetext', /^#3498db, lightness 65 percent/)
  await plane.press('Home')
  await expect(plane).toHaveAttribute('aria-valuetext', /chroma 0\.000$/)
  await plane.press('Tab')
  const hue = extra.getByRole('slider', { name: HUE, exact: true })
  await expect(hue).toBeFocused()
  // A key that turns nothing selects nothing.
  await expect(color.recent).toBeHidden()
  await plane.press('Shift+ArrowRight')
  await plane.press('Enter')
  await hue.press('Home')
  await expect(extra.getByText('Hue 0°')).toBeVisible()
  await expect(hue).toHaveAttribute('aria-valuetext', '0 degrees')
  await expect.poll(() => color.recentColors()).toHaveLength(2)
  const drawn = () =>
    plane.evaluate((canvas: HTMLCanvasElement) => {
      const context = new OffscreenCanvas(300, 200).getContext('2d', { willReadFrequently: true })
      context?.drawImage(canvas, 0, 0)
      const [red = 0, , blue = 0] = context?.getImageData(60, 80, 1, 1).data ?? []
      return red > blue
    })
  await expect.poll(drawn).toBe(true)
}

test('any CSS color is read and judged for contrast; the OKLCH picker picks by keys; palettes are shuffled, locked, seen with other eyes and downloaded, at 280 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 653 })
  const color = new ColorPage(page)
  await color.open()
  await test.step('the OKLCH picker picks by keys and turns its hue', () => pickFromOklch(color))
  await color.format.selectOption('hex')
  await test.step('any CSS color is read, and shown in more formats', () => readAnyColor(color))
  await color.hex.fill('#3498db')
  await test.step('the contrast is judged, and the nearest color that passes taken', () =>
    judgeContrast(color))
  await color.hex.fill('#3498db')
  const tools = await color.unfold('palettes')
  const colors = tools.getByRole('button', { name: /^Use #/ })
  await tools.getByRole('button', { name: optionText(palettes.SOURCES, 'scale') }).press('Enter')
  await expect(colors).toHaveCount(11)
  await expect(tools.getByRole('button', { name: palettes.choose('#3498db') })).toBeVisible()
  await tools
    .getByRole('button', { name: optionText(palettes.SOURCES, 'shuffle'), exact: true })
    .press('Enter')
  await expect(colors).toHaveCount(5)
  const [first = '', second = ''] = await colors.evaluateAll((found: HTMLElement[]) =>
    found.map(({ title }) => title),
  )
  expect(first).toBe(palettes.choose('#3498db'))
  const locked = tools.getByRole('button', { name: palettes.lock('#3498db', true) })
  await expect(locked).toHaveAttribute('aria-pressed', 'true')
  await tools.getByRole('button', { name: palettes.SHUFFLE_UNLOCKED }).press('Enter')
  await expect(colors.nth(1)).not.toHaveAccessibleName(second)
  await expect(colors.first()).toHaveAccessibleName(first)
  await tools.getByLabel(palettes.SIMULATE).selectOption('deuteranopia')
  await expect(tools.locator('[data-seen]')).toHaveCount(5)
  await tools.getByLabel(palettes.EXPORT_AS).selectOption('json')
  const files: Download[] = []
  page.on('download', (download) => files.push(download))
  const save = tools.getByRole('button', { name: palettes.DOWNLOAD_EXPORT })
  await save.dblclick()
  await save.press('Enter')
  const names = () => files.map((file) => file.suggestedFilename())
  await expect.poll(names).toEqual(['palette.json', 'palette.json'])
  const palette: unknown = JSON.parse(readFileSync((await files[1]?.path()) ?? '', 'utf8'))
  expect(palette).toMatchObject({ 'brand-1': '#3498db' })
})
