import type { HexColor } from '#lib/color'
import { fromHex, mapToHex, toOklch } from '../../shared/color-spaces'

/** Our own choice: the OKLCH lightness of each step, 0 to 1, and its chroma as a share of that of step 500. */
const STEPS = [
  { name: '50', l: 0.975, share: 0.1 },
  { name: '100', l: 0.945, share: 0.2 },
  { name: '200', l: 0.89, share: 0.38 },
  { name: '300', l: 0.82, share: 0.62 },
  { name: '400', l: 0.735, share: 0.88 },
  { name: '500', l: 0.655, share: 1 },
  { name: '600', l: 0.575, share: 1 },
  { name: '700', l: 0.495, share: 0.92 },
  { name: '800', l: 0.42, share: 0.8 },
  { name: '900', l: 0.35, share: 0.66 },
  { name: '950', l: 0.26, share: 0.5 },
] as const

export interface NamedSwatch {
  name: string
  color: HexColor
}

/**
 * Eleven steps of one hue from light to dark, evenly in OKLCH. The step whose lightness is nearest to that of
 * the color is the color itself; chroma that sRGB has not is reduced.
 */
export function makeScale(color: HexColor): NamedSwatch[] {
  const { l, c, h = 0 } = toOklch(fromHex(color))
  const nearest = STEPS.reduce((best, step) =>
    Math.abs(step.l - l) < Math.abs(best.l - l) ? step : best,
  )
  return STEPS.map((step) => ({
    name: step.name,
    color:
      step === nearest
        ? color
        : mapToHex({ mode: 'oklch', l: step.l, c: (c * step.share) / nearest.share, h }),
  }))
}
