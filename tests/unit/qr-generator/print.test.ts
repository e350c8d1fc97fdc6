import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeQr, type QrMatrix } from '../../../src/tools/qr-generator/domain/encode'
import { layOut, type Layout } from '../../../src/tools/qr-generator/domain/layout'
import { encodePng } from '../../../src/tools/qr-generator/domain/png'
import { PRINT_SIZES_PX } from '../../../src/tools/qr-generator/domain/settings'
import { deflate } from '../../../workers/adapters/compression'
import { isNightly } from '../../support/nightly'
import { payload } from '../../support/qr-payload'
import { valueOf } from '../../support/qr-pictures'
import { readLines } from '../../support/read-png'

const COLORS = { dark: '#000000', light: '#ffffff' } as const

/** A line of pixels as 8 to a byte, module by module. */
function plainLine({ side, dark }: QrMatrix, { sizePx, modulePx, offsetPx }: Layout, y: number) {
  const row = Math.floor((y - offsetPx) / modulePx)
  const pixels = Array.from({ length: sizePx }, (_, x) => {
    const column = Math.floor((x - offsetPx) / modulePx)
    const isInside = [row, column].every((place) => place >= 0 && place < side)
    return isInside ? (dark[row * side + column] ?? 0) : 0
  })
  const bytes = pixels.join('').match(/.{1,8}/g) ?? []
  return Buffer.from(bytes.map((bits) => parseInt(bits.padEnd(8, '0'), 2)))
}

/** Lines of a file that are not those of its matrix. */
function wrongLines(png: Uint8Array, matrix: QrMatrix, layout: Layout): number[] {
  const { lines } = readLines(png)
  expect(lines).toHaveLength(layout.sizePx)
  const edges = lines.flatMap((_, y) => ((y - layout.offsetPx) % layout.modulePx === 0 ? [y] : []))
  const wanted = new Map(edges.map((y) => [y, plainLine(matrix, layout, y)]))
  const light = Buffer.alloc(lines[0]?.length ?? 0)
  return lines.flatMap((line, y) => {
    const edge =
      y - ((((y - layout.offsetPx) % layout.modulePx) + layout.modulePx) % layout.modulePx)
    return line.equals(wanted.get(edge) ?? light) ? [] : [y]
  })
}

const draw = async (matrix: QrMatrix, sizePx: number) => {
  const layout = valueOf(layOut(matrix, sizePx, 2))
  return { layout, png: await encodePng(matrix, layout, COLORS, deflate) }
}

test('QR-14, QR-30: whatever the modules and the size, every line of the file shows its row', async () => {
  const picture = fc.record({
    version: fc.integer({ min: 1, max: 12 }),
    sizePx: fc.integer({ min: 70, max: 2600 }),
    density: fc.constantFrom(0, 0.1, 0.5, 0.9, 1),
    draws: fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
  })
  await fc.assert(
    fc.asyncProperty(picture, async ({ version, sizePx, density, draws }) => {
      const side = version * 4 + 17
      const dark = Uint8Array.from({ length: side * side }, () =>
        Number(draws.next().value < density),
      )
      const { layout, png } = await draw({ side, version, dark }, sizePx)
      expect(wrongLines(png, { side, version, dark }, layout)).toEqual([])
    }),
    { numRuns: isNightly ? 60 : 20 },
  )
})

test.each(PRINT_SIZES_PX)(
  'at %i px every line of a full version 40 shows its row',
  async (sizePx) => {
    const matrix = valueOf(encodeQr(payload(7089, 'numeric', 1), 'L'))
    const { layout, png } = await draw(matrix, sizePx)
    expect(wrongLines(png, matrix, layout)).toEqual([])
  },
)

test.each([
  [512, 1.1],
  [4096, 1.1],
  [8192, 0.7],
])(
  'the file of a full version 40 at %i px is at most %f of that without filters',
  async (sizePx, ratio) => {
    const matrix = valueOf(encodeQr(payload(7089, 'numeric', 1), 'L'))
    const { png } = await draw(matrix, sizePx)
    const unfiltered = readLines(png).lines.flatMap((line) => [Buffer.of(0), line])
    expect(png.length).toBeLessThan(deflateSync(Buffer.concat(unfiltered)).length * ratio)
  },
)
