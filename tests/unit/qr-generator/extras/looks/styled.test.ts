import { expect, test } from 'vitest'
import type { Picture } from '#lib/picture'
import { plainCode } from '../../../../../src/tools/qr-generator/domain/picture'
import { renderCode } from '../../../../../src/tools/qr-generator/domain/render'
import type { QrSettings } from '../../../../../src/tools/qr-generator/domain/settings'
import type { CodeStyle } from '../../../../../src/tools/qr-generator/domain/style'
import { pdfFile } from '../../../../../src/tools/qr-generator/extras/shared/scene-pdf'
import { svgFile } from '../../../../../src/tools/qr-generator/extras/shared/scene-svg'
import { eyeLayers } from '../../../../../src/tools/qr-generator/extras/shared/symbol-boxes'
import { styledCode } from '../../../../../src/tools/qr-generator/extras/looks/domain/styled'
import { valueOf } from '../../../../support/qr-pictures'
import { ADAPTERS, LOGO, styledSettings } from '../../../../support/qr-styles'
import { readTrueColor } from '../../../../support/read-png'

function pixels(style: Partial<CodeStyle>, patch: Partial<QrSettings> = {}) {
  const settings = styledSettings(style, patch)
  return valueOf(styledCode(settings, settings.sizePx, ADAPTERS)).toPixels()
}

/** The plain picture of some settings. */
const plain = (settings: QrSettings) =>
  valueOf(plainCode(settings, settings.sizePx, ADAPTERS.deflate))

const areEqual = (one: ArrayLike<number>, other: ArrayLike<number>) =>
  Buffer.from(Uint8Array.from(one)).equals(Uint8Array.from(other))

/** The color of a pixel as `r,g,b`. */
const colorAt = ({ widthPx, rgba }: ReturnType<typeof pixels>, x: number, y: number) =>
  rgba.subarray((y * widthPx + x) * 4, (y * widthPx + x) * 4 + 3).join()

test('square modules of one color are the pixels of the plain picture', () => {
  const settings = styledSettings({}, { dark: '#102030', light: '#fffff0' })
  const styled = pixels({}, settings)
  expect(areEqual(styled.rgba, plain(settings).toPixels().rgba)).toBe(true)
})

test('the file has the pixels that are read back, in the chosen size', async () => {
  const settings = styledSettings({ modules: 'dots', endColor: '#b91c1c', caption: 'Scan me' })
  const { toPng, figures } = valueOf(await renderCode(settings, ADAPTERS))
  const { widthPx, rgba } = readTrueColor(await toPng())
  expect(widthPx).toBe(256)
  expect(areEqual(rgba, pixels(settings.style, settings).rgba)).toBe(true)
  // Version 3 at level H: 29 modules, margins of 2, a line of 1 and a strip of 7.
  expect(figures.layout).toMatchObject({ sizePx: 256, modulePx: 6 })
})

test('a file for print is drawn in bands without a seam', async () => {
  const settings = styledSettings({ modules: 'rounded', logo: LOGO })
  const { toPng, toPixels } = valueOf(styledCode(settings, 1024, ADAPTERS))
  expect(areEqual(readTrueColor(await toPng()).rgba, toPixels().rgba)).toBe(true)
})

test('QR-57: a gradient goes from the foreground at the upper left to the second color', () => {
  const styled = pixels({ endColor: '#0000ff' }, { dark: '#ff0000', sizePx: 512 })
  const inked = (at: number) => colorAt(styled, at, at).split(',').map(Number)
  const { modulePx, offsetPx } = plain(styledSettings({}, { sizePx: 512 })).shape.layout
  // The corner of the first eye, and the middle of the symbol's last dark module on the diagonal.
  const [r = 0, g = 0, b = 0] = inked(offsetPx + 1)
  expect(r).toBeGreaterThan(230)
  expect(b).toBe(255 - r)
  expect(g).toBe(0)
  const diagonal = Array.from({ length: 29 }, (_, at) =>
    inked(offsetPx + (at + 0.5) * modulePx - 0.5),
  )
  const blues = diagonal.filter(([, green]) => green === 0).map(([, , blue]) => blue ?? 0)
  expect(blues).toEqual(blues.toSorted((one, other) => one - other))
  expect(blues.at(-1)).toBeGreaterThan(220)
})

test('QR-56: the logo is in the middle, its clear parts show the background', () => {
  // Green on the left, nothing on the right.
  const logo: Picture = {
    widthPx: 40,
    heightPx: 20,
    rgba: Uint8ClampedArray.from(
      Array.from({ length: 800 }, (_, at) =>
        at % 40 < 20 ? [0, 128, 0, 255] : [0, 0, 0, 0],
      ).flat(),
    ),
  }
  const styled = pixels({ logo, logoPercent: 30 }, { light: '#ffffcc', sizePx: 512 })
  expect(colorAt(styled, 240, 256)).toBe('0,128,0')
  expect(colorAt(styled, 290, 256)).toBe('255,255,204')
})

// QR-55
test.each(['square', 'rounded', 'dots'] as const)('%s modules have eyes to match', (modules) => {
  const styled = pixels({ modules }, { sizePx: 512 })
  const { modulePx, offsetPx } = plain(styledSettings({}, { sizePx: 512 })).shape.layout
  const share = (x: number, y: number) => colorAt(styled, offsetPx + x, offsetPx + y)
  const eye = modulePx * 7
  // The very corner is light for rounded ones alone; the middle of the edge is always dark.
  expect(share(0, 0)).toBe(modules === 'rounded' ? '255,255,255' : '0,0,0')
  expect(share(Math.floor(eye / 2), 0)).toBe('0,0,0')
  expect(share(Math.floor(eye / 2), Math.floor(eye / 2))).toBe('0,0,0')
  expect(share(Math.floor(eye / 2), Math.floor(modulePx * 1.5))).toBe('255,255,255')
})

const all = (radius: number) => [radius, radius, radius, radius]

test('QR-91: eyes have outer corners that quirc takes for those of a square', () => {
  // Read by quirc in each of 360 codes of versions 1 to 10; with 0.35 module in 344, with 2 in none.
  const outer = (['square', 'rounded', 'dots'] as const).map((modules) =>
    eyeLayers(21, modules).map(([box]) => box?.radii),
  )
  expect(outer).toEqual([
    [all(0), all(0), all(0)],
    [all(0.25), all(0.5), all(0.5)],
    [all(0), all(0), all(0)],
  ])
})

const textOf = (file: Awaited<ReturnType<typeof svgFile>>) =>
  Buffer.from(valueOf(file)).toString('latin1')

const PAGE = { width: 50, height: 50, sizeMm: 50, places: [{ x: 0, y: 0 }] }
const ALL = { modules: 'dots', endColor: '#1d4ed8', logo: LOGO, caption: 'Scan me' } as const

test('an SVG has one path a color, and the logo and the caption as pictures of their own', async () => {
  const svg = textOf(await svgFile(styledSettings(ALL), 50, ADAPTERS))
  expect(svg.match(/<path /g)).toHaveLength(2)
  expect(svg).toContain('width="50mm" height="50mm" viewBox="0 0 41 41"')
  expect(svg).toContain(
    '<stop offset="0" stop-color="#000000"/><stop offset="1" stop-color="#1d4ed8"/>',
  )
  // SVG 1.1, as Illustrator and Inkscape before 1.3 want it.
  expect(svg).toContain('xmlns:xlink="http://www.w3.org/1999/xlink"')
  const urls = [...svg.matchAll(/<image [^>]* xlink:href="data:image\/png;base64,([^"]*)"/g)]
  const [logo, caption] = urls.map(([, code = '']) => readTrueColor(Buffer.from(code, 'base64')))
  expect(logo?.widthPx).toBe(64)
  expect(areEqual(logo?.rgba ?? [], LOGO.rgba)).toBe(true)
  expect(caption?.widthPx).toBe(33 * 39)
})

test('every object of a PDF stands where its table has it, with the length it states', async () => {
  const pdf = textOf(await pdfFile(styledSettings(ALL), PAGE, ADAPTERS))
  const [, start = ''] = /startxref\n(\d+)\n%%EOF\n$/.exec(pdf) ?? []
  expect(pdf.slice(Number(start))).toMatch(/^xref\n0 11\n0000000000 65535 f \n/)
  const places = [...pdf.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at))
  expect(places.map((at) => pdf.slice(at, pdf.indexOf('\n', at) + 1))).toEqual(
    Array.from({ length: 10 }, (_, at) => `${at + 1} 0 obj\n`),
  )
  const streams = [...pdf.matchAll(/\/Length (\d+)>>\nstream\n([^]*?)\nendstream/g)]
  expect(streams).toHaveLength(6)
  for (const [, length, text = ''] of streams) expect(text).toHaveLength(Number(length))
  expect(pdf).toContain('/C0[0 0 0]/C1[0.1137 0.3059 0.8471]')
  // All of it is ASCII.
  expect(pdf).toMatch(/^[\n -~]*$/)
})

test('a code of version 40 in a frame needs a larger picture than without', async () => {
  const settings = styledSettings({ caption: 'Scan me' }, { text: 'x'.repeat(1273), sizePx: 128 })
  expect(await renderCode(settings, ADAPTERS)).toEqual({
    ok: false,
    error: { code: 'size-too-small', version: 40, fitsAtPx: 256 },
  })
})
