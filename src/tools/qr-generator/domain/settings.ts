import type { Rgb } from '../../../lib/color'
import type { CodeStyle } from './style'

/** Error correction level; about 7, 15, 25 and 30 % of a symbol can be restored (spec §9). */
export type EcLevel = 'L' | 'M' | 'Q' | 'H'

/** Side of the picture in pixels. */
export type SizePx = 128 | 256 | 384 | 512

/** Quiet zone in modules on each side: that of spec §9, and the 4 of ISO/IEC 18004 §6.3.8 for print. */
export type Margin = 2 | 4

export interface QrSettings {
  text: string
  sizePx: SizePx
  level: EcLevel
  /** Foreground as typed: `#rgb` or `#rrggbb` is valid, anything else is refused. */
  dark: string
  /** Background as typed. */
  light: string
  margin: Margin
  /** Absent: plain squares of one color. */
  style?: CodeStyle | undefined
}

/** Foreground and background as they are drawn. */
export interface CodeColors {
  dark: Rgb
  light: Rgb
}

/** Widest first: the order in which the levels give up capacity. */
export const EC_LEVELS: readonly EcLevel[] = ['L', 'M', 'Q', 'H']

export const SIZES_PX: readonly SizePx[] = [128, 256, 384, 512]

/** Side of a picture for print, in pixels. */
export type PrintSizePx = 1024 | 2048 | 4096 | 8192

/** Every symbol fits into the smallest of them. */
export const PRINT_SIZES_PX: readonly PrintSizePx[] = [1024, 2048, 4096, 8192]

export const MARGIN_MODULES: Margin = 2

export const PRINT_MARGIN_MODULES: Margin = 4

export const MARGINS: readonly Margin[] = [MARGIN_MODULES, PRINT_MARGIN_MODULES]

export const DEFAULT_SETTINGS: QrSettings = {
  text: '',
  sizePx: 256,
  level: 'M',
  dark: '#000000',
  light: '#ffffff',
  margin: MARGIN_MODULES,
}
