import { COLOR_QUESTIONS } from './native-colors.de'
import { NUMBERS } from './native-numbers.de'
import { bare, OPENING, UNITS } from './native-quantity.de'
import { SHARES, SUMS } from './native-sums.de'
import { TIMES } from './native-times.de'
import { wordTable } from '../word-table'
import { rewritten, type Rule } from './rules'

const PASSWORD_WORDS = [
  ['(?:ähnliche|verwechselbare|mehrdeutige) zeichen', 'similar'],
  ['sonderzeichen|symbolen?', 'symbols'],
  ['zahlen|ziffern', 'numbers'],
  ['kleinbuchstaben', 'lowercase'],
  ['großbuchstaben', 'uppercase'],
  ['buchstaben', 'letters'],
  ['nur(?: mit| aus)?|ausschließlich', 'only'],
  ['ohne', 'without'],
  ['aus|mit', 'with'],
  ['und', 'and'],
] as const

/** What is made several at once, and what its length counts. */
const SEVERAL = [
  ['passwörter|kennwörter', 'passwords', 'zeichen|stellen', 'characters'],
  ['pins|geheimzahlen', 'pins', 'ziffern|stellen|zahlen', 'digits'],
  ['passphrasen', 'passphrases', 'wörtern', 'words'],
] as const

const MEMORABLE =
  '(?:(?:leicht|einfach|gut) zu merkende[srn]?|(?:(?:leicht|gut) )?(?:merkbare|einprägsame)[srn]?)'
const TO_REMEMBER =
  '(?:d(?:as|ie) )?(?:(?:leicht|einfach|gut) zu merken(?: ist)?|zum merken|(?:ich mir|man sich) (?:(?:leicht|einfach|gut) )?merken kann)'
const QUALITIES = '(?:(?:neue|sichere|starke|zufällige)[srn]?,? )*'
const SECRET = '(?:passwort|kennwort|passphrase)'

/** What is to be remembered is of words. */
const MEMORABLE_PASSWORD = new RegExp(
  `^(?:eine? |1 )?${QUALITIES}(?:${MEMORABLE},? ${QUALITIES}${SECRET}|${SECRET},? ${TO_REMEMBER})(?!\\p{L})`,
  'iu',
)

/** What is drawn at random, and the names of other tools. */
const OTHERS: readonly Rule[] = [
  [
    /^(?:(?:ziehe?|wähle?|nenne|rate|denk dir) )?(?:(?:eine|irgendeine) )?(?:zufalls|zufällige |beliebige )?zahl (?:zwischen|von) (\S+) (?:und|bis) /iu,
    'random number from $1 to ',
  ],
  [
    /^(?:zufallszahl|zufällige zahl)(?: von)? (\d+) ?(?:-|–|bis) ?(\d+)$/iu,
    'random number from $1 to $2',
  ],
  [/^(?:zufallszahl|zufällige zahl) bis (\d+)$/iu, 'random number from 1 to $1'],
  [/^(?:zufallszahl(?:en)?|zufällige zahl)$/iu, 'random number'],
  [/^(?:wirf )?(?:eine )?(?:münze|münzwurf|kopf oder zahl)(?: werfen)?$/iu, 'coin flip'],
  [/^(?:wirf )?(?:einen )?würfel mit (\d+) (?:seiten|flächen)$/iu, 'd$1'],
  [/^(\d*)w(\d+)(?=$| ?[-+])/iu, '$1d$2'],
  [
    /^(?:wirf |würfle )?(?:mit )?(?:(\d+|einem?|ein) )?(?:würfeln?|würfle)(?: werfen)?$/iu,
    (_, count = '1') => `${Number(count) || 1}d6`,
  ],
  [MEMORABLE_PASSWORD, 'passphrase'],
  [
    /^(?:ein )?(?:(?:neue|sichere|starke|zufällige)[sn]? )*(?:\p{L}+-|zufalls)?(?:passwort|kennwort)(?: generieren| erzeugen| vorschlagen)?(?=[ ,]|$)/iu,
    'password',
  ],
  [/^password (?:mit|aus|von) (\d+) (?:zeichen|stellen)/iu, 'password $1'],
  ...SEVERAL.map(([name, plain, units, unit]): Rule => [
    new RegExp(
      `^(\\d+) (?:(?:sichere|starke|zufällige|verschiedene) )*(?:(\\d+)[- ]?stellige )?(?:${name})(?: (?:mit|aus|zu)(?: je(?:weils)?)? (\\d+) (?:${units}))?$`,
      'iu',
    ),
    (_, count = '', before = '', each = before) =>
      `${count} ${plain}${each && ` with ${each} ${unit}`}`,
  ]),
  [/^(\d+)[- ]?(?:stellige[sr]?|zeichen) (?:passwort|kennwort)/iu, 'password $1'],
  [/^password, ?/iu, 'password '],
  [/^password (\d+)(?:[- ]?stellige?[srn]?| (?:zeichen|stellen)(?: lang)?)/iu, 'password $1'],
  [/^(password)(.*?),? (?:mit )?(\d+) (?:zeichen|stellen)$/iu, '$1 $3$2'],
  ...PASSWORD_WORDS.map(([own, plain]): Rule => [
    new RegExp(`(?<=^password\\b.*[ ,])(?:${own})(?!\\p{L})`, 'giu'),
    plain,
  ]),
  [
    /^(?:pin|geheimzahl|zahlencode|zifferncode) (?:mit|aus|von) (\d+) (?:ziffern|stellen|zahlen)$/iu,
    'pin $1',
  ],
  [/^(\d+)[- ]?stellige[rn]? (?:pin|geheimzahl|(?:zahlen)?code)$/iu, 'pin $1'],
  [
    /^(?:passphrase|passsatz|kennsatz|merksatz|diceware) (?:(?:mit|aus|von) )?(\d+) wörtern?$/iu,
    'passphrase $1 words',
  ],
]

const RULES = [...NUMBERS, ...TIMES, ...SHARES, ...COLOR_QUESTIONS, ...SUMS, ...OTHERS, ...UNITS]

/** A code holds its text as it was typed. */
const CODE =
  /^(?:einen? )?(?:qr[- ]?code|qr)(?: (?:erstellen|erzeugen|generieren|machen)(?=:| (?:für|mit|von|aus) ))?(?::? (?:fürs?|mit|von|aus|zu[rm]?)(?: (?:dem )?text(?! (?:und|oder)(?!\p{L})))?)?:? (?=\S)/iu

/** Codes whose contents are filled into a form. */
const FORMS = wordTable(`
  wifi: wlan wlan-zugang wlan-netz wlan-passwort gäste-wlan gästewlan, contact: kontakt visitenkarte kontaktdaten,
  event: termin event kalendereintrag veranstaltung, email: e-mail mail, phone: telefonnummer handynummer, sms: sms,
  location: standort
`)
const OF_SOMEONE = /^(?:(?:mein|unser|dein|ein|das|de[nmr]|die)(?:e[mnrs]?)? )/iu

/** The form that is all that was typed for a code; else undefined. */
function formOf(text: string): string | undefined {
  const name = text.replace(OF_SOMEONE, '').toLowerCase()
  return [...FORMS].find(([, names]) => names.includes(name))?.[0]
}

export { bare }

/** What an address is of: `meine Website www.example.com`. */
const OF_ADDRESS =
  /^(?:\p{L}+ )?(?:website|webseite|homepage|seite|link|url|adresse|(?:e-)?mail(?:-?adresse)?):? (?=\S+\.\S+$)/iu

/** The verb of these stands at the end. */
const SENTENCE = /^(?:bitte )?(?:kannst|könntest|ich) /iu

/** A German question in the plain form that all tools read; English ones and signs pass as they are. */
export function native(question: string): string {
  const typed = question.normalize('NFC').trim()
  const opened = typed.replace(OPENING, '')
  const isVerbatim = CODE.test(opened) && !SENTENCE.test(typed)
  const asked = isVerbatim ? opened : bare(question)
  if (!CODE.test(asked)) return rewritten(asked, RULES)
  const text = asked.replace(CODE, '').replace(OF_ADDRESS, '')
  return `qr ${formOf(text.replace(/[ ,]+bitte$|\?$/iu, '')) ?? text}`
}
