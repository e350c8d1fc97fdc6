import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 947bb6380465
import { figure, grouped, plural } from '#lib/writing.en'
import type { GuessingTime, Remedy, Scale, TimeUnit } from './domain/entropy'
import type { StrengthCode } from './domain/strength'

export const PRESETS_LABEL = 'Schnellwahl'
export const PRESET_NAMES = {
  'easy-to-say': 'Leicht zu sprechen',
  'easy-to-read': 'Leicht zu lesen',
  'all-characters': 'Alle Zeichen',
  'high-security': 'Hohe Sicherheit',
}

export const MODES_LABEL = 'Was erzeugt wird'
export const PASSWORDS = 'Passwort'

export const PASSWORD_LABEL = 'Passwort'
export const GENERATED_LABEL = 'Erzeugtes Passwort'
export const COPY = 'Kopieren'
export const COPY_PASSWORD = 'Passwort kopieren'
export const pressToCopy = (keys: string | null) =>
  keys === null ? 'Es ist markiert: Kopiere es von Hand.' : `Mit ${keys} kopieren.`
export const GENERATE_NEW = 'Neu erzeugen'
export const NO_PASSWORD = 'Kein Passwort'
export const STRENGTHS: Readonly<Record<StrengthCode, string>> = {
  weak: 'Schwach',
  fair: 'Mittel',
  good: 'Gut',
  strong: 'Stark',
}
export const newPassword = (strength: StrengthCode) =>
  `Neues Passwort, Stärke: ${STRENGTHS[strength]}`

export const NO_RANDOMNESS = 'Dein Browser kann keine sicheren Zufallszahlen erzeugen.'
export const failed = (again: string) =>
  `Das Passwort konnte nicht erzeugt werden. Versuch es mit ${again} noch einmal.`
export const EMPTY_POOL = {
  'no-types': 'Keine Zeichen zur Auswahl. Schalte mindestens eine Art ein.',
  'all-excluded': 'Alle Zeichen sind ausgeschlossen. Schließ weniger davon aus.',
}

export const STRENGTH_IS = 'Stärke:'
export const STRENGTH_LABEL = 'Stärke des Passworts'
export const points = (score: number, most: number) => `${score} von ${most} Punkten`
export const strengthValue = (strength: StrengthCode, percent: number) =>
  `${STRENGTHS[strength]}, ${percent}\u00a0%`

export const REMEDIES: Record<Remedy, string> = {
  longer: 'Erhöhe die Länge.',
  'more-characters': 'Erlaube mehr Zeichen.',
  either: 'Erhöhe die Länge oder erlaube mehr Zeichen.',
  both: 'Erhöhe die Länge und erlaube mehr Zeichen.',
  limited: 'Geeignet, wo Versuche begrenzt sind.',
}

const SCALES: Readonly<Record<Scale, (amount: string) => string>> = {
  one: (amount) => amount,
  thousand: (amount) => `${figure(amount)} Tausend`,
  million: (amount) => plural(amount, { one: '# Million', other: '# Millionen' }),
  billion: (amount) => plural(amount, { one: '# Milliarde', other: '# Milliarden' }),
  trillion: (amount) => plural(amount, { one: '# Billion', other: '# Billionen' }),
}
const TIMES: Readonly<Record<TimeUnit, (count: string) => string>> = {
  year: (count) => plural(count, { one: 'Etwa # Jahr', other: 'Etwa # Jahre' }),
  day: (count) => plural(count, { one: 'Etwa # Tag', other: 'Etwa # Tage' }),
  hour: (count) => plural(count, { one: 'Etwa # Stunde', other: 'Etwa # Stunden' }),
  minute: (count) => plural(count, { one: 'Etwa # Minute', other: 'Etwa # Minuten' }),
  second: (count) => plural(count, { one: 'Etwa # Sekunde', other: 'Etwa # Sekunden' }),
}
export const guessingTimeText = (time: GuessingTime): string =>
  typeof time === 'string'
    ? {
        'under-a-second': 'Unter einer Sekunde',
        'over-a-trillion-years': 'Über eine Billion Jahre',
      }[time]
    : TIMES[time.unit](SCALES[time.scale](time.amount))

export const bitsText = (bits: number) => `${figure(`${bits}`)} Bit`

export const RECOMMENDED = '64 oder mehr empfohlen.'
export const timeToGuess = (time: GuessingTime) =>
  `${guessingTimeText(time)} bis zum Erraten bei einer Billion Versuchen pro Sekunde.`

export const OPTIONS_LABEL = 'Optionen'
export const LENGTH = 'Länge'
export const CHARACTERS = 'Zeichen'
export const TYPES = {
  includeUppercase: { label: 'Groß\u00adbuchstaben', hint: 'A–Z' },
  includeLowercase: { label: 'Klein\u00adbuchstaben', hint: 'a–z' },
  includeNumbers: { label: 'Ziffern', hint: '0–9' },
  includeSymbols: { label: 'Sonderzeichen', hint: '!@#$%' },
}
export const siteTakes = (min: number, max: number) =>
  min === max ? `Die Website erlaubt nur ${min}` : `Die Website erlaubt ${min} bis ${max}`
export const SITE_TAKES_NONE = 'erlaubt die Website nicht'
export const toChooseFrom = (count: number) =>
  plural(count, {
    one: '# Zeichen zur Auswahl',
    other: '# Zeichen zur Auswahl',
  })

export const ADVANCED_OPTIONS = 'Weitere Optionen'
export const active = (count: number) => `${count} aktiv`
export const EXCLUDE_SIMILAR = { label: 'Ähnliche ausschließen', hint: 'i, l, 1, L, o, 0, O' }
export const EXCLUDE_AMBIGUOUS = {
  label: 'Mehrdeutige ausschließen',
  hint: 'Klammern, Anführungszeichen, Schrägstriche, Satzzeichen',
}
export const CUSTOM_INCLUDE = {
  label: 'Eigene Zeichen aufnehmen',
  hint: 'Kommen zum Zeichenvorrat dazu; kommen nicht sicher vor.',
}
export const CUSTOM_EXCLUDE = {
  label: 'Eigene Zeichen ausschließen',
  hint: 'Kommen nie vor, auch wenn sie oben aufgenommen sind.',
}
export const notUsed = (names: string, more: number) =>
  more > 0
    ? `Unsichtbare Zeichen werden nicht verwendet: ${names} und ${grouped(more)} weitere.`
    : `Unsichtbare Zeichen werden nicht verwendet: ${names}.`

export const HISTORY = {
  title: 'Passwortverlauf',
  emptyText: 'Noch keine Passwörter erzeugt',
  clearLabel: 'Verlauf löschen',
}
export const HISTORY_NOTE =
  'Passwörter, die du kopierst, stehen hier, bis du die Website verlässt oder neu lädst. Sie werden auf diesem Gerät erzeugt, nie gespeichert und nie gesendet.'
export const copyPasswordOf = (time: string) => `Passwort von ${time} kopieren`
