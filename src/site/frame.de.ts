import type * as en from './frame.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./frame.de'), typeof en>
// Written from 7cac123f16d8

export const TOO_OLD =
  'Dieser Browser ist zu alt für diese Tools: Aktualisiere ihn oder öffne die Seite in einem aktuellen Chrome, Edge, Firefox oder Safari.'
export const NEEDS_SCRIPTS =
  'Schalte JavaScript ein: Die Tools laufen in deinem Browser und brauchen es.'
export const NOT_COMPLETE = 'Diese Seite wurde nicht vollständig geladen.'
export const LOAD_AGAIN = 'Noch einmal laden'
export const LOADING = 'Wird geladen\u00a0…'
