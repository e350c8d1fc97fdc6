import type * as en from './tiles.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./tiles.de'), typeof en>
// Written from 641437274d8f
export const TILES = {
  picture: {
    icon: 'pipette',
    title: 'Pipette und Bildfarben',
    promise: 'Eine Farbe von überall',
    keywords: [
      'pipette',
      'vom bildschirm',
      'farbe aus bild',
      'bildfarben',
      'bildpalette',
      'farbe aufnehmen',
      'bildschirmfarbe',
      'farben aus foto',
    ],
  },
  contrast: {
    icon: 'contrast',
    title: 'Kontrastprüfer',
    promise: 'Ist es gut zu lesen?',
    keywords: [
      'kontrast',
      'wcag',
      'apca',
      'barrierefreiheit',
      'lesbar',
      'farbenblindheit',
      'aa',
      'aaa',
      'kontrast von zwei farben vergleichen',
    ],
  },
  oklch: {
    icon: 'box',
    title: 'OKLCH-Wähler',
    promise: 'Gleiche Schritte fürs Auge',
    keywords: ['oklch', 'lch', 'wahrnehmung', 'buntheit', 'p3', 'farbraum', 'oklab'],
  },
  palettes: {
    icon: 'swatch-book',
    title: 'Paletten-Tools',
    promise: 'Tailwind-Stufen und Export',
    keywords: [
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
  },
  formats: {
    icon: 'braces',
    title: 'Jede CSS-Farbe, mehr Formate',
    promise: 'lab(), hwb(), CMYK, Namen',
    keywords: [
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
  },
} as const
