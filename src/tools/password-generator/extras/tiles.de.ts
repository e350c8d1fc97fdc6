import type * as en from './tiles.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./tiles.de'), typeof en>
// Written from 8eafbcaeea53
export const TILES = {
  forms: {
    icon: 'text-quote',
    title: 'Passphrase',
    promise: 'Wörter zum Merken',
    keywords: [
      'passphrase',
      'passsatz',
      'diceware',
      'wörter',
      'merkbares passwort',
      'xkcd',
      'eff',
      'wortfolge',
    ],
  },
  pin: {
    icon: 'hash',
    title: 'PIN',
    promise: '4 bis 12 zufällige Ziffern',
    keywords: [
      'pin',
      'pin code',
      'pin generator',
      'zufällige ziffern',
      'zifferncode',
      'geheimzahl',
    ],
  },
  'site-rules': {
    icon: 'shield-check',
    title: 'Regeln einer Website',
    promise: 'Was die Website verlangt',
    keywords: [
      'regeln der website',
      'passwordrules',
      'passwortregeln',
      'mindestens',
      'maximale länge',
      'erlaubte sonderzeichen',
      'anforderungen',
      'passwortrichtlinie',
    ],
  },
  groups: {
    icon: 'layers',
    title: 'Zeichen in Gruppen',
    promise: 'xxxx-xxxx, gut zu tippen',
    keywords: [
      'gruppen',
      'produktschlüssel',
      'lizenzschlüssel',
      'blöcke',
      'bindestriche',
      'striche',
    ],
  },
  many: {
    icon: 'list',
    title: 'Viele auf einmal',
    promise: 'Bis 100.000, Text oder CSV',
    keywords: ['viele passwörter', 'massenhaft', 'csv', 'passwortliste', 'stapel'],
  },
  handling: {
    icon: 'eye-off',
    title: 'Verdecken oder vorlesen',
    promise: 'Ausblenden, buchstabieren',
    keywords: [
      'passwort verdecken',
      'buchstabieren',
      'vorlesen',
      'buchstabiertafel',
      'zwischenablage leeren',
      'ausblenden',
      'nato',
    ],
  },
  'self-test': {
    icon: 'dices',
    title: 'Zufall prüfen',
    promise: 'Eine Million Zeichen, gezählt',
    keywords: [
      'selbsttest',
      'zufallstest',
      'zufall',
      'chi quadrat',
      'verzerrung',
      'entropietest',
      'ist es zufällig',
    ],
  },
} as const

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
