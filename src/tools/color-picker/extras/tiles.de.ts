import type * as en from './tiles.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./tiles.de'), typeof en>
// Written from a65498a41cc4
export const TILES = {
  picture: {
    icon: 'pipette',
    title: 'Pipette und Bildfarben',
    promise: 'Eine Farbe von überall',
  },
  contrast: {
    icon: 'contrast',
    title: 'Kontrast prüfen',
    promise: 'Ist es gut zu lesen?',
  },
  oklch: {
    icon: 'box',
    title: 'OKLCH-Wähler',
    promise: 'Gleiche Schritte fürs Auge',
  },
  palettes: {
    icon: 'swatch-book',
    title: 'Paletten-Tools',
    promise: 'Tailwind-Stufen und Export',
  },
  formats: {
    icon: 'braces',
    title: 'Jede CSS-Farbe, mehr Formate',
    promise: 'lab(), hwb(), CMYK, Namen',
  },
} as const

export const FOUND_BY: Readonly<Record<keyof typeof TILES, readonly string[]>> = {
  picture: [
    'pipette',
    'vom bildschirm',
    'farbe aus bild',
    'bildfarben',
    'bildpalette',
    'farbe aufnehmen',
    'bildschirmfarbe',
    'farben aus foto',
  ],
  contrast: [
    'kontrast',
    'kontrastprüfer',
    'wcag',
    'apca',
    'barrierefreiheit',
    'lesbar',
    'farbenblindheit',
    'aa',
    'aaa',
    'kontrast von zwei farben vergleichen',
  ],
  oklch: ['oklch', 'lch', 'wahrnehmung', 'buntheit', 'p3', 'farbraum', 'oklab'],
  palettes: [
    'palette',
    'tailwind',
    'tailwind palette',
    'abstufung',
    'schattierungen',
    'farbtöne',
    'verlauf',
    'harmonie',
    'css variablen',
    'palette kopieren oder exportieren',
    'farben mischen',
    'farbenblindheit simulieren',
  ],
  formats: [
    'css farbe',
    'farbnamen',
    'cmyk',
    'lab',
    'hwb',
    'hsv',
    'benannte farbe',
    'farbformate',
    'rgba',
    'alpha',
  ],
}
