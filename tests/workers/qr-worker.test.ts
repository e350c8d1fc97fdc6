import { expect, test } from 'vitest'
import { encodeQr } from '../../src/tools/qr-generator/domain/encode'
import type { QrError } from '../../src/tools/qr-generator/domain/errors'
import { drawPixels } from '../../src/tools/qr-generator/domain/pixels'
import { DEFAULT_SETTINGS, type QrSettings } from '../../src/tools/qr-generator/domain/settings'
import { PLAIN_STYLE } from '../../src/tools/qr-generator/domain/style'
import type { QrWorker } from '../../src/tools/qr-generator/worker-client'
import { drawMatrix, valueOf } from '../support/qr-pictures'
import { readLines, readTrueColor } from '../support/read-png'
import { canvases, startEntry } from '../support/worker-globals'

const BLACK_ON_WHITE = { dark: '#000000', light: '#ffffff' } as const

const worker = await startEntry<QrWorker>('qr')

const settings = (patch: Partial<QrSettings>): QrSettings => ({
  ...DEFAULT_SETTINGS,
  text: 'https://example.com',
  ...patch,
})

/** The answer to settings that have a picture; in place of a bitmap there is the buffer of its pixels. */
async function picture(patch: Partial<QrSettings>) {
  const rendered = await worker.makeImage(settings(patch))
  if (!rendered.ok) throw new Error(rendered.error.code)
  const bitmap: unknown = rendered.value.bitmap
  if (!(bitmap instanceof ArrayBuffer)) throw new Error('the bitmap did not come through')
  return { ...rendered.value, pixels: Buffer.from(bitmap) }
}

test('a picture and its figures survive the border', async () => {
  const { pixels, version, bytes, bytesLeft, layout } = await picture({})
  const matrix = valueOf(encodeQr('https://example.com', 'M'))
  // A pixel a module, and the margin.
  const { rgba } = drawPixels(matrix, { sizePx: 29, modulePx: 1, offsetPx: 2 }, BLACK_ON_WHITE)
  expect(pixels.equals(Buffer.from(rgba))).toBe(true)
  expect({ version, bytes, bytesLeft }).toEqual({ version: 2, bytes: 19, bytesLeft: 2312 })
  expect(layout).toEqual({ sizePx: 256, modulePx: 8, offsetPx: 28 })
})

test('the data URL is the PNG of the same code in the chosen size and colors', async () => {
  const { pngUrl } = await picture({ sizePx: 128, dark: '#123', light: '#fedcba' })
  const prefix = 'data:image/png;base64,'
  expect(pngUrl.startsWith(prefix)).toBe(true)
  const matrix = valueOf(encodeQr('https://example.com', 'M'))
  const colors = { dark: '#112233', light: '#fedcba' } as const
  const { png } = await drawMatrix(matrix, 128, colors)
  expect(Buffer.from(pngUrl.slice(prefix.length), 'base64').equals(png)).toBe(true)
})

test('the picture for the screen alone is the same one, without a file', async () => {
  const { pixels, pngUrl: _file, ...figures } = await picture({ margin: 4 })
  const { bitmap, ...shown } = valueOf(await worker.makePreview(settings({ margin: 4 })))
  expect(Buffer.from(bitmap as unknown as ArrayBuffer).equals(pixels)).toBe(true)
  expect({ ...shown, bitmap: null }).toEqual({ ...figures, bitmap: null })
})

test('the bitmap is moved to the page, not copied', async () => {
  await picture({ sizePx: 512 })
  const canvas = canvases.at(-1)
  expect(canvas).toMatchObject({ width: 29, height: 29 })
  expect(canvas?.bitmap?.byteLength).toBe(0)
})

test.each<[Partial<QrSettings>, QrError]>([
  [{ text: 'a'.repeat(2332) }, { code: 'too-big', bytes: 2332, level: 'M', fitsAt: 'L' }],
  [
    { text: 'x'.repeat(2331), sizePx: 128 },
    { code: 'size-too-small', version: 40, fitsAtPx: 256 },
  ],
])('an error is a value that survives the border: %# %o', async (patch, error) => {
  expect(await worker.makeImage(settings(patch))).toEqual({ ok: false, error })
})

test('a file for print survives the border as bytes', async () => {
  const printed = await worker.makePng(settings({ sizePx: 128, light: '#fedcba' }), 1024)
  if (!printed.ok) throw new Error(printed.error.code)
  const { width, lines, palette } = readLines(printed.value)
  expect([width, lines.length]).toEqual([1024, 1024])
  expect(palette.toString('hex')).toBe('fedcba000000')
})

test('a file of shapes survives the border as bytes too', async () => {
  const drawn = await worker.drawVectorFile(settings({}), { kind: 'svg', sizeMm: 50 })
  if (!drawn.ok) throw new Error(drawn.error.code)
  expect(Buffer.from(drawn.value).toString()).toMatch(/^<svg .*<\/svg>\n$/)
})

test('a code with a style survives the border, its preview with many pixels a module', async () => {
  const style = { ...PLAIN_STYLE, modules: 'rounded' as const, endColor: '#1d4ed8' as const }
  const { isSmooth, pixels, version } = await picture({ style })
  // 29 modules with their margins, in whole pixels of at most 720 in all.
  expect({ isSmooth, version, bytes: pixels.length }).toEqual({
    isSmooth: true,
    version: 2,
    bytes: (29 * 24) ** 2 * 4,
  })
  const printed = await worker.makePng(settings({ style }), 1024)
  if (!printed.ok) throw new Error(printed.error.code)
  expect(readTrueColor(printed.value).widthPx).toBe(1024)
  const drawn = await worker.drawVectorFile(settings({ style }), { kind: 'svg', sizeMm: 50 })
  if (!drawn.ok) throw new Error(drawn.error.code)
  expect(Buffer.from(drawn.value).toString()).toContain('linearGradient')
})

test('a code is read back in the worker', async () => {
  expect(await worker.check(settings({}), 256)).toEqual({ ok: true, value: null })
})

test('a newer picture ends the check of the older one', async () => {
  const check = worker.check(settings({ sizePx: 512 }), 512)
  await worker.makeImage(settings({ text: 'b' }))
  expect(await check).toEqual({ ok: false, error: 'outdated' })
})
