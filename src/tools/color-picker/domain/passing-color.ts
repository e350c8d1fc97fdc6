import { toRgb, type HexColor } from '../../../lib/color'
import { contrastRatio } from '../../../lib/contrast'
import { fromHex, mapToHex, toOklch } from './color-spaces'

/** Of OKLCH lightness, which goes from 0 to 1: finer than a step of 8 bits. */
const PRECISION = 0.0005

/**
 * The color nearest in OKLCH lightness that has at least the contrast ratio on a background, with its hue and,
 * where sRGB has it, its chroma; the color itself if it has the ratio; null if none of its hue has.
 */
export function nearestPassing(
  color: HexColor,
  background: HexColor,
  ratio: number,
): HexColor | null {
  const { l: start, c, h = 0 } = toOklch(fromHex(color))
  const behind = toRgb(background)
  const passes = (candidate: HexColor) => contrastRatio(toRgb(candidate), behind) >= ratio
  const at = (l: number) => mapToHex({ mode: 'oklch', l, c, h })
  if (passes(color)) return color

  const found = [0, 1]
    .filter((end) => passes(at(end)))
    .map((end) => {
      let [failing, passing] = [start, end]
      while (Math.abs(passing - failing) > PRECISION) {
        const middle = (passing + failing) / 2
        if (passes(at(middle))) passing = middle
        else failing = middle
      }
      return { distance: Math.abs(passing - start), color: at(passing) }
    })
    .sort((a, b) => a.distance - b.distance)
  return found[0]?.color ?? null
}
