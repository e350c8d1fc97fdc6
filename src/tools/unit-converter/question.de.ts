import type * as en from './question.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./question.de'), typeof en>
// Written from 3cb9cfd35b5b
export const EXAMPLES = [
  '5 Pfund in kg',
  `5'7" in cm`,
  '350F',
  '1/2 Tasse in ml',
  '60 mph in km/h',
  '5 kg + 300 g',
  '10 ft x 12 ft in m²',
]

export const ALIASES = [
  'umrechnen',
  'umrechner',
  'umrechnung',
  'maße',
  'maßeinheiten',
  'metrisch',
  'imperial',
  'kochen',
]
