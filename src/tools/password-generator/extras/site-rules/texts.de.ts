import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from a3513adeb5a1
import type { ByType } from '../../domain/characters'
import type { Conflict } from '../../domain/draw'
import { MAX_LENGTH, MIN_LENGTH } from '../../domain/settings'
import type { BrokenRule } from './domain/broken-rules'
import type { RulesConflict } from './domain/rules'

export const RULE = {
  label: 'Regel der Website',
  hint: 'Füge den passwordrules-Text der Website ein, z. B. minlength: 12; required: lower; required: digit; allowed: [-_.]',
}
export const NO_LENGTH = `Die Regel erlaubt keine Länge von ${MIN_LENGTH} bis ${MAX_LENGTH} Zeichen.`
export const unknownRule = (text: string) =>
  `Das Format kennt „${text}“ nicht. Deine Regeln sind unverändert.`
export const unreadFrom = (text: string) =>
  `Ab „${text}“ nicht lesbar. Deine Regeln sind unverändert.`
export const noRanges = (range: string) =>
  `Das Format kennt keine Bereiche: ${range} gilt als zwei Zeichen. Nimm upper, lower oder digit.`

export const KEEP = { label: 'Diese Regeln anwenden', hint: 'Sonst gilt: eins von jeder Art.' }

export const SYMBOLS = 'Sonderzeichen, die die Website erlaubt'
export const ALL_SYMBOLS = 'Alle Sonderzeichen'
export const NO_SYMBOLS = 'Keine Sonderzeichen'

export const LEAST = 'Mindestens von jeder Art'
export const TYPES: ByType<string> = {
  uppercase: 'Großbuchstaben',
  lowercase: 'Kleinbuchstaben',
  numbers: 'Ziffern',
  symbols: 'Sonderzeichen',
}

export const LONGEST = 'Maximale Länge'
export const IN_A_ROW = 'Max. gleiche nacheinander'
export const IN_SEQUENCE = 'Max. Länge von abc oder 321'
export const ANY_NUMBER = 'Ohne Grenze'

export const oneOf = (characters: string) => `Jedes hat eins von ${characters}.`
export const atLeast = (length: number) => `Mindestens ${length} Zeichen.`
export const OUTCOME = {
  ok: 'Jedes Passwort hält die Regeln ein. Alle, die das tun, sind gleich wahrscheinlich.',
  conflict: 'Kein Passwort kann die Regeln einhalten. Oben steht, warum.',
}
export const OF_PASSWORDS =
  'Diese Regeln gelten für Passwörter. Schalte sie ein, um wieder eins zu erzeugen.'
export const KEEPS = 'Was du jetzt hast, hält sie trotzdem ein.'
export const BREAKS = 'Was du jetzt hast, hält sie nicht ein:'
export const NOTE =
  'Länge, Arten und Ausschlüsse folgen deinen Optionen, soweit die Regeln es erlauben. Eigene Zeichen gelten nicht. Die Regeln sind vergessen, wenn du die Seite verlässt.'

const TYPES_OF: ByType<string> = {
  uppercase: 'Großbuchstaben',
  lowercase: 'Kleinbuchstaben',
  numbers: 'Ziffern',
  symbols: 'Sonderzeichen',
}

export function conflictText(of: Conflict): string {
  // Only the rules of a site have any.
  const conflict = of as RulesConflict
  switch (conflict.code) {
    case 'none-left':
      return `Die Regeln der Website verlangen ${TYPES_OF[conflict.type]}, aber es sind keine übrig. Schalte sie ein oder schließ weniger aus.`
    case 'none-taken':
      return `Die Regeln der Website verlangen ${TYPES_OF[conflict.type]}, erlauben aber keine.`
    case 'none-of':
      return `Die Regeln der Website verlangen eins von ${conflict.characters}, aber keins ist übrig. Schließ weniger aus.`
    case 'too-short':
      return `Die Regeln der Website verlangen ${conflict.needed} Zeichen, erlauben aber höchstens ${conflict.longest}.`
    case 'too-many-rules':
      return 'Das sind zu viele Regeln der Website. Nimm weniger.'
    case 'none':
      return 'Kein Passwort dieser Länge hält alle Regeln der Website ein.'
  }
}

export function brokenText(broken: BrokenRule): string {
  switch (broken.code) {
    case 'too-long':
      return `Es hat ${broken.length} Zeichen; die Website erlaubt höchstens ${broken.longest}.`
    case 'too-short':
      return `Es hat ${broken.length} Zeichen; die Website verlangt ${broken.shortest}.`
    case 'lacks':
      return `Es hat zu wenige ${TYPES_OF[broken.type]}.`
    case 'lacks-one-of':
      return `Es hat keins von ${broken.characters}.`
    case 'not-taken':
      return `Die Website erlaubt ${broken.characters} nicht.`
    case 'repeats':
      return `Mehr als ${broken.limit} gleiche Zeichen stehen hintereinander.`
    case 'sequence':
      return `Eine Folge wie abc oder 321 ist länger als ${broken.limit}.`
  }
}
