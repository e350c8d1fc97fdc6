import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from b083c82fde79
import { SITE_NAME } from '../config'

export const LANDING_DESCRIPTION = `${SITE_NAME}: Countdown-Timer, Taschenrechner, Einheiten- und Währungsrechner, QR-Codes, Farben und Passwörter. Kostenlos, schnell, ohne Anmeldung; deine Daten bleiben in deinem Browser.`
export const LANDING_KEYWORDS = [
  'kostenlose online-tools',
  'browser-tools',
  'ohne anmeldung',
  'privat',
  'taschenrechner',
  'qr-code',
]

export const PRIVACY_DESCRIPTION = `Was ${SITE_NAME} auf deinem Gerät speichert, was wann von anderswo geladen wird und wie du alles löschst.`
export const PRIVACY_KEYWORDS = ['datenschutz', 'keine cookies', 'daten auf deinem gerät']

export const NOT_FOUND_DESCRIPTION = 'Unter dieser Adresse gibt es keine Seite.'
export const NOT_FOUND_KEYWORDS = ['kostenlose online-tools', 'seite nicht gefunden']

export const imageAlt = (title: string) => `${title} bei ${SITE_NAME}`
export const REQUIREMENTS = 'Benötigt JavaScript'

export const OPEN_SEARCH_DESCRIPTION =
  'Beantwortet auf deinem Gerät Fragen zu Rechnungen, Einheiten, Geld, Datum, Timern und Farben.'
