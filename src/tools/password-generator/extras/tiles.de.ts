import type * as en from './tiles.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./tiles.de'), typeof en>
// Written from c57b1aa030fe
export const TILES = {
  forms: {
    icon: 'text-quote',
    title: 'Passphrase',
    promise: 'Wörter zum Merken',
  },
  pin: {
    icon: 'hash',
    title: 'PIN',
    promise: '4 bis 12 zufällige Ziffern',
  },
  'site-rules': {
    icon: 'shield-check',
    title: 'Regeln einer Website',
    promise: 'Was die Website verlangt',
  },
  groups: {
    icon: 'layers',
    title: 'Zeichen in Gruppen',
    promise: 'xxxx-xxxx, gut zu tippen',
  },
  many: {
    icon: 'list',
    title: 'Viele auf einmal',
    promise: 'Bis 100.000, Text oder CSV',
  },
  handling: {
    icon: 'eye-off',
    title: 'Verdecken oder vorlesen',
    promise: 'Ausblenden, buchstabieren',
  },
  'self-test': {
    icon: 'dices',
    title: 'Zufall prüfen',
    promise: 'Eine Million Zeichen, gezählt',
  },
} as const

export const FOUND_BY: Readonly<Record<keyof typeof TILES, readonly string[]>> = {
  forms: [
    'passphrase',
    'passsatz',
    'diceware',
    'wörter',
    'merkbares passwort',
    'xkcd',
    'eff',
    'wortfolge',
  ],
  pin: ['pin', 'pin code', 'pin generator', 'zufällige ziffern', 'zifferncode', 'geheimzahl'],
  'site-rules': [
    'regeln der website',
    'passwordrules',
    'passwortregeln',
    'mindestens',
    'maximale länge',
    'erlaubte sonderzeichen',
    'anforderungen',
    'passwortrichtlinie',
  ],
  groups: ['gruppen', 'produktschlüssel', 'lizenzschlüssel', 'blöcke', 'bindestriche', 'striche'],
  many: ['viele passwörter', 'massenhaft', 'csv', 'passwortliste', 'stapel'],
  handling: [
    'passwort verdecken',
    'buchstabieren',
    'vorlesen',
    'buchstabiertafel',
    'zwischenablage leeren',
    'ausblenden',
    'nato',
  ],
  'self-test': [
    'selbsttest',
    'zufallstest',
    'zufall',
    'chi quadrat',
    'verzerrung',
    'entropietest',
    'ist es zufällig',
  ],
}

export const MODE_TEXTS = {
  passphrase: { name: 'Passphrase', sizeName: (words: number) => `${words} Wörter` },
  PIN: { name: 'PIN', sizeName: (digits: number) => `${digits} Ziffern` },
}

export const SITE_SYMBOLS = {
  none: 'ohne Sonderzeichen',
  some: 'einige Sonderzeichen',
  all: 'alle Sonderzeichen',
}
export const siteRulesSet = (min: number, max: number, symbols: string) =>
  `${min === max ? min : `${min} bis ${max}`}, ${symbols}`
export const groupsSet = (groups: number, size: number) => `${groups} Gruppen mit ${size}`
export const HIDDEN = 'Passwörter sind verdeckt'
