import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 03e1a1dbdac6
import { grouped, plural } from '#lib/writing.en'
import type { CodeWarning } from './domain/scannability'
import type { EcLevel, SizePx } from './domain/settings'
import type { TemplateId } from './domain/templates'

// The log is English in every language.
export { errorText } from './texts.en'

export const TEXT = 'Text oder Link'
export const START_FROM = 'Mit einer Vorlage beginnen'
export const TEMPLATES_LABEL = 'Vorlagen'
export const TEMPLATES: Record<TemplateId, string> = {
  url: 'Website',
  email: 'E-Mail',
  phone: 'Telefon',
  sms: 'SMS',
  wifi: 'WLAN',
  contact: 'Kontakt',
}
export const UNDO = 'Rückgängig'
export const NOTICES = { cleared: 'Textfeld geleert', restored: 'Text wiederhergestellt' }

export const CODE = 'QR-Code'
export const NO_TEXT = 'Gib oben Text ein, um einen QR-Code zu erzeugen'
export const GENERATING = 'Wird erzeugt\u00a0…'
export const GENERATE = 'QR-Code erzeugen'
export const CLEAR = 'Leeren'
export const codeLabel = (version: number) => `QR-Code, Version ${version}`
export const codeReady = (version: number) => `QR-Code fertig, Version ${version}`
export const inTurn = (first: string, second: string) => `${first}. ${second}`

export const DOWNLOAD = 'PNG speichern'
export const PNG_FILE = 'PNG'
export const SHARE_PICTURE = 'Bild teilen'
export const COPY = 'Kopieren'
export const COPY_IMAGE = 'Bild kopieren'
export const SAVE_FAILED =
  'Die Datei konnte nicht erzeugt werden. Versuch es mit „PNG speichern“ noch einmal.'

export const bytes = (count: number) => plural(count, { one: '#\u00a0Byte', other: '#\u00a0Byte' })
export const bytesTaken = (count: number) =>
  plural(count, { one: '#\u00a0Byte.', other: '#\u00a0Byte.' })
export const versionText = (version: number) => `Version ${version}`
export const OF_THE_ROOM = 'von höchstens'
export const room = (bytesInAll: number) => grouped(bytesInAll)
export const leftAt = (bytesLeft: number, level: EcLevel) =>
  `${bytes(bytesLeft)} frei bei Stufe ${level}`
export const upTo = (bytesLeft: number, level: EcLevel) =>
  `Bis zu ${bytes(bytesLeft)} bei Stufe ${level}`
export const tooLong = (level: EcLevel, fitsAt: EcLevel | null) =>
  fitsAt
    ? `Zu lang für ${level}, passt bei ${fitsAt}`
    : `Zu lang für ${level} und jede andere Stufe`

export const TOO_LONG = 'Dieser Text ist zu lang für jeden QR-Code. Kürze ihn.'
export const fitsAtLevel = (level: EcLevel, fitsAt: EcLevel) =>
  `Dieser Text ist zu lang für Stufe ${level}. Bei Stufe ${fitsAt} passt er.`
export const useLevel = (level: EcLevel) => `Stufe ${level} nehmen`
export const needsSize = (px: SizePx) =>
  `So viel Text braucht ein größeres Bild: mindestens ${px}\u00a0px.`
export const useSize = (px: SizePx) => `${px}\u00a0px nehmen`
export const BAD_COLOR = {
  dark: 'Kein QR-Code: Korrigiere die Farbe des Vordergrunds.',
  light: 'Kein QR-Code: Korrigiere die Farbe des Hintergrunds.',
}
export const EQUAL_COLORS = 'Kein QR-Code: Vordergrund und Hintergrund haben dieselbe Farbe.'
export const INVALID_DATA = 'Der Text enthält ein ungültiges Zeichen (ein halbes Emoji).'
export const FAILED =
  'Der QR-Code konnte nicht erzeugt werden. Versuch es mit „QR-Code erzeugen“ noch einmal.'

export const SIZE = 'Größe'
export const sizeText = (px: SizePx) => `${px} × ${px}\u00a0px`
export const LEVEL = 'Fehlerkorrektur'
export const LEVELS: Record<EcLevel, string> = {
  L: 'L: etwa 7\u00a0%',
  M: 'M: etwa 15\u00a0%',
  Q: 'Q: etwa 25\u00a0%',
  H: 'H: etwa 30\u00a0%',
}
export const COLORS = {
  dark: { label: 'Vordergrundfarbe', pickerLabel: 'Farbauswahl für die Vordergrundfarbe' },
  light: { label: 'Hintergrundfarbe', pickerLabel: 'Farbauswahl für die Hintergrundfarbe' },
}
export const WRONG_COLOR = 'Nötig sind # und 3 oder 6 Hex-Ziffern, etwa #1a2b3c.'
export const BEST_COLORS = 'Dunkel auf hell lässt sich am besten scannen.'
export const WARNINGS: Record<CodeWarning, string> = {
  'low-contrast':
    'Wenig Kontrast: Dieser Code lässt sich vielleicht nicht scannen. Mach den Vordergrund dunkler oder den Hintergrund heller.',
  equal: 'Vordergrund und Hintergrund haben dieselbe Farbe: Wähle eine andere.',
  inverted:
    'Umgekehrte Farben: Hell auf dunkel lässt sich vielleicht nicht mit jeder App scannen. Tausche Vordergrund und Hintergrund.',
  'small-modules': 'Kleine Module: Wähle ein größeres Bild',
  'smallest-modules': 'Kleine Module: kürzerer Text oder Stufe L',
}

export const largeSymbol = (level: EcLevel) =>
  level === 'L'
    ? 'Manche Scanner lesen so große Codes nicht: Kürze den Text'
    : 'Manche Scanner lesen so große Codes nicht: Kürze den Text oder nimm Stufe L'

export const FACTS_TITLE = 'Über deinen QR-Code'
export const FACTS = [
  {
    title: 'Fehlerkorrektur',
    text: 'L stellt etwa 7\u00a0% eines beschädigten Codes wieder her, M etwa 15\u00a0%, Q etwa 25\u00a0%, H etwa 30\u00a0%. Eine höhere Stufe fasst weniger Text.',
  },
  {
    title: 'Größe',
    text: 'Jedes Modul besteht aus ganzen Pixeln, deshalb ist das Bild in genau der Größe scharf, die du wählst.',
  },
  {
    title: 'Kapazität',
    text: `Bis zu ${grouped(2953)} Byte oder ${grouped(7089)} Ziffern bei Stufe L, in den Versionen 1 bis 40 der Norm.`,
  },
  {
    title: 'Farben',
    text: 'Dunkel auf hell mit einem Kontrast von mindestens 4,5:1 lässt sich am besten scannen. Ein Rand von mindestens 2 Modulen ist schon dabei.',
  },
  {
    title: 'Läuft nie ab',
    text: 'Der Code enthält deinen Text selbst, keinen Link über einen fremden Server.',
  },
  {
    title: 'Privat',
    text: 'Der Code wird auf deinem Gerät gezeichnet. Dein Text wird nie gesendet oder gespeichert.',
  },
]

export const SCAN_ME = 'Scanne mich'
