import { convertLabToLch, convertRgbToOklab } from 'culori/fn'
import { toRgb, type HexColor } from '#lib/color'

/** `65.28% 0.13456 243.15`: fine enough to read back as the same color of 8 bits a channel; the hue of a gray is 0. */
export function oklchChannels(color: HexColor): string {
  const { r, g, b } = toRgb(color)
  const lab = convertRgbToOklab({ r: r / 255, g: g / 255, b: b / 255 })
  const { l, c, h = 0 } = convertLabToLch(lab, 'oklch')
  const percent = Number((l * 100).toFixed(2))
  return `${percent}% ${Number(c.toFixed(5))} ${Number(h.toFixed(2)) % 360}`
}
