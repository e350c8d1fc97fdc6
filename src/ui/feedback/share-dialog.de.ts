import type * as en from './share-dialog.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./share-dialog.de'), typeof en>
// Written from a14b4bab299c
export const SHARE_FILE = 'Datei teilen'
export const SHARE_LINK = 'Link teilen'

export const IN_PLACE_OF_DOWNLOAD =
  'Diese App gibt Dateien über „Teilen“ weiter: Wähle dort „In Dateien sichern“, um eine auf deinem Gerät zu speichern. Was du getippt hast, bleibt hier.'
export const READY = 'Alles bereit. Drück auf „Teilen“, um eine App zu wählen.'
export const FAILED_FILE =
  'Das Teilen hat nicht geklappt. Du kannst die Datei herunterladen oder es noch einmal versuchen.'
export const FAILED_LINK =
  'Das Teilen hat nicht geklappt. Du kannst den Link kopieren oder es noch einmal versuchen.'
export const DOWNLOAD = 'Herunterladen'
export const CLOSE = 'Schließen'
