import type { HexColor } from '#lib/color'
import { fromHex, isOutsideSrgb, mapToHex, toOklch } from '../../shared/color-spaces'
import { chromaAt, lightnessAt, planePointOf } from './oklch-plane'
import type { Point } from '../../../domain/place'

/** What the plane shows: a hue, and the place of a color in it. */
export interface PlaneView {
  hueDeg: number
  point: Point
}

const oklchAt = ({ hueDeg, point }: PlaneView) =>
  ({ mode: 'oklch', l: lightnessAt(point.y), c: chromaAt(point.x), h: hueDeg }) as const

/** Whether sRGB lacks the color at a place, so that the nearest inside is taken. */
export const isOutside = (view: PlaneView): boolean => isOutsideSrgb(oklchAt(view))

/** The color at a place; outside sRGB the nearest inside. */
export const planeColorAt = (view: PlaneView): HexColor => mapToHex(oklchAt(view))

/**
 * Where a color is.
 * @param lastHueDeg serves for a gray
 */
export function planeViewOf(color: HexColor, lastHueDeg: number): PlaneView {
  const { l, c, h = lastHueDeg } = toOklch(fromHex(color))
  return { hueDeg: Math.round(h) % 360, point: planePointOf({ l, c }) }
}
