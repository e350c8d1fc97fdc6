import type * as en from './name.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./name.de'), typeof en>
// Written from 446c478b3b0f
export const TITLE = 'Farbwähler'
export const SHORT_NAME = 'Farben'
export const DESCRIPTION =
  'Wähle eine Farbe, kopiere sie als HEX, RGB oder HSL und mach eine passende Palette daraus.'
