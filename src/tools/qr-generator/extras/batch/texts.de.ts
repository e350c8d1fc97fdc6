import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from b166dec6a566
import { grouped, plural } from '#lib/writing.en'
import type { QrError } from '../../domain/errors'
import type { BatchKind, RowFault } from './domain/batch'
import {
  GRID_LIMITS,
  LABEL_LIMITS_MM,
  SHIFT_LIMIT_MM,
  type LabelLayout,
} from './domain/label-sheet'

export const LINES = 'Texte, einer je Zeile'
export const UNDO_PASTE = 'Einfügen rückgängig machen'
export const QUOTED = 'Jede Zeile steht in Anführungszeichen, die mit in den Code kämen.'
export const UNQUOTE = 'Anführungszeichen entfernen'
export const UNQUOTED = 'Anführungszeichen entfernt'
export const FILES = 'Dateiformat'
export const KINDS: readonly { value: BatchKind; text: string }[] = [
  { value: 'png', text: 'PNG' },
  { value: 'svg', text: 'SVG' },
  { value: 'labels', text: 'Etiketten zum Drucken (PDF)' },
]
export const ABOUT =
  'Mit Größe, Farben und Gestaltung, wie oben gewählt. Alles bleibt auf deinem Gerät.'
export const BEYOND_ASCII =
  'Einige dieser Texte haben Zeichen außerhalb von ASCII: Ohne die Kennzeichnung zeigen manche Scanner sie falsch.'
export const MAKE_ZIP = 'ZIP erzeugen'
export const MAKE_PDF = 'PDF erzeugen'
export const PROGRESS = 'Erzeugte Codes'

export const secondsLeft = (seconds: number) => `noch ${seconds}\u00a0s`
export const minutesLeft = (minutes: number) => `noch ${minutes}\u00a0min`
export const doneAndLeft = (counts: string, left: string) => `${counts}, ${left}`
export const SAVED = 'Die Datei ist gespeichert'
export const CANCELLED = 'Abgebrochen: Nichts ist gespeichert'
export const NO_FILE = 'Keine Datei gespeichert: Keine Zeile hat einen Code.'
export const savedIn = (count: number, fileName: string) =>
  plural(count, {
    one: `# Code in ${fileName} gespeichert.`,
    other: `# Codes in ${fileName} gespeichert.`,
  })
export const faultyRows = (count: number) => `Zeilen ohne Code: ${grouped(count)}`
const FIELDS = { one: '# Feld', other: '# Felder' }
export const line = (number: number) => `Zeile ${number}:`
export function faultText(error: QrError | RowFault): string {
  switch (error.code) {
    case 'no-input':
      return 'Da steht kein Text.'
    case 'field-count':
      return `Sie hat ${plural(error.count, FIELDS)} statt ${error.wanted}. Ein Text mit einem Trennzeichen braucht Anführungszeichen.`
    case 'shortened':
      return 'Eine Tabellenkalkulation hat diese Zahl gekürzt. Formatiere die Spalte dort als Text und speichere sie noch einmal.'
    case 'too-big':
      return 'Dieser Text ist zu lang für einen QR-Code.'
    case 'version-too-small':
      return `Dieser Text braucht mindestens Version ${error.minVersion}.`
    case 'invalid-data':
      return 'Der Text enthält ein ungültiges Zeichen.'
    case 'bad-color':
      return `${error.value} ist keine Hex-Farbe.`
    case 'equal-colors':
      return 'Vordergrund und Hintergrund haben dieselbe Farbe.'
    case 'size-too-small':
      return `Ein QR-Code der Version ${error.version} braucht ein Bild von mindestens ${error.fitsAtPx}\u00a0px.`
  }
}
export const firstOf = (shown: number) => `Die ersten ${shown} davon.`

export const EMPTY = 'Es gibt keinen Text. Gib einen je Zeile ein oder wähle eine CSV-Datei.'
export const openQuote = (row: number) =>
  `Zeile ${row}: Ein Anführungszeichen wird nie geschlossen, oder hinter dem schließenden folgt Text.`
export const atMost = (limit: number) =>
  `Auf einmal sind höchstens ${grouped(limit)} Codes möglich.`
export const NO_SHEET = 'Korrigiere die markierten Zahlen der Etiketten.'
export const UNREADABLE =
  'Die Datei konnte nicht als Text gelesen werden. Speichere die Tabelle als CSV und nimm diese Datei.'
export const FAILED =
  'Die Codes konnten nicht erzeugt oder gespeichert werden. Versuch es noch einmal.'

export const CHOOSE_CSV = 'CSV-Datei wählen\u00a0…'
export const DROP_CSV = 'Oder zieh eine CSV-Datei hierher.'
const records = (count: number) => plural(count, { one: '# Datensatz.', other: '# Datensätze.' })
export const contents = (name: string, count: number) => `${name}: ${records(count)}`
export const NOT_UTF = 'Sie ist nicht in UTF-8. Als Windows-1252 gelesen: Prüfe die Buchstaben.'
export const beginsAt = (row: number) => `Die Tabelle beginnt in Zeile ${row}.`
export const HAD_BLANKS = 'Leerzeichen um Felder sind weggelassen.'
export const UNPARTED = 'Die erste Zeile hat kein Trennzeichen, deshalb ist jede Zeile ein Text.'
export const USE_LINES = 'Stattdessen Zeilen nehmen'
export const FIRST_RECORD = 'Erster Datensatz'
export const HEADS = [
  { value: 'head', text: 'Namen der Spalten' },
  { value: 'code', text: 'Ein Code' },
] as const
export const TEXT_COLUMN = 'Text des Codes'
export const NAME_COLUMN = 'Name der Datei'
export const NUMBERED = 'Nummeriert'
export const firstCode = (text: string) => `Erster Code: ${text}`
export const NO_FIRST = 'Erster Code: Diese Spalte hat keinen Text dafür.'
export const column = (number: number) => `Spalte ${number}`

export const LABELS = 'Etiketten'
export const LAYOUTS: readonly { value: LabelLayout; text: string }[] = [
  { value: 'a4-3x8', text: 'A4, 3 × 8, 70 × 37\u00a0mm' },
  { value: 'a4-3x7', text: 'A4, 3 × 7, 63,5 × 38,1\u00a0mm' },
  { value: 'a4-2x7', text: 'A4, 2 × 7, 99,1 × 38,1\u00a0mm' },
  { value: 'letter-3x10', text: 'Letter, 3 × 10, 2,625 × 1\u00a0Zoll' },
  { value: 'letter-2x5', text: 'Letter, 2 × 5, 4 × 2\u00a0Zoll' },
  { value: 'page-62x29', text: 'Eins je Seite, 62 × 29\u00a0mm' },
  { value: 'page-25x25', text: 'Eins je Seite, 25 × 25\u00a0mm' },
  { value: 'page', text: 'Eins je Seite, eigene Größe' },
  { value: 'grid', text: 'Spalten und Zeilen' },
  { value: 'size', text: 'Breite und Höhe' },
]
export const PAPER = 'Papier'
export const PAPERS = [
  { value: 'a4', text: 'A4' },
  { value: 'letter', text: 'Letter' },
] as const
export const FIRST_LABEL = 'Beginnen bei Etikett'
export const wrongFirst = (count: number) => `Gib 1 bis ${count} ein.`
export const SHIFTS = {
  shiftX: 'Versatz rechts (mm)',
  shiftY: 'Versatz unten (mm)',
}
export const WRONG_SHIFT = `Gib -${SHIFT_LIMIT_MM} bis ${SHIFT_LIMIT_MM} ein.`
export const NUMBERS = {
  grid: {
    across: 'Spalten',
    down: 'Zeilen',
    error: `Gib ${GRID_LIMITS.smallest} bis ${GRID_LIMITS.largest} ein. Etiketten brauchen mindestens ${LABEL_LIMITS_MM.smallest}\u00a0mm.`,
  },
  size: {
    across: 'Breite (mm)',
    down: 'Höhe (mm)',
    error: `Gib mindestens ${LABEL_LIMITS_MM.smallest}\u00a0mm ein. Das Etikett muss auf das Papier passen.`,
  },
  page: {
    across: 'Breite (mm)',
    down: 'Höhe (mm)',
    error: `Gib ${LABEL_LIMITS_MM.smallest} bis ${LABEL_LIMITS_MM.largest}\u00a0mm ein.`,
  },
}
export const labelsAPage = (count: number) =>
  plural(count, {
    one: '# Etikett je Seite, mit seinem Namen oder Text unter dem Code. Drucke mit 100\u00a0%, nicht an die Seite angepasst.',
    other:
      '# Etiketten je Seite, jedes mit seinem Namen oder Text unter dem Code. Drucke mit 100\u00a0%, nicht an die Seite angepasst.',
  })
