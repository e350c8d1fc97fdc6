import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from f6119461e32d
import { figure } from '#lib/writing.en'
import { MOST_DIGITS } from './domain/amount'
import type { AmountProblem } from './domain/amount-field'
import type { MissingInput } from './domain/conversion'

export const QUICK_SELECT = 'Schnellwahl'
export const INFORMATION = 'Infos zu den Währungen'
export const NO_NAME = 'Ohne Namen in der Quelle'
export const CLEAR_HISTORY = 'Löschen'

export const ABOUT = 'Über die Kurse'
export const ABOUT_RATES = {
  text: 'Dieser Rechner kennt über 200 Währungen, auch Kryptowährungen, mit Kursen, die täglich aktualisiert werden. Die Kurse kommen von der kostenlosen {source}; dorthin geht nur der Code einer Währung, nie ein Betrag.',
  source: 'currency-api',
}
export const DISCLAIMER = {
  title: 'Hinweis:',
  text: '{title} Wechselkurse dienen nur zur Information. Banken und Kartenanbieter haben eigene Kurse und Gebühren: Frag bei deinen nach, bevor du bezahlst.',
}

export const CONVERSION = 'Umrechnung'
export const AMOUNT = 'Betrag'
export const RESULT = 'Ergebnis'
export const FROM = 'Von'
export const TO = 'In'
export const SWAP = 'Währungen tauschen'
export const POPULAR = 'Beliebte Währungen'
export const ALL = 'Alle Währungen'

export const AMOUNT_HINT = 'Ziffern und ein Komma'
export const AMOUNT_PROBLEMS: Record<AmountProblem, string> = {
  'unclear-marks': 'Nur ein Komma, keine Punkte für Tausender',
  'lost-text': 'Nur Ziffern und ein Komma',
  'too-large': `Gib höchstens ${MOST_DIGITS} Ziffern vor dem Komma ein.`,
  'not-a-number': 'Der eingefügte Text ist kein Betrag.',
}
export const fromIsNow = (code: string) => `Ausgangswährung ist jetzt ${code}`
export const readAs = (amount: string) => `Gelesen als ${amount}`

export const MISSING: Record<MissingInput, string> = {
  amount: 'Gib einen Betrag über null ein.',
  'valid-amount': 'Korrigiere zuerst den Betrag.',
  'other-currency': 'Wähle zwei verschiedene Währungen.',
}

export const CONVERTING = 'Wird umgerechnet\u00a0…'
export const nearly = (value: string) => `≈\u00a0${value}`
export const rateLine = (from: string, rate: string, to: string) =>
  `Kurs: 1\u00a0${from} = ${figure(rate)}\u00a0${to}`

export const AGES = ['30 Tage alt', '15 Tage', 'heute']
export const ofAmount = (amount: string) => `für ${amount}`

export const COPY_RESULT = 'Ergebnis kopieren'
export const TRY_AGAIN = 'Noch einmal versuchen'
export const RATES_FAILED = 'Der Wechselkurs konnte nicht geladen werden. Versuch es noch einmal.'
export const chooseFallback = (date: string) => `Kurse vom ${date} nehmen`
export const LIST_FAILED =
  'Die Währungen konnten nicht geladen werden. Versuch es später noch einmal.'
