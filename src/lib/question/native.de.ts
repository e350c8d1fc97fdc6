import { BLANKS } from './normalize-question'
import { TIMES } from './native-times.de'
import { wordTable } from '../word-table'
import { rewritten, words, type Rule } from './rules'

const RATE = String.raw`[\d.,]+ ?%`

/** Words before and behind what is asked for. */
const AROUND: readonly Rule[] = [
  [BLANKS, ' '],
  [/(?<=\p{L}|\d|[)!%.]) ?\?+$/u, ''],
  // The second half of a verb stands at the end.
  [/^(?:bitte )?rechne (?:mir |mal |bitte )*(.+) (?:aus|um)$/iu, '$1'],
  [
    /^(?:(?:bitte|kannst du(?: mir)?|könntest du|ich möchte|ich will|ich hätte gerne?|ich brauche|rechne|berechne|rechner|wandle?|konvertiere?|stell(?:e)?|starte?|mach(?:e)?|erzeuge|erstell(?:e)?|generiere?|öffne|zeig(?:e)?|gib|sag|nenne?) (?:mir |mal |bitte )*)+(?:(?:einen?|den|die|das|ein) )?(?=\S)/iu,
    '',
  ],
  [
    /[ ,]+(?:umrechnen|umwandeln|konvertieren|ausrechnen|berechnen|erstellen|erzeugen|generieren|(?<!\d )stellen|starten|klingeln|wecken|erinnern|wert|bitte|um)$/iu,
    '',
  ],
  [
    /^(?:was|wie ?viel) (?:ist|sind|ergibt|ergeben|macht|machen|gibt|kosten|kostet|wäre|wären) (?!in )/iu,
    '',
  ],
  [/^wie (?:lautet|lauten|hoch (?:ist|sind|wäre)) (?:die |der |das )?/iu, ''],
  [
    /^wie (?:groß|lang|schwer|hoch|weit|breit|tief|schnell|warm|heiß|kalt) (?:ist|sind) (?=[-\d])/iu,
    '',
  ],
  [/^(.+) (?:in|als) (?:einen? )?qr[- ]?code$/iu, 'qr $1'],
  [/^(brutto|netto) (?:zu|in|nach) (?:brutto|netto):? (?=\d)/iu, '$1 '],
  [/^(?:umrechnung|(?:wechsel|umrechnungs)?kurs)(?::| von| für)? (?=\S)/iu, ''],
  [/^(\p{L}+) (\p{L}+) (?:wechsel)?kurs$/iu, '$1 $2'],
  [/^(euro|dollar|pfund|franken|yen|bitcoin|zloty|lira|rubel)-?kurs$/iu, '1 $1'],
  [/^rechnung(?::| von| über)? (?=\d)/iu, ''],
]

const AMOUNT = String.raw`([\d.,]+)(?: ?(?:€|euro))?`
const CHANGE =
  '(?:die )?(?:prozentuale[rn]? )?(?:ver)?(änderung|steigerung|erhöhung|zunahme|anstieg|wachstum|abnahme|rückgang|senkung|minderung)(?: in (?:prozent|%))?'

/** What is done with numbers, and by how many percent something has become more or less. */
const CHANGES: readonly Rule[] = [
  [/^(?:ziehe?|subtrahiere) ([\d(].*) von (\S+)(?: ab)?$/iu, '$2 - $1'],
  [/^(?:addiere|summiere|zähle?) (?=\d)(.+?)(?: zusammen)?$/iu, 'summe von $1'],
  [/^multipliziere (\S+) mit (\S+)$/iu, '$1 * $2'],
  [/^(?:teile|dividiere) (\S+) durch (\S+)$/iu, '$1 / $2'],
  [
    new RegExp(`^${CHANGE} von ${AMOUNT} (?:auf|zu) ${AMOUNT}(?: in (?:prozent|%))?$`, 'iu'),
    (_, kind = '', from = '', to = '') =>
      `% ${/^(?:ab|rück|senk|minder)/iu.test(kind) ? 'decrease' : 'change'} from ${from} to ${to}`,
  ],
  [
    new RegExp(
      `^von ${AMOUNT} auf ${AMOUNT}(?: (?:ist|sind))? (?:wie ?viel|in) (?:prozent|%)$`,
      'iu',
    ),
    '% change from $1 to $2',
  ],
  [
    new RegExp(
      `^(?:um )?wie ?viele? (?:prozent|%) (?:ist|sind) ${AMOUNT} (\\p{L}+) als ${AMOUNT}$`,
      'iu',
    ),
    (all, a = '', how = '', b = '') => {
      if (/^(?:weniger|kleiner|niedriger|geringer|billiger|günstiger|kürzer|leichter)$/iu.test(how))
        return `% decrease from ${b} to ${a}`
      return /er$|^mehr$/iu.test(how) ? `% change from ${b} to ${a}` : all
    },
  ],
]

/** What is asked for by a number of something. */
const HOW_MANY: readonly Rule[] = [
  [
    new RegExp(
      `^wie ?viele? (mehrwertsteuer|mwst\\.?|umsatzsteuer) (?:ist|sind|steckt|stecken) in (.+?)(?: enthalten)? (?:bei|mit) (${RATE})$`,
      'iu',
    ),
    '$3 $1 in $2',
  ],
  [
    /^wie ?viele? (?:prozent|%) (?:ist|sind|entspricht|entsprechen) (.+?) von (.+)$/iu,
    '$1 is what % of $2',
  ],
  [/^wie ?viele? (?:prozent|%) von (.+) (?:ist|sind) (.+)$/iu, '$2 is what % of $1'],
  [/^(.+?) (?:ist|sind) wie ?viele? (?:prozent|%) von (.+)$/iu, '$1 is what % of $2'],
  [
    /^wie ?viele? (?!tage|wochen|monate|jahre|mehrwert|umsatz|mwst|rabatt|trinkgeld)((?:\p{L}+ )?[\p{L}/²³-]+) (?:ist|sind|hat|haben|ergibt|ergeben|entspricht|entsprechen|bekomme ich für|passen in|stecken in) (?:eine?[mnr]? )?(.+)$/iu,
    '$2 to $1',
  ],
  [/^(.+?) (?:ist|sind) wie ?viele? ([\p{L}/²³]+)$/iu, '$1 to $2'],
]

const COUNTS = 'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')
const PARTS = 'dritt viert fünft sechst siebt acht neunt zehnt'.split(' ')

const NUMBERS: readonly Rule[] = [
  [words(String.raw`tsd\.?|tausend`), 'thousand'],
  [words('billion(?:en)?|bio\\.?(?= |$)'), 'trillion'],
  [words(String.raw`milliarden?|mrd\.?`), 'billion'],
  [words(String.raw`millionen|mio\.?`), 'million'],
  [/(\d) ?(?:prozent|proz\.)(?!\p{L})/giu, '$1%'],
  [/(\d)[\s\u00a0\u202f]%/gu, '$1%'],
  // Of an angle and of a temperature; the English `grad` is another unit.
  [/(\d) ?grad(?!\p{L})/giu, '$1°'],
  [/(\d) kronen?(?!\p{L})/giu, '$1 kroner'],
  [/^(?:ein(?:e|en)?) halb(?:e|er|en|es)? (?=\p{L})/iu, '0,5 '],
  // As titles repeat it.
  [words('anderthalb|eineinhalb'), '1,5'],
  [words('zweieinhalb'), '2,5'],
  [words('die hälfte von|hälfte von'), 'half of'],
  [
    words(
      `(${COUNTS.join('|')}) ?(dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt)el (?:von|der|des)`,
    ),
    (_, count = '', part = '') =>
      `${COUNTS.indexOf(count.toLowerCase()) + 1}/${PARTS.indexOf(part.toLowerCase()) + 3} of`,
  ],
  [/^(?:das )?(?:doppelte) von /iu, '2 * '],
  [/^(?:das )?(?:dreifache) von /iu, '3 * '],
  [/^ein(?:e|en|em|er)? (?=\p{L}+ (?:in|nach|zu)(?!\p{L}))/iu, '1 '],
  ...COUNTS.slice(1).map((name, at): Rule => [
    new RegExp(`(?<![\\p{L}-])${name}(?=[ %])`, 'giu'),
    String(at + 2),
  ]),
  [/^ein halbes dutzend/iu, '½ dozen'],
  [/^ein(?=e?n? dutzend)/iu, '1'],
  [/(?<=[\d½] )dutzend(?: eier| rosen| brötchen| stück)?(?: in stück)?(?!\p{L})/giu, 'dozen'],
  [/ in dutzend$/iu, ' in dozens'],
]

const SHARES: readonly Rule[] = [
  [words(String.raw`mehrwertsteuer|mwst\.?|umsatzsteuer|ust\.?`), 'vat'],
  // A share of money is a number of it.
  [
    /(?<=\d) ?(?:€|euro?)(?!\p{L})(?=.*(?:trinkgeld|vat))|(?<=(?:trinkgeld|vat).*\d) ?(?:€|euro?)(?!\p{L})/giu,
    '',
  ],
  [
    new RegExp(`^vat (?:auf|von|für|in|aus) (.+?) (?:bei|mit|von|zu) (${RATE})(?: vat)?$`, 'iu'),
    '$2 vat on $1',
  ],
  [
    /^(?:brutto|netto)(?:betrag|preis)?(?::| von)? (?=.*% vat)/iu,
    (word) => (/^b/iu.test(word) ? 'brutto ' : 'netto '),
  ],
  [/^(brutto|netto) (.+?),? (?:plus|mit|bei|und|inkl\.?|zzgl\.?) (?=[\d.,]+% vat)/iu, '$2 $1 '],
  [
    new RegExp(
      `^(.+) (?:minus|mit|abzüglich|abzgl\\.) (${RATE}) (?:rabatt|nachlass|ermäßigung|skonto)$`,
      'iu',
    ),
    '$1 - $2',
  ],
  [/(?<=%) (?:rabatt|nachlass|ermäßigung|skonto) (?:auf|von) /giu, ' off '],
  [/^(?:rabatt|nachlass|skonto) (?:von )?([\d.,]+%) (?:auf|von) /iu, '$1 off '],
  [/(?<=%) trinkgeld (?:auf|von|für|bei|zu) /giu, ' tip on '],
  [/^trinkgeld (?:von )?([\d.,]+%) (?:auf|von|für|bei) /iu, '$1 tip on '],
  [
    /^(.+?) (?:geteilt )?(?:durch|auf|für) (\d+)(?: personen| leute| freunde)? (?:mit|plus|und|bei) ([\d.,]+%) trinkgeld$/iu,
    '$3 tip on $1 split by $2',
  ],
  [/ (?:mit|plus|und) ([\d.,]+%) trinkgeld/giu, ' with $1 tip'],
  [/(?<=%) vat (?:auf|von) /giu, ' vat on '],
  [
    / (?:inkl\.?|inklusive|einschließlich|einschl\.?|brutto(?: mit| bei| inkl\.?)?) (?=[\d.,]+%)/giu,
    ' incl ',
  ],
  [
    / (?:exkl\.?|exklusive|zzgl\.?|zuzüglich|netto(?: plus| mit| bei| zzgl\.?)?|plus) (?=[\d.,]+% vat)/giu,
    ' excl ',
  ],
  [/ mit (?=[\d.,]+% vat)/giu, ' with '],
  [/(?<=%) vat (?:aus|in|enthalten in) /giu, ' vat in '],
  [/ ohne (?=[\d.,]+% vat)/giu, ' without '],
  [/ (?:abzüglich|abzgl\.?) (?=[\d.,]+% vat)/giu, ' minus '],
  [/,? (?:geteilt )?(?:durch|auf|für) (\d+)(?: personen| leute| freunde)$/iu, ' split by $1'],
  [/^(.* tip(?: on \S+)?),? (?:geteilt )?durch (\d+)$/iu, '$1 split by $2'],
  [/(?<=%) (?:von|vom) /giu, ' of '],
  [/(?<=%) mehr als /giu, ' more than '],
  [/(?<=%) weniger als /giu, ' less than '],
  [/^([\d.,]+) von ([\d.,]+) (?:in|als) (?:%|prozent)$/iu, '$1 / $2 in %'],
  [/ (?:in|als) (?:prozent|%)$/iu, ' in %'],
]

const SUMS: readonly Rule[] = [
  [/^verdopp(?:le|ele) (?=\S+$)/iu, '2 * '],
  [/^halbiere (?=\S+$)/iu, 'half of '],
  [/(?<=[\d)]) : (?=[\d(])/gu, ' / '],
  [/(?<=[\d)]) ?(?:geteilt durch|dividiert durch|durch) (?=[\d(])/giu, ' / '],
  [/(?<=[\d)]|illion|thousand|dozen) ?(?:mal|multipliziert mit) (?=[\d(√])/giu, ' * '],
  [words('(?:die )?(?:quadrat)?wurzel (?:aus|von)'), 'square root of'],
  [words('(?:die )?(?:kubikwurzel|dritte wurzel) (?:aus|von)'), 'cube root of'],
  [/ (?:zum|im|ins) quadrat(?!\p{L})/giu, '^2'],
  [/ hoch (?=[-\d(])/giu, '^'],
  [/^fakultät (?:von|aus) (\d+)$/iu, '$1!'],
  [/(?<=\d) fakultät$/iu, '!'],
  [/^(?:der )?(?:durchschnitt|mittelwert|mittel) (?:von|aus) /iu, 'average of '],
  [/^(?:die )?summe (?:von|aus) /iu, 'sum of '],
  [/^(?:der )?median (?:von|aus) /iu, 'median of '],
  [/(?<=^(?:average|sum|median) .*\d) und (?=[-\d])/iu, ' and '],
  [/^([\d.,]+) und ([\d.,]+)$/iu, '$1 + $2'],
  [/(\d) rest (?=\d)|(\d) modulo (?=\d)/giu, '$1$2 mod '],
  [/ (?:in|als) hex(?:adezimal)?(?:zahl)?$/iu, ' in hex'],
  [/ (?:in|als) oktal(?:zahl)?$/iu, ' in octal'],
  [/ (?:in|als) (?:binär(?:zahl)?|dual(?:zahl)?)$/iu, ' in binary'],
  [/ (?:in|als) dezimal(?:zahl)?$/iu, ' in decimal'],
  [/ als bruch$/iu, ' as a fraction'],
]

const COLORS = [
  ...wordTable(`
  black: schwarz, white: weiß weiss, red: rot, green: grün, blue: blau, yellow: gelb, gray: grau, purple: lila,
  violet: violett, pink: rosa, brown: braun, turquoise: türkis, lightblue: hellblau, darkblue: dunkelblau,
  lightgreen: hellgrün, darkgreen: dunkelgrün, darkred: dunkelrot, skyblue: himmelblau, gold: golden, silver: silbern silber,
  lightgray: hellgrau, darkgray: dunkelgrau, lightyellow: hellgelb, lightpink: hellrosa, darkorange: dunkelorange,
  darkviolet: dunkelviolett, coral: koralle korallenrot, salmon: lachs lachsfarben, navy: marineblau, royalblue: königsblau,
  midnightblue: mitternachtsblau, steelblue: stahlblau, forestgreen: waldgrün, seagreen: seegrün, olive: oliv olivgrün,
  lavender: lavendel, ivory: elfenbein, chocolate: schokobraun, crimson: karmesinrot karminrot, maroon: kastanienbraun
`),
].flatMap(([plain, all]) => all.map((own) => [own, plain] as const))

const COLOR = `(${COLORS.map(([own]) => own).join('|')})`
const FORM = '(hex|rgb|hsl)(?:a)?(?:-?(?:wert|code|farbe))?'

const COLOR_QUESTIONS: readonly Rule[] = [
  [
    new RegExp(`^(?:die )?(?:farbe )?${COLOR}(?: (?:in|als|nach|zu) ${FORM})?$`, 'iu'),
    (_, name = '', form = '') => `color ${name}${form && ` to ${form}`}`,
  ],
  [new RegExp(`^(?:der )?${FORM} (?:von|für|zu) (#\\w+|\\p{L}+)$`, 'iu'), 'color $2 to $1'],
  [/^(\p{L}+) als (?:farbe|farbcode)$/iu, 'color $1'],
  [/^welche farbe (?:ist|hat) (?=#)/iu, 'color '],
  [/^(?:farbe|farbcode) (?=#|\p{L}+$)/iu, 'color '],
  [/^kontrast (\S+) (\S+)$/iu, 'contrast $1 on $2'],
  [/^kontrast (?:von |zwischen )?(.+?) (?:auf|und|zu) (.+)$/iu, 'contrast $1 on $2'],
  [/^(?:farb)?palette (?:von|aus|zu|für) /iu, 'palette of '],
  [/^komplementärfarben? (?:von|aus|zu|für) /iu, 'complement of '],
  [/^(?:abstufungen|schattierungen|farbtöne) (?:von|aus) /iu, 'shades of '],
  ...COLORS.map(([own, plain]): Rule => [
    new RegExp(
      `(?<=^(?:color|contrast|palette of|complement of|shades of) (?:.+ )?)${own}(?!\\p{L})`,
      'giu',
    ),
    plain,
  ]),
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
  [/^zufallszahl(?:en)?$/iu, 'random number'],
  [/^(?:wirf )?(?:eine )?(?:münze|münzwurf|kopf oder zahl)(?: werfen)?$/iu, 'coin flip'],
  [
    /^(?:wirf |würfle )?(?:mit )?(?:(\d+|einem?|ein) )?(?:würfeln?|würfle)(?: werfen)?$/iu,
    (_, count = '1') => `${Number(count) || 1}d6`,
  ],
  [
    /^(?:sichere[sn]? |starke[sn]? |zufällige[sn]? )?(?:\p{L}+-)?(?:passwort|kennwort)(?: generieren| erzeugen)?(?= |$)/iu,
    'password',
  ],
  [/^password (?:mit|aus|von) (\d+) (?:zeichen|stellen)/iu, 'password $1'],
  [
    /^(\d+) (?:passwörter|kennwörter)(?: (?:mit|aus|zu)(?: je)? (\d+) (?:zeichen|stellen))?$/iu,
    (_, count = '', length = '') => `${count} passwords${length && ` with ${length} characters`}`,
  ],
  [/^(\d+)[- ]?(?:stellige[sr]?|zeichen) (?:passwort|kennwort)/iu, 'password $1'],
  [/^password (\d+)(?:[- ]?stellige?[srn]?| (?:zeichen|stellen)(?: lang)?)/iu, 'password $1'],
  [/^(password)(.*?),? (?:mit )?(\d+) (?:zeichen|stellen)$/iu, '$1 $3$2'],
  ...PASSWORD_WORDS.map(([own, plain]): Rule => [
    new RegExp(`(?<=^password\\b.*[ ,])(?:${own})(?!\\p{L})`, 'giu'),
    plain,
  ]),
  [/^(?:pin|geheimzahl) (?:mit|aus|von) (\d+) (?:ziffern|stellen|zahlen)$/iu, 'pin $1'],
  [/^(\d+)[- ]?stellige[rn]? (?:pin|geheimzahl|(?:zahlen)?code)$/iu, 'pin $1'],
  [
    /^(?:passphrase|passsatz|kennsatz|merksatz) (?:mit|aus|von) (\d+) wörtern$/iu,
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

const RULES = [
  ...CHANGES,
  ...HOW_MANY,
  ...NUMBERS,
  ...TIMES,
  ...SHARES,
  ...COLOR_QUESTIONS,
  ...SUMS,
  ...OTHERS,
]

/** A code holds its text as it was typed. */
const CODE =
  /^(?:einen? )?(?:qr[- ]?code|qr)(?::? (?:für|mit|von|aus|zu[rm]?)(?: dem text)?)?:? (?=\S)/iu

/** Codes whose contents are filled into a form. */
const FORMS = wordTable(`
  wifi: wlan wlan-zugang wlan-netz wlan-passwort gäste-wlan gästewlan, contact: kontakt visitenkarte kontaktdaten,
  event: termin kalendereintrag veranstaltung, email: e-mail mail, phone: telefonnummer handynummer, sms: sms,
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

/** A German question in the plain form that all tools read; English ones and signs pass as they are. */
export function native(question: string): string {
  const typed = bare(question)
  if (!CODE.test(typed)) return rewritten(typed, RULES)
  const text = typed.replace(CODE, '')
  return `qr ${formOf(text) ?? text}`
}
