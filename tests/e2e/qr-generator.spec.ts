import type { Locator } from '@playwright/test'
import * as texts from '../../src/tools/qr-generator/texts.en'
import { AS_ON_SCREEN } from '../../src/tools/qr-generator/extras/files/texts.en'
import { SAMPLES, TEMPLATE_IDS } from '../../src/tools/qr-generator/domain/templates'
import { QrPage } from './support/qr-page'
import { colorsOf, marginOf, readByAll, readCode } from './support/saved-picture'
import { expect, test } from './support/test'
import { watchTexts } from './support/watch-texts'

const { step } = test

let qr: QrPage
test.beforeEach(async ({ page }) => {
  qr = new QrPage(page)
  await qr.open()
})

const announced = (text: string | RegExp) => qr.page.getByRole('status').filter({ hasText: text })
const undo = () => qr.page.getByRole('button', { name: texts.UNDO })

/** On leaving the field a color is judged at once. */
async function enter(color: Locator, value: string) {
  await color.fill(value)
  await color.blur()
}

const pixelsShown = () =>
  qr.picture.evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error('no canvas')
    const { width, height } = canvas
    return String(canvas.getContext('2d')?.getImageData(0, 0, width, height).data)
  })

test('a visitor draws a code, changes its size, level and colors, and saves it', async () => {
  await step('QR-16: it starts with 256 px, level M, black on white', async () => {
    await expect(qr.text).toHaveValue('')
    await expect(qr.size).toHaveValue('256')
    await expect(qr.level).toHaveValue('M')
    await expect(qr.foreground).toHaveValue('#000000')
    await expect(qr.background).toHaveValue('#ffffff')
    await expect(qr.placeholder).toBeVisible()
    await expect(qr.download).toBeDisabled()
  })

  await qr.text.fill('https://example.com')
  const first = await qr.save()
  await step('QR-16, QR-30: the file has two colors and a margin of 2 modules', async () => {
    expect(first).toMatchObject({ fileName: 'qrcode.png', width: 256, height: 256 })
    const read = await readCode(first)
    expect(read).toEqual({ text: 'https://example.com', version: 2, level: 'M' })
    expect(colorsOf(first)).toEqual(['#000000ff', '#ffffffff'])
    // Version 2 has 25 modules a side (ISO/IEC 18004, 5.3).
    for (const { before, after, modulePx } of marginOf(first, 25)) {
      expect(modulePx).toBe(8)
      expect(before).toBeGreaterThanOrEqual(2 * modulePx)
      expect(after).toBeGreaterThanOrEqual(2 * modulePx)
    }
  })

  await step('the preview shows the pixels of the file', async () => {
    await expect(qr.picture).toHaveAccessibleName(texts.codeLabel(2))
    const inFile = String(new Uint8Array(first.raster.rgba.buffer))
    await expect.poll(async () => (await pixelsShown()) === inFile).toBe(true)
  })

  await step('QR-14, QR-39, QR-40: the file has the chosen size', async () => {
    for (const sizePx of [512, 384, 128]) {
      await qr.size.selectOption(String(sizePx))
      const saved = await qr.save()
      expect(saved).toMatchObject({ fileName: 'qrcode.png', width: sizePx, height: sizePx })
    }
    // Where the square has room for it, the canvas has that size too.
    await expect(qr.picture).toHaveJSProperty('width', 128)
    await expect(qr.picture).toHaveJSProperty('height', 128)
  })

  await step('QR-31, QR-32: what may not scan is drawn, with a warning', async () => {
    const warning = announced(/may not scan/)
    await enter(qr.background, '#ffffff')
    await enter(qr.foreground, '#3498db')
    await expect(warning).toContainText(texts.WARNINGS['low-contrast'])
    await enter(qr.foreground, '#767676')
    await expect(warning).toHaveCount(0)
    await enter(qr.foreground, '#ffffff')
    await enter(qr.background, '#000000')
    await expect(warning).toContainText(texts.WARNINGS.inverted)
    expect(await readCode(await qr.save())).toMatchObject({ text: 'https://example.com' })
  })
})

test('a visitor writes, takes templates, clears, undoes and comes back', async ({ page }) => {
  await step('QR-71: the note under the text has bytes, version and what is left', async () => {
    // 2,331 bytes is version 40 at M (ISO/IEC 18004, table 7).
    const notes: Record<string, string> = {
      '': 'Up to 2,331 bytes at level M',
      'https://example.com': '19 bytes. Version 2 · 2,312 bytes left at level M',
      é: '2 bytes. Version 1 · 2,329 bytes left at level M',
    }
    for (const [text, note] of Object.entries(notes)) {
      await qr.text.fill(text)
      await expect(qr.text).toHaveAccessibleDescription(note)
    }
    const caption = qr.result.getByText('bytes left at level').locator('..')
    const textsOfCaption = await watchTexts(caption)
    await qr.level.selectOption('H')
    const atH = '2 bytes. Version 1 · 1,271 bytes left at level H'
    await expect(qr.text).toHaveAccessibleDescription(atH)
    // Never the bytes of the level before.
    expect(await textsOfCaption()).toEqual([atH])
    await qr.level.selectOption('M')
  })

  await step('QR-37: each template fills in a text, and the code holds exactly that', async () => {
    for (const id of TEMPLATE_IDS) {
      await qr.template(id).click()
      await expect(qr.text).toHaveValue(SAMPLES[id])
    }
    const read = await readByAll(await qr.save())
    expect(read).toEqual(read.map(() => SAMPLES.contact))
  })

  await step('what is typed within a text stays where it is typed', async () => {
    await qr.text.fill('https://example.com')
    for (let chars = 0; chars < 4; chars++) await qr.text.press('ArrowLeft')
    for (const [at, char] of [...'.abc'].entries()) {
      await qr.text.press(char)
      // Each has been passed on before the next.
      await expect(qr.text).toHaveAccessibleDescription(new RegExp(`^${20 + at} bytes`))
    }
    await expect(qr.text).toHaveValue('https://example.abc.com')
  })

  await step('QR-70: small modules are pointed out, and what to do about them', async () => {
    await qr.text.fill('x'.repeat(1100))
    await expect(announced(texts.WARNINGS['small-modules'])).toHaveCount(1)
    await expect(announced(texts.largeSymbol('M'))).toHaveCount(1)
    const textsOfHint = await watchTexts(announced('Small modules'))
    await qr.size.selectOption('512')
    await expect(announced('Small modules')).toHaveCount(0)
    // It gives no other one on its way.
    expect(await textsOfHint()).toEqual([''])
    await qr.text.fill('x'.repeat(2331))
    await expect(announced(texts.WARNINGS['smallest-modules'])).toHaveCount(1)
    await qr.press('files')
    await expect(qr.pngSize).toHaveValue('as-set')
    await qr.pngSize.selectOption('1024 px')
    await expect(announced('Small modules')).toHaveCount(0)
    // QR-92: it does not go by the pixels.
    await expect(announced(texts.largeSymbol('M'))).toHaveCount(1)
    await qr.pngSize.selectOption(AS_ON_SCREEN)
    await qr.press('files')
    await qr.size.selectOption('256')
  })

  await step('QR-36: Clear empties text, picture and download; Ctrl+Z undoes it', async () => {
    await qr.text.fill('typed with care')
    await qr.clear.click()
    await expect(qr.text).toHaveValue('')
    await expect(qr.text).toBeFocused()
    await expect(announced(texts.NOTICES.cleared)).toHaveCount(1)
    await expect(qr.picture).toHaveCount(0)
    await expect(qr.placeholder).toBeVisible()
    await expect(qr.download).toBeDisabled()
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(qr.text).toHaveValue('typed with care')
    await qr.clear.click()
    await expect(undo()).toBeVisible()
    await qr.text.pressSequentially('n')
    await expect(undo()).toHaveCount(0)
  })
})
