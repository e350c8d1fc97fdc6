import type * as en from './name.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./name.de'), typeof en>
// Written from c8ac64c199f6
export const TITLE = 'QR-Code-Generator'
export const SHORT_NAME = 'QR-Code'
export const DESCRIPTION =
  'Mach aus Links, WLAN-Zugängen, Kontakten oder Text einen scharfen QR-Code, der nie abläuft.'
export const CARD_CAPTION = 'Auf dem Handy öffnen'
