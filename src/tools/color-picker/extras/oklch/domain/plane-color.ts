import type { HexColor } from '#lib/color'
import { fromHex, mapToHex, toOklch } from '../../../domain/color-spaces'
import { chromaAt, lightnessAt, planePointOf } from './oklch-plane'
import type { Point } from '../../../domain/place'

/** What the plane shows: a hue, and the place of a color in it. */
export interface PlaneView {
  hueDeg: number
  point: Point
}

/** The color at a place; outside sRGB the nearest inside. */
export const planeColorAt = ({ hueDeg, point }: PlaneView): HexColor =>
  mapToHex({ mode: 'oklch', l: lightnessAt(point.y), c: chromaAt(point.x), h: hueDeg })

/**
 * Where a color is.
 * @param lastHueDeg serves for a gray
 */
export function planeViewOf(color: HexColor, lastHueDeg: number): PlaneView {
  const { l, c, h = lastHueDeg } = toOklch(fromHex(color))
  return { hueDeg: Math.round(h) % 360, point: planePointOf({ l, c }) }
}
