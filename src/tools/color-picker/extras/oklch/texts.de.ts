import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from a5949506fbef
import type { HexColor } from '#lib/color'
import { figure } from '#lib/writing.en'

export const HUE = 'Farbton'
export const degrees = (hueDeg: number) => `${hueDeg} Grad`
export const FAILED = 'Der OKLCH-Wähler konnte nicht gezeichnet werden.'
export const PLANE = 'Buntheit und Helligkeit in OKLCH'
export const OUTSIDE = 'Außerhalb von sRGB: ähnlichste Farbe genommen.'
export const NOTE =
  'Rechts: kräftiger. Oben: heller. Außerhalb der Form gilt die ähnlichste sRGB-Farbe.'

export const placeWords = (color: HexColor, lightnessPercent: number, chroma: string) =>
  `${color}, Helligkeit ${lightnessPercent} Prozent, Buntheit ${figure(chroma)}`
