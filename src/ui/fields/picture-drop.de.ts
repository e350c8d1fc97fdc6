import type * as en from './picture-drop.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./picture-drop.de'), typeof en>
// Written from 02c381f59cab
export const CHOOSE_PICTURE = 'Bild wählen\u00a0…'
export const DROP_PICTURE =
  'Oder zieh ein Bild hierher oder füg es ein. Es verlässt dein Gerät nicht.'
export const READING_PICTURE = 'Bild wird gelesen\u00a0…'
export const UNREADABLE_PICTURE =
  'Dein Browser kann dieses Bild nicht öffnen. Versuch es mit PNG, JPEG oder WebP oder einem SVG bis 1\u00a0MB.'
export const COMPLEX_SVG =
  'Dieses SVG hat zu viele Formen oder einen Filter. Speichere es als PNG und wähle das.'
export const NOISY_PICTURE =
  'Dein Browser füllt Bilder mit Rauschen, damit Seiten dich nicht wiedererkennen. Erlaube dieser Seite, Bilder zu lesen (Canvas-Daten), oder nimm einen anderen Browser.'
