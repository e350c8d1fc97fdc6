import { isolate } from '#lib/writing.en'
import type { HexColor } from '#lib/color'

export const PALETTE_TO_USE = 'Palette'
export const SOURCES = [
  { value: 'palette', text: 'Current palette' },
  { value: 'scale', text: 'Scale 50 to 950' },
  { value: 'shuffle', text: 'Shuffle' },
] as const

export const SIMULATE = 'Simulate color blindness'
export const VISIONS = [
  { value: 'none', text: 'None' },
  { value: 'protanopia', text: 'Protanopia (no red cones)' },
  { value: 'deuteranopia', text: 'Deuteranopia (no green cones)' },
  { value: 'tritanopia', text: 'Tritanopia (no blue cones)' },
] as const

export const EXPORT_AS = 'Export as'
export const EXPORT_FORMATS = [
  { value: 'css', text: 'CSS variables' },
  { value: 'json', text: 'JSON' },
  { value: 'tailwind', text: 'Tailwind 4 theme' },
  { value: 'svg', text: 'SVG' },
] as const
export const NAME = 'Name'
/** @param name with that of a color, as it is written */
export const nameHint = (name: string) => `As in --color-${name}`
export const COPY_VALUES = 'Copy all values'
export const COPY_EXPORT = 'Copy export'
export const DOWNLOAD_EXPORT = 'Download export'
export const EXPORT_FILE = 'export'

export const SHUFFLE_UNLOCKED = 'Shuffle unlocked'
export const LOCK_MINE = 'Lock my color first'
export const COPY_LINK = 'Copy link to this palette'
export const LOCK = 'Lock'
export const LOCKED = 'Locked'
export const lock = (color: HexColor, isLocked: boolean) =>
  `${isLocked ? LOCKED : LOCK} ${isolate(color)}`

export const SWATCHES = 'Swatches'
export const choose = (color: HexColor) => `Use ${isolate(color)}`
