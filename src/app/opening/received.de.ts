import type * as en from './received.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./received.de'), typeof en>
// Written from 3c6beed496a1
export const NOT_ARRIVED = 'Was du geteilt hast, ist nicht angekommen. Teile es noch einmal.'
export const UNKNOWN_FILE =
  'Solche Dateien kann diese Seite nicht öffnen, nur Bilder und CSV-Dateien.'
export const ONLY_LINK = 'Nur der Link ist eingetragen. „Rückgängig“ bringt den ganzen Text zurück.'
