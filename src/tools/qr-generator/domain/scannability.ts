import { readAnyHex, type HexColor } from '#lib/color'
import { contrastRatio, relativeLuminance } from '#lib/contrast'
import type { CodeFigures } from './render'
import { SIZES_PX, type EcLevel, type QrSettings } from './settings'

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

/** Null where one of the fields holds no color. */
export function judgedColors(look: Pick<QrSettings, 'dark' | 'light'>): Scannability | null {
  const [dark, light] = [readAnyHex(look.dark), readAnyHex(look.light)]
  return dark && light && judgeColors(dark, light)
}

/**
 * From about this version on quirc, which many small cameras have, sees fewer and fewer symbols whatever their size, and
 * @zxing/library misses some (docs/qr-codes.md has the counts).
 */
const MIN_LARGE_VERSION = 23

/** Modules of fewer pixels are hard to read from paper, and where a picture is scaled. */
const MIN_MODULE_PX = 3

/** Why a code may not scan; modules are `smallest` where no larger size is left to choose. */
export type CodeWarning = Exclude<Scannability, 'fine'> | 'small-modules' | 'smallest-modules'

function warningOfModules({ modulePx, sizePx }: CodeFigures['layout']): CodeWarning | null {
  if (modulePx >= MIN_MODULE_PX) return null
  return sizePx < Math.max(...SIZES_PX) ? 'small-modules' : 'smallest-modules'
}

/**
 * What makes a code hard to scan, the worse first: its colors, else small modules in its file; and the level of a symbol
 * that is too large, which no other size helps.
 * @param code the finished one, not the next; null: there is none
 * @param isAsSet the file has the size of the settings
 */
export function scanWarnings(
  judged: Scannability | null,
  code: Pick<CodeFigures, 'layout' | 'version' | 'level'> | null,
  isAsSet: boolean,
): { ofLook: CodeWarning | null; tooLargeAt: EcLevel | null } {
  if (judged && judged !== 'fine') return { ofLook: judged, tooLargeAt: null }
  return {
    ofLook: code && isAsSet ? warningOfModules(code.layout) : null,
    tooLargeAt: code && code.version >= MIN_LARGE_VERSION ? code.level : null,
  }
}
