import type * as en from './keywords.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./keywords.de'), typeof en>
// Written from 11cff8122d57
export const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  'countdown-timer': ['countdown-timer', 'online-timer', 'küchentimer', 'pomodoro', 'wecker'],
  calculator: [
    'taschenrechner',
    'wissenschaftlicher taschenrechner',
    'online-rechner',
    'prozent',
    'speicher',
  ],
  'unit-converter': [
    'einheiten umrechnen',
    'einheitenumrechner',
    'länge',
    'gewicht',
    'temperatur',
    'volumen',
    'fläche',
    'geschwindigkeit',
  ],
  'currency-converter': [
    'währungsrechner',
    'wechselkurse',
    'euro in dollar',
    'kryptowährung',
    'geld',
  ],
  'qr-generator': [
    'qr-code erstellen',
    'qr-code-generator',
    'qr-code kostenlos',
    'wlan qr-code',
    'vcard qr-code',
    'png',
  ],
  'color-picker': [
    'farbwähler',
    'hex in rgb',
    'hsl',
    'farbpalette erstellen',
    'kontrast prüfen',
    'pipette',
    'farben umrechnen',
  ],
  'password-generator': [
    'passwort-generator',
    'passwort erstellen',
    'zufälliges passwort',
    'starkes passwort',
    'sicheres passwort',
  ],
}
