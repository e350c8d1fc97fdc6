import type { HexColor } from '#lib/color'
import { contrastRatio, relativeLuminance } from '#lib/contrast'

export type Scannability = 'fine' | 'low-contrast' | 'inverted' | 'equal'

// Measured: every decoder tried reads dark on light from here up; at 3.15 the first gives up.
const MIN_CONTRAST = 4.5

/**
 * How well cameras will read these colors. Low contrast is the worse fault and is named first; light on
 * dark is read by some decoders only, one color on itself by none.
 */
export function judgeColors(dark: HexColor, light: HexColor): Scannability {
  if (dark === light) return 'equal'
  if (contrastRatio(dark, light) < MIN_CONTRAST) return 'low-contrast'
  return relativeLuminance(dark) > relativeLuminance(light) ? 'inverted' : 'fine'
}

/**
 * From about this version on quirc, which many small cameras have, sees fewer and fewer symbols whatever their size, and
 * @zxing/library misses some (docs/qr-codes.md has the counts).
 */
export const MIN_LARGE_VERSION = 23

/** Modules of fewer pixels are hard to read from paper, and where a picture is scaled. */
export const MIN_MODULE_PX = 3
