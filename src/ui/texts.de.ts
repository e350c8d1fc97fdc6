import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from e0ec0ecd7ebb
export const LOADING = 'Wird geladen\u00a0…'
export const PART_NOT_LOADED = 'Dieser Teil konnte nicht geladen werden.'
export const TRY_AGAIN = 'Noch einmal versuchen'
export const RELOAD_PAGE = 'Seite neu laden'
export const CANCEL = 'Abbrechen'
export const closeExtra = (title: string) => `${title} schließen`
export const RESET = 'Zurücksetzen'
export const resetExtra = (title: string) => `${title} zurücksetzen`

export const COPIED = { copied: 'Kopiert', failed: 'Nicht kopiert' }
export const copyNameWith = (name: string | undefined, answer: string | null) =>
  name && answer ? `${name}: ${answer}` : name
export const COPY_LINK = 'Link kopieren'
export const COPY_KEYS = 'Strg+C'
export const copyNamed = (name: string) => `${name} kopieren`

export const HISTORY_CLEARED = 'Verlauf gelöscht'
export const NOT_SAVED = 'Die Datei konnte nicht gespeichert werden. Versuch es noch einmal.'
