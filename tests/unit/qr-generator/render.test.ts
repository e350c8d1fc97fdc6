import { expect, test } from 'vitest'
import { layOut } from '../../../src/tools/qr-generator/domain/layout'
import { makePng, renderCode } from '../../../src/tools/qr-generator/domain/render'
import {
  DEFAULT_SETTINGS,
  PRINT_SIZES_PX,
  SIZES_PX,
  type QrSettings,
} from '../../../src/tools/qr-generator/domain/settings'
import { valueOf } from '../../support/qr-pictures'
import { ADAPTERS, styledSettings } from '../../support/qr-styles'
import { readChunks } from '../../support/read-png'

const settings = (patch: Partial<QrSettings>): QrSettings => ({
  ...DEFAULT_SETTINGS,
  text: 'https://example.com',
  ...patch,
})

test.each(SIZES_PX)('the picture of %i px comes with its PNG and its figures', async (sizePx) => {
  const rendered = await renderCode(settings({ sizePx }), ADAPTERS)
  expect(rendered).toEqual({
    ok: true,
    value: {
      preview: expect.objectContaining({ widthPx: 29, heightPx: 29 }),
      toPng: expect.any(Function),
      figures: {
        version: 2,
        span: 29,
        bytes: 19,
        level: 'M',
        bytesLeft: 2312,
        isSmooth: false,
        // Version 2: 25 modules and a margin of 2 on either side.
        layout: valueOf(layOut({ version: 2, side: 25 }, sizePx, 2)),
      },
    },
  })
})

test('the preview has a pixel a module, within the margin', async () => {
  const { preview } = valueOf(await renderCode(settings({}), ADAPTERS))
  const blue = (column: number, row: number) => preview.rgba[(row * 29 + column) * 4 + 2]
  expect([blue(1, 2), blue(2, 1), blue(2, 2), blue(26, 2), blue(27, 2)]).toEqual([
    255, 255, 0, 0, 255,
  ])
})

test('a style is drawn as plain squares where nothing draws styles', async () => {
  const { style, ...plain } = styledSettings({ modules: 'dots' })
  const bare = { ...ADAPTERS, loadStyled: undefined }
  const drawn = valueOf(await renderCode({ ...plain, style }, bare))
  const expected = valueOf(await renderCode(plain, ADAPTERS))
  expect([drawn.figures, await drawn.toPng()]).toEqual([expected.figures, await expected.toPng()])
})

test('the figures count bytes of UTF-8', async () => {
  const rendered = await renderCode(settings({ text: '👋 é', level: 'H' }), ADAPTERS)
  expect(rendered).toMatchObject({ value: { figures: { bytes: 7, level: 'H', bytesLeft: 1266 } } })
})

test.each([
  ['no text', { text: '   ' }, { code: 'no-input' }],
  [
    'QR-27: foreground #gggggg',
    { dark: '#gggggg' },
    { code: 'bad-color', field: 'dark', value: '#gggggg' },
  ],
  [
    'a background with alpha',
    { light: '#ffffff80' },
    { code: 'bad-color', field: 'light', value: '#ffffff80' },
  ],
  ['QR-33: one color on itself', { dark: '#ABC', light: '#aabbcc' }, { code: 'equal-colors' }],
  [
    'version 40 at 128 px',
    { text: 'x'.repeat(2331), sizePx: 128 },
    { code: 'size-too-small', version: 40, fitsAtPx: 256 },
  ],
] satisfies [string, Partial<QrSettings>, object][])(
  '%s gives an error',
  async (_, patch, error) => {
    expect(await renderCode(settings(patch), ADAPTERS)).toEqual({ ok: false, error })
  },
)

test('what has no picture has no file for print either', async () => {
  const error = { code: 'too-big', bytes: 2332, level: 'M', fitsAt: 'L' }
  const tooLong = settings({ text: 'a'.repeat(2332) })
  expect(await makePng(tooLong, 4096, ADAPTERS)).toEqual({
    ok: false,
    error,
  })
})

test.each(PRINT_SIZES_PX)(
  'the file for print has %i px on each side, whatever the size on screen',
  async (sizePx) => {
    const full = settings({ text: 'x'.repeat(2331), sizePx: 128 })
    const printed = valueOf(await makePng(full, sizePx, ADAPTERS))
    const [header] = readChunks(printed)
    expect(header?.data.readUInt32BE(0)).toBe(sizePx)
    expect(header?.data.readUInt32BE(4)).toBe(sizePx)
  },
)
