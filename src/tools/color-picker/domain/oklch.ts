import { convertLabToLch, convertLchToLab, convertOklabToRgb, convertRgbToOklab } from 'culori/fn'
import { toRgb, type HexColor } from '#lib/color'
import { roundInside } from './inside-srgb'

/** `65.28% 0.13456 243.15`: inside sRGB, and read back as the same color of 8 bits a channel; the hue of a gray is 0. */
export function oklchChannels(color: HexColor): string {
  const { r, g, b } = toRgb(color)
  const lab = convertRgbToOklab({ r: r / 255, g: g / 255, b: b / 255 })
  const { l, c, h = 0 } = convertLabToLch(lab, 'oklch')
  const [percent, chroma, hue] = roundInside(color, [l * 100, c, h], [2, 5, 2], ([wl, wc, wh]) =>
    convertOklabToRgb(convertLchToLab({ l: wl / 100, c: wc, h: wh })),
  )
  return `${percent}% ${chroma} ${hue % 360}`
}
