import { readAnyHex } from '#lib/color'
import type { CodeFigures } from '../domain/render'
import {
  judgeColors,
  MIN_LARGE_VERSION,
  MIN_MODULE_PX,
  type Scannability,
} from '../domain/scannability'
import { SIZES_PX, type QrSettings } from '../domain/settings'
import { largeSymbol, SMALL_MODULES, SMALLEST_MODULES, WARNINGS } from '../texts.en'

const LARGEST_PX = Math.max(...SIZES_PX)

/** Null where one of the fields holds no color. */
export function judgedColors(look: Pick<QrSettings, 'dark' | 'light'>): Scannability | null {
  const [dark, light] = [readAnyHex(look.dark), readAnyHex(look.light)]
  return dark && light && judgeColors(dark, light)
}

/** What would make the modules of the file larger; null: they are large enough. */
function moduleHint({ layout }: Pick<CodeFigures, 'layout'>): string | null {
  if (layout.modulePx >= MIN_MODULE_PX) return null
  return layout.sizePx < LARGEST_PX ? SMALL_MODULES : SMALLEST_MODULES
}

/**
 * What makes a code hard to scan, the worse first: of its colors, else of small modules in its file, and of a symbol that
 * is too large, which no other size helps.
 * @param code the finished one, not the next; null: there is none
 * @param isAsSet the file has the size of the settings
 */
export function scanWarnings(
  look: Pick<QrSettings, 'dark' | 'light'>,
  code: Pick<CodeFigures, 'layout' | 'version' | 'level'> | null,
  isAsSet: boolean,
): { ofLook: string | null; ofSymbol: string | null } {
  const judged = judgedColors(look)
  const ofColors = judged && WARNINGS[judged]
  const isLarge = !ofColors && code !== null && code.version >= MIN_LARGE_VERSION
  return {
    ofLook: ofColors ?? (code && isAsSet ? moduleHint(code) : null),
    ofSymbol: isLarge ? largeSymbol(code.level) : null,
  }
}
