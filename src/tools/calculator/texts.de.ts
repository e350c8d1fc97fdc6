import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 8342abae8f7e
import type { ExpressionProblem } from '#lib/expression/tree'
import { HISTORY_SIZE } from '#lib/history-size'
import { figureList, figures } from '#lib/figures.en'
import { figure } from '#lib/writing.en'
import type { Note } from './domain/calculator'
import type { Angle, Key } from './domain/keys'

export const DISPLAY_LABEL = 'Anzeige'
export const ERROR = 'Fehler'
export const LEFT_TO_RIGHT = 'Ohne Punkt vor Strich: 2\u00a0+\u00a03\u00a0×\u00a04\u00a0=\u00a020'

export const NOTES: Record<Extract<Note, string>, string> = {
  'division-by-zero': 'Durch null geteilt: als 0 angezeigt',
  undefined: 'Nicht definiert. Weiter mit einer Ziffer.',
  'too-large': 'Zu groß. Weiter mit einer Ziffer.',
  'too-small': 'Zu klein: als 0 angezeigt',
  'out-of-range': 'Zu lang für die Tasten: Nimm die Rechenzeile',
  'not-pasted': 'Nicht eingefügt: keine Zahl gefunden',
  'not-loaded': 'Nicht eingefügt: konnte nicht geladen werden',
  'in-degrees': 'Winkel in Grad',
  'in-radians': 'Winkel im Bogenmaß',
  'too-many-digits': 'Höchstens 15 Stellen',
  'long-exponent': 'Ein Exponent hat höchstens 3 Stellen',
  'no-point': 'Hier passt kein Komma',
  'in-line': 'Geht in der Rechenzeile weiter',
}

export const NOT_PASTED: Partial<Record<ExpressionProblem, (part: string) => string>> = {
  'unknown-word': (part) => `Nicht eingefügt: „${part}“ ist keine Zahl`,
  'two-currencies': () => 'Nicht eingefügt: zwei Währungen',
  'time-or-ratio': () => 'Nicht eingefügt: Uhrzeit oder Verhältnis?',
  'division-by-zero': () => 'Nicht eingefügt: durch null geteilt',
  ambiguous: () => 'Nicht eingefügt: auf zwei Arten lesbar',
}

export const isNoKey = (typed: string) => `„${typed}“ ist keine Taste dieses Rechners`
export const asNegative = (equation: string) => `Als negative Zahl: ${figures(equation)}`
export const inPlaceOf = (number: string) => `Negative Zahl statt ${figures(number)}`
export const readAs = (plain: readonly string[]) => `Gelesen als ${figureList(plain)}`
export const readInPlaceOf = (plain: readonly string[], number: string) =>
  `${readAs(plain)}, ersetzt ${figures(number)}`
export const READ_WITH_ANGLES: Readonly<Record<Angle, (plain: readonly string[]) => string>> = {
  degrees: (plain) => `Gelesen als ${figureList(plain)}, Winkel in Grad`,
  radians: (plain) => `Gelesen als ${figureList(plain)}, Winkel im Bogenmaß`,
}

export const MEMORY_MARK = 'M'
export const memoryHolds = (number: string) => `Im Speicher: ${figure(number)}`
export const memoryIs = (number: string) => `Speicher: ${figure(number)}`
export const MEMORY_CLEARED = 'Speicher gelöscht'
export const COPIED = 'Kopiert'
export const COPY = 'Kopieren'
export const COPY_RESULT = 'Ergebnis kopieren'

export const MODE_LABEL = 'Modus'
export const MODES = { standard: 'Standard', scientific: 'Wissenschaftlich' }
export const MODE_CHOSEN = {
  standard: 'Modus: Standard',
  scientific: 'Modus: wissenschaftlich',
}

export const MEMORY_LABEL = 'Speicher'
export const KEYS_LABEL = 'Tasten'
export const FUNCTIONS_LABEL = 'Wissenschaftliche Funktionen'

export const KEY_NAMES: Partial<Record<Key, string>> = {
  backspace: 'Rücktaste',
  '/': 'geteilt durch',
  '*': 'mal',
  '-': 'minus',
  '+': 'plus',
  negate: 'Vorzeichen wechseln',
  '.': 'Komma',
  '=': 'gleich',
  '%': 'Prozent',
  '^': 'x^y, x hoch y',
  'M-': 'M-',
  sqrt: 'Quadratwurzel',
  square: 'x², x zum Quadrat',
  factorial: 'n!, Fakultät',
  reciprocal: '1/x, eins geteilt durch x',
  pi: 'Pi',
}

export const KEY_TITLES: Partial<Record<Key, string | Record<Angle, string>>> = {
  C: 'Alles löschen',
  CE: 'Eingabe löschen',
  MC: 'Speicher löschen',
  MR: 'Speicher abrufen',
  'M+': 'Zum Speicher addieren',
  'M-': 'Vom Speicher abziehen',
  MS: 'In den Speicher',
  sin: { degrees: 'Sinus in Grad', radians: 'Sinus im Bogenmaß' },
  cos: { degrees: 'Kosinus in Grad', radians: 'Kosinus im Bogenmaß' },
  tan: { degrees: 'Tangens in Grad', radians: 'Tangens im Bogenmaß' },
  log: 'Logarithmus zur Basis 10',
  ln: 'Natürlicher Logarithmus',
  e: 'Eulersche Zahl',
}

export const ANGLE_SIGNS: Record<Angle, string> = { degrees: 'DEG', radians: 'RAD' }
export const ANGLES_ARE_IN: Record<Angle, string> = {
  degrees: 'Winkel sind in Grad',
  radians: 'Winkel sind im Bogenmaß',
}

export const HISTORY = 'Verlauf'
export const HISTORY_LIST = {
  title: 'Verlauf der Rechnungen',
  emptyText: 'Noch keine Rechnungen',
  clearLabel: 'Verlauf löschen',
}
export const HISTORY_HINT = `Hier stehen deine letzten ${HISTORY_SIZE} Rechnungen. Wähle eine, um mit ihrem Ergebnis weiterzurechnen.`
export const USE_RESULT = 'Mit diesem Ergebnis weiterrechnen'
export const CLOSE = 'Schließen'

export const HOW_IT_WORKS = 'So wird gerechnet'
export const FACTS = [
  {
    title: 'Von links nach rechts',
    text: 'Jedes Rechenzeichen gilt sofort: 2\u00a0+\u00a03\u00a0×\u00a04 ergibt 20.',
  },
  {
    title: 'Prozent',
    text: '50\u00a0+\u00a020\u00a0% ist 60: ein Anteil der ersten Zahl. Nach × und ÷ ist es ein Hundertstel.',
  },
  { title: 'Genau', text: '0,1 + 0,2 ist 0,3. Ergebnisse haben bis zu 15 Stellen.' },
  { title: 'Division durch null', text: 'Ergibt 0, mit einem Hinweis in der Anzeige.' },
  {
    title: 'Tastatur',
    text: 'Ziffern , + - * / ^ % ! wie auf den Tasten, e für einen Exponenten, ( für die Rechenzeile. Eingabetaste oder = für das Ergebnis, Esc löscht alles, die Rücktaste das letzte Zeichen. Strg+C kopiert alle Stellen der Anzeige, Strg+V nimmt eine Zahl oder eine Rechnung.',
  },
]
