import { describe, expect, test } from 'vitest'
import { layOut } from '../../../src/tools/qr-generator/domain/layout'
import { SIZES_PX } from '../../../src/tools/qr-generator/domain/settings'
import { valueOf } from '../../support/qr-pictures'

const symbol = (version: number) => ({ version, side: version * 4 + 17, dark: new Uint8Array() })
const VERSIONS = Array.from({ length: 40 }, (_, i) => i + 1)

describe.each(SIZES_PX)('in a picture of %i px', (sizePx) => {
  const fitting = VERSIONS.filter((version) => version * 4 + 21 <= sizePx)

  test.each(fitting)('version %i has whole modules, as large as fit, and its margin', (version) => {
    const { side } = symbol(version)
    const layout = valueOf(layOut(symbol(version), sizePx))
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
  expect(layOut(symbol(version), sizePx)).toEqual({
    ok: false,
    error: { code: 'size-too-small', version, fitsAtPx },
  })
})

test('D11: version 26 is the last that fits 128 px', () => {
  expect(layOut(symbol(26), 128)).toMatchObject({ ok: true, value: { modulePx: 1 } })
})
