import type { Rgb } from '../../../lib/contrast'
import { toHex, toRgb, type HexColor } from '../../../lib/hex-color'
import { toHsl, toRgbOfHsl } from './hsl'
import { roundHalfUp } from './round-half-up'

/** spec §9 */
export const SPECTRUM_WIDTH_PX = 300
export const SPECTRUM_HEIGHT_PX = 200

/** A pixel of the spectrum: whole numbers, from 0 in the upper left corner. */
export interface Point {
  x: number
  y: number
}

export interface Spectrum {
  widthPx: number
  heightPx: number
  /** Four bytes a pixel, row by row. */
  rgba: Uint8Array<ArrayBuffer>
}

/** Hue from left to right once around, lightness from white at the top to black at the bottom. */
export function hueAndLightnessAt({ x, y }: Point): { hueDeg: number; lightness01: number } {
  return {
    hueDeg: (x / SPECTRUM_WIDTH_PX) * 360,
    lightness01: 1 - y / (SPECTRUM_HEIGHT_PX - 1),
  }
}

const rgbAt = (point: Point): Rgb => toRgbOfHsl({ ...hueAndLightnessAt(point), saturation01: 1 })

/** The color that the spectrum shows at the point. Computed: what is read from a canvas may be noise. */
export const colorAt = (point: Point): HexColor => toHex(rgbAt(point))

const within = (value: number, size: number) => Math.min(Math.max(value, 0), size - 1)

/** The pixel at whole numbers, or the nearest on the edge. */
export const nearestPoint = ({ x, y }: Point): Point => ({
  x: within(x, SPECTRUM_WIDTH_PX),
  y: within(y, SPECTRUM_HEIGHT_PX),
})

/** The pixel under a share of the width and of the height, 0 to 1, whatever size it is shown in. */
export const pointAtShare = (share: { x: number; y: number }): Point =>
  nearestPoint({
    x: Math.floor(share.x * SPECTRUM_WIDTH_PX),
    y: Math.floor(share.y * SPECTRUM_HEIGHT_PX),
  })

/** Where the spectrum has the hue and the lightness of a color; most are less saturated than the spectrum. */
export function pointOf(color: HexColor): Point {
  const { hueDeg, lightness01 } = toHsl(toRgb(color))
  return {
    x: roundHalfUp((hueDeg / 360) * SPECTRUM_WIDTH_PX) % SPECTRUM_WIDTH_PX,
    y: roundHalfUp((1 - lightness01) * (SPECTRUM_HEIGHT_PX - 1)),
  }
}

export function drawSpectrum(): Spectrum {
  const rgba = new Uint8Array(SPECTRUM_WIDTH_PX * SPECTRUM_HEIGHT_PX * 4)
  let at = 0
  for (let y = 0; y < SPECTRUM_HEIGHT_PX; y++) {
    for (let x = 0; x < SPECTRUM_WIDTH_PX; x++) {
      const { r, g, b } = rgbAt({ x, y })
      rgba.set([r, g, b, 255], at)
      at += 4
    }
  }
  return { widthPx: SPECTRUM_WIDTH_PX, heightPx: SPECTRUM_HEIGHT_PX, rgba }
}
