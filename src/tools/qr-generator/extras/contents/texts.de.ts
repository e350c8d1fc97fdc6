import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 6598a1ae467d
import type { FormFault, FormId } from './domain/forms'
import type { Repair } from './domain/repairs'

export const KIND = 'Art des Codes'
export const KINDS: readonly { value: FormId; text: string }[] = [
  { value: 'wifi', text: 'WLAN' },
  { value: 'contact', text: 'Kontakt' },
  { value: 'email', text: 'E-Mail' },
  { value: 'sms', text: 'SMS' },
  { value: 'phone', text: 'Telefonnummer' },
  { value: 'event', text: 'Termin' },
  { value: 'location', text: 'Standort' },
]

export const LABELS: Readonly<Record<string, string>> = {
  ssid: 'Name (SSID)',
  security: 'Sicherheit',
  password: 'WLAN-Passwort',
  hidden: 'Netzwerk',
  first: 'Vorname',
  last: 'Nachname',
  company: 'Firma',
  title: 'Position',
  phone: 'Telefonnummer',
  email: 'E-Mail-Adresse',
  url: 'Website',
  street: 'Straße',
  zip: 'Postleitzahl',
  city: 'Stadt',
  region: 'Bundesland oder Region',
  country: 'Land',
  note: 'Notiz',
  address: 'E-Mail-Adresse',
  subject: 'Betreff',
  body: 'Nachricht',
  number: 'Telefonnummer',
  message: 'Nachricht',
  summary: 'Titel',
  days: 'Dauer',
  zone: 'Zeitzone',
  start: 'Beginn',
  end: 'Ende',
  place: 'Ort',
  description: 'Beschreibung',
  latitude: 'Breitengrad',
  longitude: 'Längengrad',
  map: 'Öffnet sich in',
}

export const OPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  security: { WPA: 'WPA/WPA2/WPA3', WEP: 'WEP', nopass: 'Keine' },
  hidden: { '': 'Sichtbar', true: 'Versteckt' },
  days: { '': 'Mit Uhrzeiten', true: 'Ganze Tage' },
  map: {
    '': 'Karten-App des Handys (geo:)',
    apple: 'Apple Karten (Link)',
    google: 'Google Maps (Link)',
    osm: 'OpenStreetMap (Link)',
  },
  zone: { '': 'Ortszeit jedes Handys', own: 'Meine, als UTC gespeichert', utc: 'UTC' },
}

const MISSING: Readonly<Record<string, string>> = {
  ssid: 'Gib den Netzwerknamen ein.',
  last: 'Gib einen Namen oder eine Firma ein.',
  summary: 'Gib einen Titel ein.',
  start: 'Gib einen Beginn ein.',
}

export function faultText(field: string, fault: FormFault): string {
  switch (fault.code) {
    case 'missing':
      return MISSING[field] ?? 'Gib etwas ein.'
    case 'address':
      return 'Gib eine Adresse wie name@example.com ein.'
    case 'phone-number':
      return 'Gib eine Telefonnummer ein.'
    case 'long-network-name':
      return 'Ein Netzwerkname hat höchstens 32 Byte.'
    case 'time':
      return 'Gib ein Datum mit vierstelligem Jahr und eine Uhrzeit ein.'
    case 'date':
      return 'Gib ein Datum mit vierstelligem Jahr ein.'
    case 'end-before-start':
      return 'Gib ein Ende nach dem Beginn ein.'
    case 'no-password':
      return 'Gib das Passwort ein oder wähle bei Sicherheit „Keine“.'
    case 'password-length':
      return 'Ein WPA-Passwort hat 8 bis 63 Zeichen oder 64 Hex-Ziffern.'
    case 'password-bytes':
      return `Ein WPA-Passwort hat 8 bis 63 Byte. Deins hat ${fault.length}.`
    case 'degrees':
      return `Gib Grad von -${fault.limit} bis ${fault.limit} ein, etwa 48,8584.`
  }
}

export const ZONE_NOTES: Readonly<Record<string, string>> = {
  '': '9:00 bleibt 9:00 in jeder Zeitzone.',
  own: 'Deine Zeiten, als UTC gespeichert: überall derselbe Moment.',
  utc: 'Die Zeiten sind in UTC. Jedes Handy zeigt sie in seiner eigenen Zone.',
}
export const NEWER_RULES = 'Nach den neuesten Regeln für deine Zeitzone; dein Browser hat ältere.'
export const WHOLE_DAYS = 'Ganze Tage behalten ihr Datum in jeder Zeitzone.'
export const FURTHER: Readonly<Record<string, string>> = {
  N: 'zweiter Vorname oder Titel',
  FN: 'weiterer Name',
  NICKNAME: 'Spitzname',
  ORG: 'Abteilung',
  TITLE: 'weitere Position',
  ROLE: 'Funktion',
  TEL: 'weitere Telefonnummer',
  EMAIL: 'weitere E-Mail-Adresse',
  URL: 'weitere Website',
  ADR: 'weitere Teile der Adresse',
  LABEL: 'Adressetikett',
  NOTE: 'weitere Notiz',
  BDAY: 'Geburtstag',
  ANNIVERSARY: 'Jahrestag',
  PHOTO: 'Foto',
  LOGO: 'Logo',
  CATEGORIES: 'Gruppen',
  GEO: 'Standort',
  TZ: 'Zeitzone',
  LANG: 'Sprache',
  IMPP: 'Messenger',
  'X-SOCIALPROFILE': 'Profil in sozialen Netzwerken',
}
export const OTHER_DETAILS = 'weitere Angaben'
export const kept = (names: string) => `Steht auch im Code und bleibt, wie es ist: ${names}`
export const REPLACES =
  'Was du eingibst, ersetzt deinen Text oben. Das kannst du rückgängig machen.'
export const GEO =
  'Die Kamera eines iPhones bietet geo:-Codes nicht an. Ein Link zu einer Karte öffnet sich auf jedem Handy.'
export const SHOW = 'Code zeigen'
export const CLOSE = 'Formular schließen'

const FILL_IN_FORM = 'Formular ausfüllen'

export const REPAIRS: Record<Repair['code'], { text: string; action: string }> = {
  'no-scheme': {
    text: 'Handys öffnen das nur als Link, wenn https:// davorsteht.',
    action: 'https:// davorsetzen',
  },
  'wrong-scheme': {
    text: 'Dieser Link beginnt mit einem Tippfehler.',
    action: 'Korrigieren',
  },
  'plain-link': {
    text: 'Manche Handys öffnen diesen Link nur in einfachen Buchstaben.',
    action: 'So schreiben',
  },
  invisible: {
    text: 'Dieser Text hat unsichtbare Zeichen oder Leerzeichen, die mit in den Code kämen.',
    action: 'Entfernen',
  },
  wifi: {
    text: 'Handys verstehen diesen WLAN-Text vielleicht nicht.',
    action: 'Korrigieren',
  },
  'nameless-wifi': {
    text: 'Diesem WLAN-Text fehlt der Netzwerkname.',
    action: FILL_IN_FORM,
  },
  card: {
    text: 'Handys verstehen diesen Kontakt oder Termin vielleicht nicht.',
    action: 'Korrigieren',
  },
}
