import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 86efe9b61f00
import { MOST_CHARACTERS } from '#lib/expression/parse'
import type { ExpressionProblem } from '#lib/expression/tree'
import { figureList } from '#lib/figures.en'
import { figure, plural } from '#lib/writing.en'
import type { Angle } from '../../domain/keys'

export const EXPRESSION = 'Ausdruck'
export const HINTS: Record<Angle, string> = {
  degrees: 'Rechnet Punkt vor Strich. Zum Beispiel 2+3×(4−1), 10\u00a0% von 80, sin 30, 5!',
  radians: 'Rechnet Punkt vor Strich. Zum Beispiel 2+3×(4−1), 10\u00a0% von 80, sin(π/6), 5!',
}
export const ENTER = 'Übernehmen'
export const ENTERED = 'In den Verlauf aufgenommen'

export const COPY_RESULT = 'Ergebnis kopieren'
export const isResult = (result: string) => `= ${figure(result)}`
export const keypadGives = (result: string) =>
  `Tastenfeld, von links nach rechts: ${figure(result)}`
export const inRadians = (result: string) => `Im Bogenmaß: ${figure(result)}`
export const readAs = (plain: readonly string[]) => `Gelesen als ${figureList(plain)}`

export const PROBLEMS: Record<ExpressionProblem, string> = {
  'too-long': `Länger als ${MOST_CHARACTERS} Zeichen`,
  'too-deep': 'Zu viele Klammern oder Vorzeichen ineinander',
  'too-many-calls': 'Zu viele Funktionen und Potenzen',
  incomplete: 'Eine Zahl oder eine Klammer fehlt',
  unexpected: 'Passt hier nicht',
  'unknown-word': 'Unbekanntes Wort',
  'no-number': 'Keine Zahl',
  'time-or-ratio': 'Vielleicht eine Uhrzeit oder ein Verhältnis. Schreib eine Division so: 80/40',
  'two-currencies': 'Eine zweite Währung',
  ambiguous: 'Lässt sich auf zwei Arten lesen. Setze Klammern',
  'division-by-zero': 'Durch null lässt sich nicht teilen',
  undefined: 'Nicht definiert',
  'too-large': 'Zu groß',
  'too-small': 'Zu klein',
  'no-remainder': 'Zu groß für einen Rest',
  'angle-too-large': 'Der Winkel ist zu groß',
}

export const atEnd = (problem: string) => `${problem}, am Ende`
export const atCharacter = (problem: string, place: number, part: string) =>
  `${problem}: Zeichen ${place}, „${part}“`

export const WORKING = 'Wird ausgerechnet'
export const WORK_IT_OUT = 'Ausrechnen'
export const FAILED = 'Das konnte nicht ausgerechnet werden.'
export const digitsBeforePoint = (digits: number) =>
  plural(digits, { one: '# Stelle vor dem Komma', other: '# Stellen vor dem Komma' })

export const RADIANS = { label: 'Bogenmaß', hint: 'Für sin, cos und tan.' }
export const FURTHER_KEYS =
  'Auf der Tastatur: F9 wechselt das Vorzeichen, @ ist die Quadratwurzel. Eine Klammer, die du auf dem Tastenfeld tippst, geht hier weiter.'

export const EARLIER = 'Frühere Rechnungen'
export const NO_CALCULATIONS = 'Noch keine Rechnungen'
export const INSERT_EXPRESSION = 'Diesen Ausdruck einfügen'
export const INSERT_RESULT = 'Dieses Ergebnis einfügen'
export const KEEP_HISTORY = {
  label: 'Verlauf speichern',
  hint: 'Und den Speicher, auf diesem Gerät.',
}
