import { expect, test } from 'vitest'
import { hueOf } from '../../../src/tools/color-picker/domain/hsl'
import type { Point } from '../../../src/tools/color-picker/domain/place'
import {
  colorAt,
  crosshairOf,
  drawSpectrum,
  pointAtShare,
  pointOf,
} from '../../../src/tools/color-picker/domain/spectrum'
import { roundedHsl } from '../../support/exact-colors'
import { hex } from '../../support/hex'

test('the canvas is 300x200', () => {
  const { widthPx, heightPx, rgba } = drawSpectrum()
  expect({ widthPx, heightPx, bytes: rgba.length }).toEqual({
    widthPx: 300,
    heightPx: 200,
    bytes: 300 * 200 * 4,
  })
})

test('every pixel is the color that is picked there, without transparency', () => {
  const { rgba } = drawSpectrum()
  const pixels = Buffer.from(rgba).toString('hex').match(/.{8}/g) ?? []
  const wrong = pixels.filter(
    (pixel, index) =>
      `#${pixel}` !== `${colorAt({ x: index % 300, y: Math.floor(index / 300) })}ff`,
  )
  expect(wrong).toEqual([])
})

test('CO-26: the top is white and the bottom is black', () => {
  expect(colorAt({ x: 0, y: 0 })).toBe('#ffffff')
  expect(colorAt({ x: 299, y: 0 })).toBe('#ffffff')
  expect(colorAt({ x: 150, y: 199 })).toBe('#000000')
})

test.each([0, 50, 100, 150, 200, 250, 299])('at column %i the hue is 1.2 times it', (x) => {
  const [hue, saturation] = roundedHsl(colorAt({ x, y: 100 }))
  expect(Math.abs(hue - x * 1.2)).toBeLessThan(1)
  expect(saturation).toBe(100)
})

test.each([
  [0, 0, 0, 0],
  [0.5, 0.5, 150, 100],
  [0.9999, 0.9999, 299, 199],
  [1, 1, 299, 199],
  [-0.2, 1.7, 0, 199],
])('CO-16: the share %d, %d of any size is pixel %d, %d', (shareX, shareY, x, y) => {
  expect(pointAtShare({ x: shareX, y: shareY })).toEqual({ x, y })
})

test('the place of a color of the spectrum is where it was picked', () => {
  const points = [0, 1, 77, 150, 298].map((x) => ({ x, y: 90 }))
  expect(points.map((point) => pointOf(colorAt(point), 7))).toEqual(points)
})

test.each([
  ['#ff0001', { x: 0, y: 100 }],
  ['#3498db', { x: 170, y: 93 }],
  // Without a hue of their own: at the last one.
  ['#000000', { x: 50, y: 199 }],
  ['#ffffff', { x: 50, y: 0 }],
  ['#808080', { x: 50, y: 99 }],
])('the place of %s is at its hue and lightness', (color, point) => {
  expect(pointOf(hex(color), 60)).toEqual(point)
})

const described = (color: string, moved: Point | null, lastHueDeg: number) => {
  const { hueDeg, lightness01, ...rest } = crosshairOf(hex(color), moved, lastHueDeg)
  return { ...rest, hue: Math.round(hueDeg), lightness: Math.round(lightness01 * 100) }
}

// Hue and lightness by CSS Color 4.
test.each([
  ['#3498db', { hasHue: true, hue: 204, lightness: 53 }],
  ['#ff0001', { hasHue: true, hue: 360, lightness: 50 }],
  ['#808080', { hasHue: false, hue: 77, lightness: 50 }],
  ['#000000', { hasHue: false, hue: 77, lightness: 0 }],
  ['#ffffff', { hasHue: false, hue: 77, lightness: 100 }],
])('the crosshair of %s has its own hue, or as without one the last', (color, expected) => {
  const hueDeg = hueOf(hex(color)) ?? 77
  const at = pointOf(hex(color), hueDeg)
  expect(described(color, null, hueDeg)).toEqual({ at, color, ...expected })
})

test.each([
  [93, { hasHue: true, hue: 120, lightness: 53 }],
  [0, { hasHue: false, hue: 120, lightness: 100 }],
])('a crosshair that was moved to 100, %d has the color under it', (y, expected) => {
  const at = { x: 100, y }
  expect(described('#808080', at, 7)).toEqual({ at, color: colorAt(at), ...expected })
})
