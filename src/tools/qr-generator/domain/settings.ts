import type { HexColor } from '#lib/color'
import type { CodeStyle } from './style'

/**
 * Error correction levels; about 7, 15, 25 and 30 % of a symbol can be restored. In the order in which they
 * give up capacity.
 */
export const EC_LEVELS = ['L', 'M', 'Q', 'H'] as const
export type EcLevel = (typeof EC_LEVELS)[number]

/** Side of the picture in pixels. */
export const SIZES_PX = [128, 256, 384, 512] as const
export type SizePx = (typeof SIZES_PX)[number]

/** Side of a picture for print, in pixels. Every symbol fits into the smallest of them. */
export const PRINT_SIZES_PX = [1024, 2048, 4096, 8192] as const
export type PrintSizePx = (typeof PRINT_SIZES_PX)[number]

/** Quiet zone in modules on each side: that of the first visit (QR-16), and that of ISO/IEC 18004 §6.3.8 (QR-53). */
export const MARGINS = [2, 4] as const

export interface QrSettings {
  text: string
  sizePx: SizePx
  level: EcLevel
  /** Foreground as typed: `#rgb` or `#rrggbb` is valid, anything else is refused. */
  dark: string
  /** Background as typed. */
  light: string
  margin: (typeof MARGINS)[number]
  /** Letters beyond ASCII are stated to be UTF-8. */
  isUtf8Marked: boolean
  /** Absent: plain squares of one color. */
  style?: CodeStyle | undefined
}

/** Foreground and background as they are drawn. */
export interface CodeColors {
  dark: HexColor
  light: HexColor
}

export const DEFAULT_SETTINGS: QrSettings = {
  text: '',
  sizePx: 256,
  level: 'M',
  dark: '#000000',
  light: '#ffffff',
  margin: 2,
  isUtf8Marked: false,
}
