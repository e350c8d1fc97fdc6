import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 350495b9b5d7
import { figure } from '#lib/writing.en'
import type { ValueError } from './domain/read-value'
import type { Category, Unit } from './domain/unit'
import { categoryName, unitName } from './unit-names.en'

export const CONVERSION = 'Umrechnung'
export const FROM = 'Von'
export const TO = 'In'
export const FROM_UNIT = 'Ausgangseinheit'
export const TO_UNIT = 'Zieleinheit'
export const MORE = 'Mehr'
export const SWAP = 'Einheiten tauschen'
export const CHANGE_SIGN = 'Vorzeichen wechseln'
export const LETTERS = { key: 'ABC', name: 'Tastatur mit Buchstaben' }
export const NUMBERS = { key: '123', name: 'Tastatur mit Ziffern' }
export const COPY_PLAIN = 'Zahl ohne Exponent kopieren'

export const noUnit = (name: string) => `Der Umrechner kennt ${name} nicht.`
export const BELOW_ABSOLUTE_ZERO = 'Unter 0\u00a0Kelvin'
export const readAs = (plain: string) => `Gelesen als ${figure(plain)}`
export const bothNotes = (first: string, second: string) => `${first}. ${second}`
const VALUE_ERRORS = {
  empty: undefined,
  'not-a-number': 'Gib eine Zahl ein, etwa 1234,5',
  'too-large': 'Gib eine Zahl unter 1,8e308 ein',
  'not-positive': 'Gib eine Zahl über 0 ein',
}
export const valueError = (error: ValueError): string | undefined =>
  error.code === 'with-unit' ? noUnit(error.name) : VALUE_ERRORS[error.code]

export const rate = (from: string, result: string, to: string) =>
  `1 ${from} = ${figure(result)} ${to}`
export const inParts = (parts: string, clock: string) => `${figure(parts)} · ${figure(clock)}`
export const ofValue = (value: string, from: Unit) => `aus ${figure(value)} ${from.symbol}`
export const oneIs = ({ symbol }: Unit) => `1 ${symbol} ist`
export const noValue = (category: Category, from: Unit, to: Unit) =>
  `${categoryName(category)}: ${unitName(from)} in ${unitName(to)}, kein Wert`
export const valueWithUnit = (value: string, unit: Unit) => `${figure(value)} ${unitName(unit)}`
export const converted = (value: string, from: Unit, result: string, to: Unit) =>
  `${valueWithUnit(value, from)} = ${valueWithUnit(result, to)}`

export const CATEGORY = 'Kategorie'
export const MORE_CATEGORIES = 'Weitere Kategorien'
export const NOT_LOADED = 'Die weiteren Kategorien konnten nicht geladen werden.'
export const COPY_RESULT = 'Ergebnis kopieren'
export const CLEAR_ALL = 'Alles leeren'
export const QUICK_CONVERSIONS = 'Auf einen Blick'
export const CLEAR_HISTORY = 'Löschen'
