import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from b69762108f8b
export const CODE_OF = 'QR-Code für'
export const INCOMPLETE = 'Am Ende fehlt etwas.'
export const IN_FORM = 'Öffnet das Formular zum Ausfüllen'

export const FORM_NAMES: Readonly<Record<string, string>> = {
  wifi: 'WLAN',
  contact: 'Kontakt',
  email: 'E-Mail',
  sms: 'SMS',
  phone: 'Telefonnummer',
  event: 'Termin',
  location: 'Standort',
}

export const WIFI_CODE_OF = 'QR-Code für das WLAN'
