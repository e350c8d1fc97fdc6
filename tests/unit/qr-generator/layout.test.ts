import { describe, expect, test } from 'vitest'
import { layOut, layOutPreview } from '../../../src/tools/qr-generator/domain/layout'
import { SIZES_PX } from '../../../src/tools/qr-generator/domain/settings'
import { valueOf } from '../../support/qr-pictures'

const symbol = (version: number) => ({ version, side: version * 4 + 17, dark: new Uint8Array() })
const VERSIONS = Array.from({ length: 40 }, (_, i) => i + 1)

describe.each(SIZES_PX)('in a picture of %i px', (sizePx) => {
  const fitting = VERSIONS.filter((version) => version * 4 + 21 <= sizePx)

  test.each(fitting)('version %i has whole modules, as large as fit, and its margin', (version) => {
    const { side } = symbol(version)
    const layout = valueOf(layOut(symbol(version), sizePx, 2))
    const { modulePx, offsetPx } = layout
    expect(layout.sizePx).toBe(sizePx)
    expect(modulePx).toBe(Math.floor(sizePx / (side + 4)))
    expect(offsetPx).toBeGreaterThanOrEqual(2 * modulePx)
    const rightPx = sizePx - offsetPx - side * modulePx
    expect(rightPx).toBeGreaterThanOrEqual(2 * modulePx)
    expect(rightPx - offsetPx).toBeOneOf([0, 1])
  })
})

test.each([
  [27, 128, 256],
  [40, 128, 256],
  [40, 100, 256],
  [26, 100, 128],
])('QR-15: version %i is too large for %i px and fits at %i', (version, sizePx, fitsAtPx) => {
  expect(layOut(symbol(version), sizePx, 2)).toEqual({
    ok: false,
    error: { code: 'size-too-small', version, fitsAtPx },
  })
})

test('QR-49: version 26 is the last that fits 128 px', () => {
  expect(layOut(symbol(26), 128, 2)).toMatchObject({ ok: true, value: { modulePx: 1 } })
})

const preview = (version: number, sizePx: number, squarePx: number) =>
  layOutPreview(valueOf(layOut(symbol(version), sizePx, 2)), version * 4 + 21, squarePx)

describe('QR-69: the preview in a square of device pixels', () => {
  test.each([
    // version, size, square, then canvas, scale, module, offset
    ['the file, enlarged', 2, 256, 326, { sizePx: 256, scale: 11 / 8, modulePx: 8, offsetPx: 12 }],
    ['twice as large', 2, 128, 240, { sizePx: 128, scale: 2, modulePx: 4, offsetPx: 6 }],
    ['eight times', 7, 128, 800, { sizePx: 128, scale: 8, modulePx: 2, offsetPx: 15 }],
    ['the file as it is', 2, 256, 256, { sizePx: 256, scale: 1, modulePx: 8, offsetPx: 12 }],
    ['its own', 40, 512, 326, { sizePx: 181, scale: 1, modulePx: 1, offsetPx: 0 }],
    ['its own of two', 40, 512, 407, { sizePx: 362, scale: 1, modulePx: 2, offsetPx: 0 }],
    ['its own of nine', 2, 384, 288, { sizePx: 261, scale: 1, modulePx: 9, offsetPx: 0 }],
    ['one pixel at least', 40, 512, 100, { sizePx: 181, scale: 1, modulePx: 1, offsetPx: 0 }],
  ])('shows %s', (_, version, sizePx, squarePx, layout) => {
    expect(preview(version, sizePx, squarePx)).toEqual(layout)
  })

  test.each(SIZES_PX)(
    'a code of a %i px file fills it up to less than one pixel a module',
    (sizePx) => {
      for (const version of VERSIONS) {
        const span = version * 4 + 21
        if (span > sizePx) continue
        for (let squarePx = span; squarePx < 1200; squarePx += 7) {
          const shown = preview(version, sizePx, squarePx)
          const { scale, modulePx, offsetPx } = shown
          const shownPx = span * modulePx * scale
          expect(shownPx).toBeLessThan(squarePx + 1e-6)
          expect(shownPx).toBeGreaterThan(squarePx - span - 1e-6)
          expect(offsetPx + span * modulePx).toBeLessThanOrEqual(shown.sizePx)
        }
      }
    },
  )
})
