import { BLANKS } from './normalize-question'
import { COLOR_QUESTIONS } from './native-colors.de'
import { NUMBERS, SHARES, SUMS } from './native-sums.de'
import { TIMES } from './native-times.de'
import { wordTable } from '../word-table'
import { rewritten, type Rule } from './rules'

const OPENING =
  /^(?:(?:bitte|kannst du(?: mir)?|könntest du|ich möchte|ich will|ich hätte gerne?|ich brauche|rechne|berechne|rechner|wandle?|konvertiere?|stell(?:e)?|starte?|mach(?:e)?|erzeuge|erstell(?:e)?|generiere?|öffne|zeig(?:e)?|gib|sag|nenne?) (?:mir |mal |bitte )*)+(?:(?:einen?|den|die|das|ein) )?(?=\S)/iu

/** Words before and behind what is asked for. */
const AROUND: readonly Rule[] = [
  [BLANKS, ' '],
  [/(?<=\p{L}|\d|[)!%.]) ?\?+$/u, ''],
  // The verb, or the second half of it, stands at the end.
  [
    /^((?:kannst du|könntest du|ich möchte|ich will|ich würde gerne?) .+) (?:machen|haben|bekommen|geben|zeigen|sagen|wissen)$/iu,
    '$1',
  ],
  [/^(?:bitte )?rechne (?:mir |mal |bitte )*(.+) (?:aus|um)$/iu, '$1'],
  [OPENING, ''],
  [
    /[ ,]+(?:umrechnen|umwandeln|konvertieren|ausrechnen|berechnen|erstellen|erzeugen|generieren|(?<!\d |(?:mit|aus|von) \p{L}+ )stellen|starten|klingeln|wecken|erinnern|wert|bitte|um)$/iu,
    '',
  ],
  [
    /^(?:was|wie ?viel) (?:ist|sind|ergibt|ergeben|macht|machen|gibt|kosten|kostet|wiegt|wiegen|wäre|wären) (?!in )/iu,
    '',
  ],
  [/^wie (?:lautet|lauten|hoch (?:ist|sind|wäre)) (?:die |der |das )?/iu, ''],
  [
    /^wie (?:groß|lang|schwer|hoch|weit|breit|tief|schnell|warm|heiß|kalt) (?:ist|sind) (?=[-\d]|eine? )/iu,
    '',
  ],
  [/^(.+) (?:in|als) (?:einen? )?qr[- ]?code$/iu, 'qr $1'],
  [/^(brutto|netto) (?:zu|in|nach) (?:brutto|netto):? (?=\d)/iu, '$1 '],
  [/^(?:heiz(?:e)? )?(?:den )?(?:back)?ofen (?:auf|bei) (?=\d)/iu, ''],
  [/^(?:umrechnung|(?:wechsel|umrechnungs)?kurs)(?::| von| für)? (?=\S)/iu, ''],
  [/^(\p{L}+) (\p{L}+) (?:wechsel)?kurs$/iu, '$1 $2'],
  [/^(euro|dollar|pfund|franken|yen|bitcoin|zloty|lira|rubel)-?kurs$/iu, '1 $1'],
  [/^wie steht (?:der |die )?(\p{L}+) (?:zu[mr]?|gegenüber de[mr]) (\p{L}+)$/iu, '1 $1 in $2'],
  [/^(?:rechnung|preis|betrag)(?::| von| über)? (?=\d)/iu, ''],
  [/^(wlan|kontakt)-qr[- ]?code$/iu, 'qr $1'],
]

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
  [
    /^(?:ein )?(?:(?:neue|sichere|starke|zufällige)[sn]? )*(?:\p{L}+-|zufalls)?(?:passwort|kennwort)(?: generieren| erzeugen| vorschlagen)?(?=[ ,]|$)/iu,
    'password',
  ],
  [/^password (?:mit|aus|von) (\d+) (?:zeichen|stellen)/iu, 'password $1'],
  [
    /^(\d+) (?:passwörter|kennwörter)(?: (?:mit|aus|zu)(?: je)? (\d+) (?:zeichen|stellen))?$/iu,
    (_, count = '', length = '') => `${count} passwords${length && ` with ${length} characters`}`,
  ],
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
  // The unit that is asked for.
  [/ (?:nach|zu) (?=[\p{L}\p{Sc}/²³°]+$)/iu, ' to '],
  [/ in (?:fuß|fuss) und (?:zoll|inch)$/iu, ' in ft in'],
  [/ in pfund und unzen$/iu, ' in lb oz'],
  [/ in stunden und minuten$/iu, ' in h min'],
  [/ in minuten und sekunden$/iu, ' in min s'],
  [/(\d) ?(?:liter|l) (?:auf|pro|je) (?:100|hundert) ?(?:km|kilometer)(?!\p{L})/giu, '$1 l/100km'],
]

const RULES = [...NUMBERS, ...TIMES, ...SHARES, ...COLOR_QUESTIONS, ...SUMS, ...OTHERS]

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

/** Without the words of a sentence around it: `Wie viel sind 5 kg in Pfund?` as `5 kg in Pfund`. */
export const bare = (question: string): string =>
  rewritten(question.normalize('NFC').trim(), AROUND)

/** What an address is of: `meine Website www.example.com`. */
const OF_ADDRESS =
  /^(?:\p{L}+ )?(?:website|webseite|homepage|seite|link|url|adresse):? (?=\S+\.\S+$)/iu

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
