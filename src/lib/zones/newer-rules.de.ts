import type * as en from './newer-rules.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./newer-rules.de'), typeof en>
// Written from 134ab1ec3eb6

export const newerRules = (place: string) =>
  `Nach den neuesten Regeln für ${place || 'deine Zeitzone'}; dein Browser hat ältere`
