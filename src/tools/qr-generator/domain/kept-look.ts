import { readAnyHex } from '#lib/color'
import { propertiesOf } from '#lib/properties'
import { DEFAULT_SETTINGS, EC_LEVELS, MARGINS, SIZES_PX, type QrSettings } from './settings'
import { parseStyle } from './style'

/** All settings but the text, as a visit begins with them; the extra 'looks' changes `style` alone. */
export type Look = Omit<QrSettings, 'text'>

/** Anything else may be a text that was typed into the wrong field. */
const colorOr = (value: unknown, fallback: string): string =>
  typeof value === 'string' && readAnyHex(value) !== null ? value : fallback

const colorsOf = ({ dark, light }: { dark?: unknown; light?: unknown }) => ({
  dark: colorOr(dark, DEFAULT_SETTINGS.dark),
  light: colorOr(light, DEFAULT_SETTINGS.light),
})

/** The part of what `keptLook` made that can be used, the rest at its defaults; null: nothing. */
export function parseLook(stored: unknown, caption: string): Look | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { sizePx, level, dark, light, margin, isUtf8Marked, style } = propertiesOf(stored)
  return {
    sizePx: SIZES_PX.find((known) => known === sizePx) ?? DEFAULT_SETTINGS.sizePx,
    level: EC_LEVELS.find((known) => known === level) ?? DEFAULT_SETTINGS.level,
    ...colorsOf({ dark, light }),
    margin: MARGINS.find((known) => known === margin) ?? DEFAULT_SETTINGS.margin,
    isUtf8Marked: isUtf8Marked === true,
    style: parseStyle(style, caption),
  }
}

/** What stays on the device of some settings: never the text, and of a style neither the logo nor the caption, which is one. */
export function keptLook({ sizePx, level, dark, light, margin, isUtf8Marked, style }: QrSettings) {
  return {
    sizePx,
    level,
    ...colorsOf({ dark, light }),
    margin,
    isUtf8Marked,
    style: style && {
      modules: style.modules,
      endColor: style.endColor,
      framed: style.caption !== null,
    },
  }
}
