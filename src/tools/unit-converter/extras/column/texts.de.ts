import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 917d0768ca65
import { figure, grouped, plural } from '#lib/writing.en'
import { unitWords } from '../../unit-names.en'
import type { Unit } from '../../domain/unit'
import { noUnit } from '../../texts.en'
import type { LineFault } from './domain'

export const valuesIn = (from: Unit) => `Werte in ${unitWords(from)}`
export const valuesHint = (most: number, to: Unit) =>
  `Ein Wert je Zeile, bis zu ${grouped(most)}. Eine Zeile kann ihre eigene Einheit haben. Die Ergebnisse sind in ${unitWords(to)}.`
export const CONVERT_ALL = 'Alle umrechnen'
export const UNDO = 'Rückgängig'
export const CHOOSE_CSV = 'CSV-Datei wählen\u00a0…'
export const DROP_CSV = 'Oder zieh eine CSV-Datei hierher.'
export const filledIn = (name: string, count: number) =>
  plural(count, { one: `${name}: # Zeile eingetragen`, other: `${name}: # Zeilen eingetragen` })
export const PROGRESS = 'Umgerechnete Zeilen'
export const done = (converted: number, wanted: number) =>
  `${grouped(converted)} von ${grouped(wanted)} Zeilen umgerechnet`

export const EMPTY = 'Füge zuerst eine Spalte mit Werten ein.'
export const tooMany = (lines: number, most: number) =>
  plural(lines, {
    one: `Das ist # Zeile. Auf einmal sind bis zu ${grouped(most)} möglich.`,
    other: `Das sind # Zeilen. Auf einmal sind bis zu ${grouped(most)} möglich.`,
  })
export const chooseColumn = (count: number) =>
  plural(count, {
    one: '# Spalte enthält Zahlen: Wähle eine.',
    other: '# Spalten enthalten Zahlen: Wähle eine.',
  })
export const COLUMN = 'Spalte'
export const CHOOSE = 'Wählen'
export const columnName = (column: number) => `Spalte ${column}`
export const UNREADABLE =
  'Die Datei konnte nicht als Text gelesen werden. Speichere die Tabelle als CSV und nimm diese Datei.'
export const FAILED = 'Die Zeilen konnten nicht umgerechnet werden.'

export const CONVERTED_VALUES = 'Umgerechnete Werte'
export const shownOf = (shown: number, all: number, to: Unit) =>
  all > shown
    ? `Die ersten ${shown} von ${grouped(all)} Zeilen, in ${unitWords(to)}.`
    : `In ${unitWords(to)}.`
export const fromColumn = (column: number) => `Aus Spalte ${column} jeder Zeile.`
export const EMPTY_RESULTS = 'Eine Zeile ohne Ergebnis ist leer.'
export const COPY_ALL = 'Alle kopieren'
export const SAVE_TXT = 'TXT speichern'
export const TXT = 'TXT'

export const readAsIn = (number: string) => `Gelesen wie in ${figure(number)}`
export const oddLines = (what: string, count: number, numbers: string) =>
  plural(count, { one: `${what}: Zeile ${numbers}.`, other: `${what}: Zeilen ${numbers}.` })
export const oddLinesAndMore = (what: string, numbers: string, more: number) =>
  plural(more, {
    one: `${what}: Zeilen ${numbers} und # weitere.`,
    other: `${what}: Zeilen ${numbers} und # weitere.`,
  })

export const badLines = (count: number) => `Zeilen ohne Ergebnis: ${grouped(count)}`
export const badLine = (number: number, text: string) => `Zeile ${grouped(number)}: ${text}`
export const firstShown = (count: number) => `Die ersten ${count} stehen hier.`
const FAULTS = {
  empty: 'keine Zahl',
  'not-a-number': 'keine Zahl',
  'too-large': 'zu groß',
  'not-positive': 'nicht über 0',
  'other-category': 'eine Einheit einer anderen Kategorie',
  'other-target': 'verlangt eine andere Einheit',
}
export const faultText = (fault: LineFault): string =>
  fault.code === 'with-unit' ? noUnit(fault.name) : FAULTS[fault.code]
