import { readHex, type HexColor } from '#lib/color'
import type { Picture } from '#lib/picture'
import { propertiesOf } from '#lib/properties'

/** The shapes of the modules; the eyes match. */
export const MODULE_SHAPES = ['square', 'rounded', 'dots'] as const
export type ModuleShape = (typeof MODULE_SHAPES)[number]

/** Longer side of the space of a logo, in percent of the symbol's. */
export const LOGO_PERCENTS = [15, 20, 25, 30] as const

/** What differs from plain squares of one color. */
export interface CodeStyle {
  modules: ModuleShape
  /** What the foreground turns into towards the lower right; null: one color. */
  endColor: HexColor | null
  logo: Picture | null
  logoPercent: (typeof LOGO_PERCENTS)[number]
  /** The text in a frame below the code; null: no frame. */
  caption: string | null
}

export const PLAIN_STYLE: CodeStyle = {
  modules: 'square',
  endColor: null,
  logo: null,
  logoPercent: 20,
  caption: null,
}

/** Undefined where nothing of it is visible: such a code is drawn by the fast plain renderer. */
export function styleOrPlain(style: CodeStyle): CodeStyle | undefined {
  const { modules, endColor, logo, caption } = style
  const isPlain = modules === 'square' && endColor === null && logo === null && caption === null
  return isPlain ? undefined : style
}

/** The style that `keptLook` stored, with a caption where it had one; undefined: a plain one, or an invalid value. */
export function parseStyle(stored: unknown, caption: string): CodeStyle | undefined {
  const { modules, endColor, framed } = propertiesOf(stored)
  return styleOrPlain({
    ...PLAIN_STYLE,
    modules: MODULE_SHAPES.find((known) => known === modules) ?? 'square',
    endColor: typeof endColor === 'string' ? readHex(endColor) : null,
    caption: framed === true ? caption : null,
  })
}
