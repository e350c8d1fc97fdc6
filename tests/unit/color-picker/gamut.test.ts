import { toGamut } from 'culori/fn'
import { expect, test } from 'vitest'
import { toRgb } from '../../../src/lib/color'
import { clipToHex, mapToHex } from '../../../src/tools/color-picker/extras/shared/color-spaces'

/** Culori's own mapping, whose chroma ends a step earlier at some colors that are hardly outside. */
const mapped = toGamut('rgb', 'oklch')

const steps = (count: number) => Array.from({ length: count }, (_, at) => at / (count - 1))

test('a color outside sRGB is mapped as culori maps it, but for a step of one of 255', () => {
  const colors = steps(21).flatMap((l) =>
    steps(11).flatMap((share) =>
      steps(25).map((turn) => ({ mode: 'oklch', l, c: share * 0.4, h: turn * 359 }) as const),
    ),
  )
  const apart = colors.map((color) => {
    const [own, other] = [toRgb(mapToHex(color)), toRgb(clipToHex(mapped(color)))]
    return Math.max(Math.abs(own.r - other.r), Math.abs(own.g - other.g), Math.abs(own.b - other.b))
  })
  expect(Math.max(...apart)).toBeLessThanOrEqual(1)
  expect(apart.filter((size) => size > 0).length).toBeLessThan(colors.length / 100)
})
