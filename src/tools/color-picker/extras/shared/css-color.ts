import {
  modeA98,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeXyz50,
  modeXyz65,
  parse,
  useMode as registerMode,
} from 'culori/fn'
import type { HexColor } from '#lib/color'
import { clipToHex, isOutsideSrgb, mapToHex, toRgbShares, within01 } from './color-spaces'

// These are the spaces that `color()` names beside sRGB.
for (const mode of [modeP3, modeRec2020, modeA98, modeProphoto, modeXyz50, modeXyz65]) {
  registerMode(mode)
}

export interface CssColor {
  /** The color without its alpha; one outside sRGB is mapped into it. */
  color: HexColor
  isOutside: boolean
  /** 0 is transparent, 1 opaque. */
  alpha01: number
}

/** A function's brackets close at the end; hex digits alone (`bed`) are no color, though culori takes them. */
const NOTATION =
  /^(?:#[0-9a-f]{3,8}|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)|(?![0-9a-f]+$)[a-z]+)$/

/** Culori takes an angle as chroma; CSS does not. */
const ANGLE_AS_CHROMA = /^(?:ok)?lch\(\s*\S+\s+\S*(?:deg|rad|turn)\b/

/** CSS Color 4, section 4.4: a missing component is 0 where it is shown. Lists with commas have no `none`. */
const withoutNone = (text: string) =>
  text.includes(',') ? text : text.replace(/\bnone\b(?!%)/g, '0')

/** Culori lacks it: Display P3 has the gamma of sRGB. */
const P3_LINEAR = /^color\(\s*display-p3-linear\b/

function parseAny(text: string) {
  const color = parse(text.replace(P3_LINEAR, 'color(srgb-linear'))
  return color && P3_LINEAR.test(text) ? { ...toRgbShares(color), mode: 'p3' as const } : color
}

/**
 * Culori's own parser throws on some texts that end early, such as `rgb(0pw )`, and keeps a saturation below 0, in
 * place of which CSS Color 4, section 7, has 0; so do browsers with a lightness, whiteness or blackness below 0. For
 * a saturation or lightness above 100% Firefox takes that in every notation, and Chromium in those of percents;
 * culori does with commas alone. docs/colors.md has the table.
 */
function parseColor(text: string) {
  try {
    const color = parseAny(text)
    if (color?.mode === 'hsl') return { ...color, s: within01(color.s), l: within01(color.l) }
    if (color?.mode === 'hwb') return { ...color, w: Math.max(0, color.w), b: Math.max(0, color.b) }
    return color
  } catch {
    return undefined
  }
}

/** Opaque or transparent where its three decimals, the most that are written, are those of 1 or 0. */
const readableAlpha = (alpha01: number) => (alpha01 >= 0.9995 ? 1 : alpha01 < 0.0005 ? 0 : alpha01)

/**
 * Reads a CSS color: a name, `#` and 3, 4, 6 or 8 hex digits, `rgb() hsl() hwb() lab() lch() oklab() oklch() color()`
 * with commas or without; null for anything else.
 */
export function readCssColor(text: string): CssColor | null {
  const typed = text.trim().toLowerCase()
  const isColor = NOTATION.test(typed) && !ANGLE_AS_CHROMA.test(typed)
  const found = isColor ? parseColor(withoutNone(typed)) : undefined
  if (!found) return null
  const shares = toRgbShares(found)
  const channels = [shares.r, shares.g, shares.b]
  // A number too large for floating point makes channels that are Infinity or NaN.
  if (!channels.every(Number.isFinite)) return null
  const isOutside = isOutsideSrgb(found)
  // CSS Color 4 clips these where it maps the others.
  const isClipped = found.mode === 'rgb' || found.mode === 'hsl' || found.mode === 'hwb'
  return {
    color: isOutside && !isClipped ? mapToHex(found) : clipToHex(shares),
    isOutside,
    alpha01: readableAlpha(found.alpha ?? 1),
  }
}
