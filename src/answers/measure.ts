import { toRgb, type HexColor } from '#lib/color'
import type { Answer, Measure } from '../tools/answer'

/** The hue as a share of the circle, red is 0; null for a gray, which has none. */
function hueOf(color: HexColor): number | null {
  const { r, g, b } = toRgb(color)
  const most = Math.max(r, g, b)
  const range = most - Math.min(r, g, b)
  if (range === 0) return null
  const sixths =
    most === r ? (g - b) / range + 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4
  return (sixths % 6) / 6
}

/** What the scale of an answer shows: what the answer states, the hue of its color, or its number; null for words. */
export function measureOf({ measure, swatch, value, copy }: Answer): Measure | null {
  if (measure) return measure
  if (swatch) return { kind: 'hue', hue01: hueOf(swatch) }
  const number = Number((copy ?? value).replaceAll(',', ''))
  const isNumber = Number.isFinite(number) && /^[-\d.,]/.test(value)
  return isNumber ? { kind: 'ruler', value: number } : null
}
