import { toRgb, type HexColor } from '#lib/color'
import { toLinear } from '#lib/contrast'

/** Lightness and chroma from 0 on, as in CSS; the hue of a gray is 0. */
interface Oklch {
  lightness01: number
  chroma: number
  hueDeg: number
}

const DEGREES = 180 / Math.PI

/** Björn Ottosson, "A perceptual color space for image processing". */
function oklchOf(color: HexColor): Oklch {
  const { r, g, b } = toRgb(color)
  const [red, green, blue] = [toLinear(r), toLinear(g), toLinear(b)]
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const fromGreen = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const fromBlue = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  const isGray = r === g && g === b
  return {
    lightness01: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: isGray ? 0 : Math.hypot(fromGreen, fromBlue),
    hueDeg: isGray ? 0 : (Math.atan2(fromBlue, fromGreen) * DEGREES + 360) % 360,
  }
}

/** `65.28% 0.13456 243.15`: fine enough to read back as the same color of 8 bits a channel. */
export function oklchChannels(color: HexColor): string {
  const { lightness01, chroma, hueDeg } = oklchOf(color)
  const percent = Number((lightness01 * 100).toFixed(2))
  return `${percent}% ${Number(chroma.toFixed(5))} ${Number(hueDeg.toFixed(2)) % 360}`
}
