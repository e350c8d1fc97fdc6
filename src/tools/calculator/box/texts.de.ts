import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 208823fc8cbf
import type { ExpressionProblem } from '#lib/expression/tree'
import { figureList, figures } from '#lib/figures.en'
import { figure } from '#lib/writing.en'
import type { ListKind } from '#lib/question/list-kind'
import type { Share, ShareLabel } from './shares'

export const PROBLEMS: Partial<Record<ExpressionProblem, string>> = {
  'too-long': 'Höchstens 300 Zeichen.',
  'too-deep': 'Zu viele Klammern, Vorzeichen oder Potenzen ineinander.',
  'too-many-calls': 'Zu viele Funktionen und Potenzen auf einmal.',
  incomplete: 'Am Ende fehlt etwas.',
  ambiguous: 'Es fehlen Klammern: Das lässt sich auf zwei Arten lesen.',
  'division-by-zero': 'Durch null lässt sich nicht teilen.',
  undefined: 'Nicht definiert.',
  'no-remainder': 'Zu groß für einen Rest.',
  'angle-too-large': 'Der Winkel ist zu groß.',
  'too-large': 'Zu groß, um es hier auszurechnen. Die Rechenzeile des Taschenrechners kann mehr.',
  'too-small': 'Zu klein, um es hier auszurechnen. Die Rechenzeile des Taschenrechners kann mehr.',
}

export const PROBLEMS_OF_PART: Partial<Record<ExpressionProblem, (part: string) => string>> = {
  unexpected: (part: string) => `„${part}“ passt hier nicht.`,
  'time-or-ratio': (part: string) => `„${part}“ passt hier nicht.`,
  'two-currencies': (part: string) => `„${part}“ ist eine zweite Währung.`,
  'no-number': (part: string) => `„${part}“ ist keine Zahl.`,
}

export const REMAINDER = 'Schreib einen Rest so: 7 mod 3.'
export const MAY_BE_DATE =
  'Das kann ein Datum oder eine Rechnung sein: Setze Leerzeichen um die Rechenzeichen.'
export const NO_FRACTION = 'Als Bruch gibt es nur Summen, Produkte und Quotienten von Zahlen.'
export const NOT_IN_BASE =
  'In einem anderen Zahlensystem gibt es nur ganze Zahlen, Quotienten bis 10^40.'

export const result = (query: string) => `${query} =`
export const readAs = (plain: string) => `Gelesen als ${figures(plain)}`
export const IN_DEGREES = 'Winkel in Grad'
export const IN_RADIANS = 'Winkel im Bogenmaß'

const SHARES: Record<ShareLabel, (share: Share) => string> = {
  tip: ({ amount, rate }) => `${rate}\u00a0% Trinkgeld auf ${amount} =`,
  'with-tip': ({ amount, rate }) => `${amount} mit ${rate}\u00a0% Trinkgeld =`,
  tax: ({ amount, rate }) => `${rate}\u00a0% Steuer auf ${amount} =`,
  'with-tax': ({ amount, rate }) => `${amount} mit ${rate}\u00a0% Steuer =`,
  'without-tax': ({ amount, rate }) => `${amount} ohne ${rate}\u00a0% Steuer =`,
  'tax-within': ({ amount, rate }) => `${rate}\u00a0% Steuer in ${amount} =`,
  less: ({ amount, rate }) => `${amount} − ${rate}\u00a0% =`,
  each: ({ people }) => `Geteilt durch ${people}, pro Person`,
}
export const share = (one: Share) => SHARES[one.label](one)
export const exactly = (digits: string) => `Genau ${figure(digits)}`

const LISTS: Readonly<Record<ListKind, string>> = {
  average: 'Durchschnitt',
  median: 'Median',
  sum: 'Summe',
  product: 'Produkt',
  smallest: 'Kleinste Zahl',
  largest: 'Größte Zahl',
  range: 'Spannweite',
}
export const ofList = (kind: ListKind, numbers: readonly string[]) =>
  `${LISTS[kind]} von ${figureList(numbers)} =`
export const leftOut = (cells: string) => `Keine Zahl, weggelassen: ${cells}`
export const countOf = (numbers: number) => `Von ${numbers} Zahlen`

export const asFraction = (number: string) => `${number} als Bruch =`
export const near = (fraction: string) => `Etwa ${fraction}`
