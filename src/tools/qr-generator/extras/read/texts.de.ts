import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from dd2cda14893b
import { plural } from '#lib/writing.en'

export const FAILURES = {
  nothing: 'In diesem Bild war kein QR-Code zu lesen. Nimm ein schärferes oder eins aus der Nähe.',
  failed: 'Das Bild konnte nicht gelesen werden. Versuch es noch einmal.',
  'camera-refused':
    'Der Browser erlaubt die Kamera nicht. Erlaube sie in den Einstellungen der Website.',
  'camera-none': 'Es wurde keine Kamera gefunden.',
  'camera-failed':
    'Die Kamera konnte nicht gestartet werden. Vielleicht wird sie gerade von einem anderen Programm benutzt.',
  'camera-ended': 'Die Kamera wurde ausgeschaltet.',
}

export const CAMERA = 'Kamera'
export const USE_CAMERA = 'Kamera einschalten'
export const STOP_CAMERA = 'Kamera ausschalten'
export const WAITING = 'Die Kamera wird gestartet\u00a0…'
export const HOLD = 'Halte einen QR-Code vor die Kamera.'

export const TORCH = 'Licht'
export const ZOOM = 'Zoom (%)'

export const still = (count: number) =>
  count === 0
    ? 'Das gelesene Bild'
    : plural(count, {
        one: 'Das gelesene Bild, sein Code in einem Rahmen',
        other: 'Das gelesene Bild, seine # Codes in Rahmen',
      })

export const FOUND = 'Gelesene Codes'
export const UNREAD =
  'In diesem Bild ist ein QR-Code, aber diese Seite kennt die Art seines Inhalts nicht.'
export const read = (count: number) =>
  plural(count, { one: '# Code gelesen', other: '# Codes gelesen' })
export const SEPARATOR = '\u001d'
export const SEPARATOR_SHOWN = '\u241d'
export const GS1 = `Das ist ein GS1-Code, wie auf Waren und Paketen. ${SEPARATOR_SHOWN} steht für das Trennzeichen seiner Felder (U+001D). Ein Code, den du aus einer Kopie erzeugst, ist ein gewöhnlicher.`
export const partOf = (place: number, count: number) =>
  `Teil ${place} von ${count} eines Textes, der auf mehrere Codes verteilt ist.`
export const EDIT = 'Kopie bearbeiten'
export const ofCode = (action: string, place: number) => `${action}, Code ${place}`
export const COPY = 'Kopieren'
export const COPY_TEXT = 'Text kopieren'
export const OPEN_LINK = 'Link öffnen'
export const NETWORK = 'Netzwerkname'
export const COPY_NETWORK = 'Netzwerknamen kopieren'
export const METHOD = 'EAP-Methode'
export const COPY_METHOD = 'EAP-Methode kopieren'
export const PHASE_2 = 'Phase-2-Authentifizierung'
export const COPY_PHASE_2 = 'Phase-2-Authentifizierung kopieren'
export const ANONYMOUS = 'Anonyme Identität'
export const COPY_ANONYMOUS = 'Anonyme Identität kopieren'
export const IDENTITY = 'Identität'
export const COPY_IDENTITY = 'Identität kopieren'
export const PASSWORD = 'Passwort'
export const COPY_PASSWORD = 'Passwort kopieren'
export const EDITED = 'In den Text kopiert'
