import { toHex, toRgb, type HexColor, type Rgb } from '#lib/color'
import type { Picture, Size } from '#lib/picture'
import { hueOf, rgbToHsl, hslToRgb } from './hsl'
import { nearestIn, type Point, type Share } from './place'
import { roundHalfUp } from './round-half-up'

/** The hue and lightness canvas. */
export const SPECTRUM: Size = { widthPx: 300, heightPx: 200 }

/** The hue at a point: the circle is passed once from left to right. */
export const hueAt = ({ x }: Point): number => (x / SPECTRUM.widthPx) * 360

/** Lightness goes from white at the top to black at the bottom. */
const lightnessAt = ({ y }: Point) => 1 - y / (SPECTRUM.heightPx - 1)

const rgbAt = (point: Point): Rgb =>
  hslToRgb({ hueDeg: hueAt(point), saturation01: 1, lightness01: lightnessAt(point) })

/** The color that the spectrum shows at the point. Computed: what is read from a canvas may be noise. */
export const colorAt = (point: Point): HexColor => toHex(rgbAt(point))

/** The pixel under a share of the width and of the height, 0 to 1, at any size that it is shown in. */
export const pointAtShare = (share: Share): Point =>
  nearestIn(SPECTRUM, {
    x: Math.floor(share.x * SPECTRUM.widthPx),
    y: Math.floor(share.y * SPECTRUM.heightPx),
  })

/**
 * Where the spectrum has the hue and lightness of a color; most are less saturated than the spectrum.
 * @param lastHueDeg serves for a color without a hue of its own
 */
export function pointOf(color: HexColor, lastHueDeg: number): Point {
  const { lightness01 } = rgbToHsl(toRgb(color))
  const hueDeg = hueOf(color) ?? lastHueDeg
  return {
    x: roundHalfUp((hueDeg / 360) * SPECTRUM.widthPx) % SPECTRUM.widthPx,
    y: roundHalfUp((1 - lightness01) * (SPECTRUM.heightPx - 1)),
  }
}

export interface Crosshair {
  at: Point
  /** What it selects. */
  color: HexColor
  /** False for black, white and grays; `hueDeg` is that of the place then. */
  hasHue: boolean
  hueDeg: number
  lightness01: number
}

/**
 * The crosshair of the spectrum: where it stands, and the color that Enter would select there.
 * @param moved null: at the place of the color, which it selects as it is
 * @param lastHueDeg serves for a color without a hue of its own
 */
export function crosshairOf(
  selected: HexColor,
  moved: Point | null,
  lastHueDeg: number,
): Crosshair {
  const color = moved ? colorAt(moved) : selected
  const ownHueDeg = hueOf(color)
  return {
    at: moved ?? pointOf(selected, lastHueDeg),
    color,
    hasHue: ownHueDeg !== null,
    hueDeg: moved ? hueAt(moved) : (ownHueDeg ?? lastHueDeg),
    lightness01: rgbToHsl(toRgb(color)).lightness01,
  }
}

export function drawSpectrum(): Picture {
  const { widthPx, heightPx } = SPECTRUM
  const rgba = new Uint8ClampedArray(widthPx * heightPx * 4)
  let at = 0
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const { r, g, b } = rgbAt({ x, y })
      rgba.set([r, g, b, 255], at)
      at += 4
    }
  }
  return { widthPx, heightPx, rgba }
}
