import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 35a9fe63b828
import type { HexColor } from '#lib/color'

export const PALETTE_TO_USE = 'Palette'
export const SOURCES = [
  { value: 'palette', text: 'Aktuelle Palette' },
  { value: 'scale', text: 'Abstufung 50 bis 950' },
  { value: 'shuffle', text: 'Zufällig' },
] as const

export const SIMULATE = 'Farbfehlsichtigkeit simulieren'
export const VISIONS = [
  { value: 'none', text: 'Keine' },
  { value: 'protanopia', text: 'Protanopie (ohne Rot-Zapfen)' },
  { value: 'deuteranopia', text: 'Deuteranopie (ohne Grün-Zapfen)' },
  { value: 'tritanopia', text: 'Tritanopie (ohne Blau-Zapfen)' },
] as const

export const EXPORT_AS = 'Exportieren als'
export const EXPORT_FORMATS = [
  { value: 'css', text: 'CSS-Variablen' },
  { value: 'json', text: 'JSON' },
  { value: 'tailwind', text: 'Tailwind-4-Theme' },
  { value: 'svg', text: 'SVG' },
] as const
export const NAME = 'Name'
export const nameHint = (name: string) => `Wie in --color-${name}`
export const COPY_VALUES = 'Alle Werte kopieren'
export const COPY_EXPORT = 'Export kopieren'
export const DOWNLOAD_EXPORT = 'Export herunterladen'
export const EXPORT_FILE = 'Export'

export const SHUFFLE_UNLOCKED = 'Ungesperrte auslosen'
export const LOCK_MINE = 'Erst meine Farbe sperren'
export const COPY_LINK = 'Link zu dieser Palette kopieren'
export const LOCK = 'Sperren'
export const LOCKED = 'Gesperrt'
export const lock = (color: HexColor, isLocked: boolean) => `${isLocked ? LOCKED : LOCK}: ${color}`

export const SWATCHES = 'Farbfelder'
export const choose = (color: HexColor) => `${color} nehmen`
