import type * as en from './question.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./question.de'), typeof en>
// Written from 53ad97a905eb
export const EXAMPLES = [
  '#3498db',
  'steelblue',
  'oklch(70% .15 250)',
  'Palette von teal',
  'Kontrast rot auf weiß',
]

export const ALIASES = [
  'farbpicker',
  'farbauswahl',
  'farbkreis',
  'rgb',
  'hex',
  'farbton',
  'farbschema',
  'komplementärfarben',
  'analoge farben',
  'triadische farben',
  'tetradische farben',
  'monochrome farben',
]
