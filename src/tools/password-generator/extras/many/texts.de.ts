import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 55d16b40773a
import { figure, grouped, plural } from '#lib/writing.en'
import { MAX_MANY } from './domain/count'

export const HOW_MANY = 'Wie viele'
export const HOW_MANY_HINT = 'Mit den Optionen oben.'
export const WRONG_COUNT = `Gib eine ganze Zahl von 1 bis ${grouped(MAX_MANY)} ein.`
export const GENERATE_ALL = 'Alle erzeugen'
export const PROGRESS = 'Erzeugte Passwörter'
export const FAILED =
  'Es konnten keine Passwörter erzeugt werden. Versuch es noch einmal oder ändere die Optionen.'
export const ONLY_FORMULAS =
  'Mit diesen Optionen beginnt jedes Passwort mit =, +, - oder @. Eine Tabellenkalkulation würde das als Formel ausführen. Erlaube andere Zeichen.'
export const CANCELLED = 'Abgebrochen. Alle Passwörter sind verworfen.'
export const made = (count: number) =>
  plural(count, { one: '# Passwort erzeugt', other: '# Passwörter erzeugt' })

export const PASSWORDS = 'Passwörter'
export const firstOf = (shown: number, all: number) =>
  `Die ersten ${grouped(shown)} von ${grouped(all)}.`
export const MADE_EARLIER = 'Mit früheren Optionen erzeugt.'
export const IN_MEMORY = 'Sie bleiben im Arbeitsspeicher und kommen nicht in den Verlauf.'

export const COPY_ALL = 'Alle kopieren'
export const SAVE_TXT = 'TXT speichern'
export const SAVE_CSV = 'CSV speichern'
export const TXT = 'TXT'
export const CSV = 'CSV'
export const safeNote = (bits: string, cost: string) =>
  `Keins beginnt mit =, +, - oder @, also führt keine Tabellenkalkulation eins als Formel aus. Das kostet jedes Passwort bis zu ${figure(cost)} Bit und lässt mindestens ${figure(bits)}.`
export const changedNote = (count: number) =>
  plural(count, {
    one: 'Eine Tabellenkalkulation macht aus # davon vielleicht eine Zahl, ein Datum oder Ähnliches, wie aus 12E4 oder MAR1. Importiere die Spalte als Text.',
    other:
      'Eine Tabellenkalkulation macht aus # davon vielleicht Zahlen, Daten oder Ähnliches, wie aus 12E4 oder MAR1. Importiere die Spalte als Text.',
  })
export const NUMBERS_NOTE =
  'Importiere Ziffern als Text: Als Zahlen verlieren sie in Tabellenkalkulationen führende Nullen und alles nach der 15. Stelle.'
