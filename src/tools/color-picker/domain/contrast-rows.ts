import { toRgb, type HexColor } from '../../../lib/color'
import { contrastRatio } from '../../../lib/contrast'
import { apcaContrast } from './apca'
import { nearestPassing } from './passing-color'

/** WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11. */
export const CONTRAST_LEVELS = [
  { id: 'aa-large', name: 'AA large text', ratio: 3 },
  { id: 'aa', name: 'AA text', ratio: 4.5 },
  { id: 'aaa', name: 'AAA text', ratio: 7 },
] as const

export type ContrastLevel = (typeof CONTRAST_LEVELS)[number]['id']

export interface ContrastRow {
  background: HexColor
  /** Two decimals, cut off: 4.499 does not pass 4.5 and does not look so. */
  ratioText: string
  passes: readonly ContrastLevel[]
  /** Lc of APCA, a whole number. */
  lc: number
  /** The color itself where it passes the level; null: no color of its hue does. */
  passing: HexColor | null
}

/** Contrast of a text of the color on a background, and the nearest color that passes the level. */
export function contrastRow(
  color: HexColor,
  background: HexColor,
  level: ContrastLevel,
): ContrastRow {
  const ratio = contrastRatio(toRgb(color), toRgb(background))
  const wanted = CONTRAST_LEVELS.find(({ id }) => id === level)?.ratio ?? 4.5
  return {
    background,
    ratioText: (Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2),
    passes: CONTRAST_LEVELS.filter((one) => ratio >= one.ratio).map(({ id }) => id),
    lc: Math.round(apcaContrast(toRgb(color), toRgb(background))),
    passing: nearestPassing(color, background, wanted),
  }
}
