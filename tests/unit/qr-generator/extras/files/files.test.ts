import { describe, expect, test } from 'vitest'
import { encodeQr } from '../../../../../src/tools/qr-generator/domain/encode'
import {
  drawVectorFile,
  onPaper,
  readSizeMm,
  type VectorFileKind,
} from '../../../../../src/tools/qr-generator/extras/files/domain'
import { renderCode } from '../../../../../src/tools/qr-generator/domain/render'
import {
  DEFAULT_SETTINGS,
  type QrSettings,
} from '../../../../../src/tools/qr-generator/domain/settings'
import { valueOf } from '../../../../support/qr-pictures'
import { ADAPTERS } from '../../../../support/qr-styles'

const TEXT = 'https://example.com'

const textOf = (file: Awaited<ReturnType<typeof drawVectorFile>>) =>
  Buffer.from(valueOf(file)).toString('latin1')

const file = async (kind: VectorFileKind, patch: Partial<QrSettings> = {}, sizeMm = 50) =>
  textOf(
    await drawVectorFile({ ...DEFAULT_SETTINGS, text: TEXT, ...patch }, { kind, sizeMm }, ADAPTERS),
  )

/** The modules that rectangles cover; one within another takes away from it. */
function modulesOf(rectangles: number[][], side: number, margin: number) {
  const dark = new Uint8Array(side * side)
  for (const [x = 0, y = 0, width = 0, height = 0] of rectangles) {
    for (let at = 0; at < width * height; at++) {
      const [column, row] = [x + (at % width) - margin, y + Math.floor(at / width) - margin]
      dark[row * side + column] = 1 - (dark[row * side + column] ?? 0)
    }
  }
  return dark
}

const numbers = (found: RegExpMatchArray) => found.slice(1).map(Number)

describe.each([2, 4] as const)('with a margin of %i modules', (margin) => {
  const matrix = valueOf(encodeQr(TEXT, 'M'))

  test('QR-52: an SVG has the modules of the code, one path a color, in whole numbers', async () => {
    const svg = await file('svg', { margin, dark: '#123', light: '#fedcba' })
    expect(svg).toContain(' shape-rendering="crispEdges">')
    const [, background, path = ''] =
      /<path fill="#fedcba" stroke="none" d="(.*?)"\/><path fill="#112233" stroke="none" fill-rule="evenodd" d="(.*?)"\/><\/svg>\n$/.exec(
        svg,
      ) ?? []
    const span = 25 + 2 * margin
    expect(background).toBe(`M0 0h${span}v${span}H0z`)
    expect(path).toMatch(/^(M(\d+) \d+H\d+V\d+H\2V\d+z)+$/)
    const corners = [...path.matchAll(/M(\d+) (\d+)H(\d+)V(\d+)/g)].map(numbers)
    // The outline of a hole begins at its upper right corner.
    const boxes = corners.map(([x = 0, y = 0, otherX = 0, low = 0]) => [
      Math.min(x, otherX),
      y,
      Math.abs(otherX - x),
      low - y,
    ])
    expect(modulesOf(boxes, 25, margin)).toEqual(matrix.dark)
  })

  test('a PDF has the modules of the code, counted from above', async () => {
    const pdf = await file('pdf', { margin })
    expect(pdf).toContain(`1 0 0 -1 0 ${25 + 2 * margin} cm`)
    const [, path = ''] = /\nq\n([^]*?)\nf\* Q\n/.exec(pdf) ?? []
    const sides = [...path.matchAll(/^(\d+) (\d+) (\d+) (-?\d+) re$/gm)].map(numbers)
    const boxes = sides.map(([x = 0, y = 0, width = 0, height = 0]) => [
      x,
      Math.min(y, y + height),
      width,
      Math.abs(height),
    ])
    expect(modulesOf(boxes, 25, margin)).toEqual(matrix.dark)
  })
})

test('a file has the chosen size', async () => {
  expect(await file('svg', {}, 42.5)).toContain(
    'width="42.5mm" height="42.5mm" viewBox="0 0 29 29"',
  )
  // 50.8 mm are two inches, 144 points.
  const pdf = await file('pdf', {}, 50.8)
  expect(pdf).toContain('/MediaBox[0 0 144 144]')
  expect(pdf).toContain('q 4.96551724 0 0 4.96551724 0 0 cm /Code Do Q')
})

test.each([
  // A4 less 10 mm on each side is 190 mm by 277 mm; 5 mm between two copies.
  [10, 13 * 18],
  [50, 3 * 5],
  [60, 3 * 4],
  [92.5, 2 * 2],
  [92.6, 2],
  [190, 1],
])('a sheet has as many copies of %d mm as fit: %i', async (sizeMm, copies) => {
  const sheet = await file('sheet', {}, sizeMm)
  expect(sheet).toContain('/MediaBox[0 0 595.2756 841.8898]')
  const corners = [...sheet.matchAll(/^q \S+ 0 0 \S+ (\S+) (\S+) cm \/Code Do Q$/gm)].map(numbers)
  expect(corners).toHaveLength(copies)
  const [edge, side] = [(10 * 72) / 25.4, (sizeMm * 72) / 25.4]
  for (const [x = 0, y = 0] of corners) {
    expect(x).toBeGreaterThanOrEqual(edge - 0.001)
    expect(y).toBeGreaterThanOrEqual(edge - 0.001)
    expect(x + side).toBeLessThanOrEqual(595.2756 - edge + 0.001)
    expect(y + side).toBeLessThanOrEqual(841.8898 - edge + 0.001)
  }
})

test('the longest text has a file too, whatever the size on screen', async () => {
  const text = 'x'.repeat(2331)
  expect(await file('svg', { text, sizePx: 128, margin: 4 })).toContain('viewBox="0 0 185 185"')
})

test('what has no picture has no file', async () => {
  const settings = { ...DEFAULT_SETTINGS, text: ' ' }
  expect(await drawVectorFile(settings, { kind: 'svg', sizeMm: 50 }, ADAPTERS)).toMatchObject({
    error: { code: 'no-input' },
  })
})

test('QR-53: a print-safe margin is that of the picture too', async () => {
  const settings: QrSettings = { ...DEFAULT_SETTINGS, text: TEXT, margin: 4 }
  const { figures, preview } = valueOf(await renderCode(settings, ADAPTERS))
  expect(preview.widthPx).toBe(33)
  // 256 px of 33 modules are 7 px each.
  expect(figures.layout).toEqual({ sizePx: 256, modulePx: 7, offsetPx: 40 })
})

test.each([
  ['10', 10],
  ['42.5', 42.5],
  [' 190 ', 190],
  ['9.9', null],
  ['190.1', null],
  ['-50', null],
  ['1e9', null],
  ['50 mm', null],
  ['', null],
])('%o as a size on paper is %o', (text, sizeMm) => {
  expect(readSizeMm(text)).toBe(sizeMm)
})

test('QR-76: what a code measures on paper, and from which size on phones read it', () => {
  // Version 2 has 25 modules, with margins of 2 it is 29.
  const code = { span: 29, version: 2 }
  expect(onPaper(code, 58)).toEqual({ moduleMm: 2, codeMm: 50, leastMm: null })
  // 0.35 mm a module are 10.15 mm.
  expect(onPaper(code, 10)).toMatchObject({ leastMm: 11 })
  expect(onPaper({ span: 100, version: 19 }, 35)).toMatchObject({ leastMm: null })
  expect(onPaper({ span: 100, version: 19 }, 34)).toMatchObject({ leastMm: 35 })
})
