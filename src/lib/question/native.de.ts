import { BLANKS } from './normalize-question'
import { TIMES } from './native-times.de'
import { wordTable } from '../word-table'
import { rewritten, words, type Rule } from './rules'

const RATE = String.raw`[\d.,]+ ?%`

/** Words before and behind what is asked for. */
const AROUND: readonly Rule[] = [
  [BLANKS, ' '],
  [/(?<=\p{L}|\d|[)!%]) ?\?+$/u, ''],
  [
    /^(?:(?:bitte|kannst du(?: mir)?|könntest du|ich möchte|ich will|ich brauche|rechne|berechne|rechner|wandle?|konvertiere?|stell(?:e)?|starte?|mach(?:e)?|erzeuge|erstell(?:e)?|generiere?|öffne|zeig(?:e)?|gib|sag) (?:mir |mal |bitte )*)+(?:(?:einen?|den|die|das|ein) )?(?=\S)/iu,
    '',
  ],
  [
    /[ ,]+(?:umrechnen|umwandeln|konvertieren|ausrechnen|berechnen|erstellen|erzeugen|generieren|(?<!\d )stellen|starten|bitte|um)$/iu,
    '',
  ],
  [
    /^(?:was|wie ?viel) (?:ist|sind|ergibt|ergeben|macht|machen|gibt|kosten|kostet|wäre|wären) (?!in )/iu,
    '',
  ],
  [/^wie lautet (?:die |der |das )?/iu, ''],
]

/** What is asked for by a number of something. */
const HOW_MANY: readonly Rule[] = [
  [/^wie ?viele? (?:prozent|%) (?:ist|sind) (.+?) von (.+)$/iu, '$1 is what % of $2'],
  [/^wie ?viele? (?:prozent|%) von (.+) (?:ist|sind) (.+)$/iu, '$2 is what % of $1'],
  [/^(.+?) (?:ist|sind) wie ?viele? (?:prozent|%) von (.+)$/iu, '$1 is what % of $2'],
  [
    /^wie ?viele? (?!tage|wochen|monate|jahre)([\p{L}/²³]+) (?:ist|sind|hat|haben|ergibt|ergeben|entspricht|entsprechen|bekomme ich für|passen in|stecken in) (?:eine?[mnr]? )?(.+)$/iu,
    '$2 to $1',
  ],
  [/^(.+?) (?:ist|sind) wie ?viele? ([\p{L}/²³]+)$/iu, '$1 to $2'],
]

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
  [/^(?:ein(?:e|en)?) halb(?:e|er|en|es)? (?=\p{L})/iu, '0.5 '],
  [words('anderthalb|eineinhalb'), '1.5'],
  [words('zweieinhalb'), '2.5'],
  [words('die hälfte von|hälfte von'), 'half of'],
  [words('ein drittel (?:von|der|des)'), 'a third of'],
  [words('zwei drittel (?:von|der|des)'), '2 thirds of'],
  [words('ein viertel (?:von|der|des)'), 'a quarter of'],
  [words('drei ?viertel (?:von|der|des)'), '3 quarters of'],
  [/^(?:das )?(?:doppelte) von /iu, '2 * '],
  [/^(?:das )?(?:dreifache) von /iu, '3 * '],
  [/^ein(?:e|en|em|er)? (?=\p{L}+ (?:in|nach|zu)(?!\p{L}))/iu, '1 '],
  ...'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'
    .split(' ')
    .map((name, at): Rule => [new RegExp(`(?<![\\p{L}-])${name}(?=[ %])`, 'giu'), String(at + 2)]),
  [/^ein halbes dutzend/iu, '½ dozen'],
  [/^ein(?=e?n? dutzend)/iu, '1'],
  [/(?<=[\d½] )dutzend(?: eier| rosen| brötchen| stück)?(?: in stück)?(?!\p{L})/giu, 'dozen'],
  [/ in dutzend$/iu, ' in dozens'],
]

const SHARES: readonly Rule[] = [
  [words(String.raw`mehrwertsteuer|mwst\.?|umsatzsteuer|ust\.?`), 'vat'],
  [/(?<=\d) (?:eur|euro|€) (?=(?:inkl|exkl|zzgl|ohne|plus|mit|brutto|netto))/iu, ' '],
  [
    new RegExp(
      `^(.+) (?:minus|mit|abzüglich|abzgl\\.) (${RATE}) (?:rabatt|nachlass|ermäßigung|skonto)$`,
      'iu',
    ),
    '$1 - $2',
  ],
  [/(?<=%) (?:rabatt|nachlass|ermäßigung|skonto) (?:auf|von) /giu, ' off '],
  [/(?<=%) trinkgeld (?:auf|von|für|bei|zu) /giu, ' tip on '],
  [/^trinkgeld (?:von )?([\d.,]+%) (?:auf|von|für|bei) /iu, '$1 tip on '],
  [/ (?:mit|plus|und) ([\d.,]+%) trinkgeld/giu, ' with $1 tip'],
  [/(?<=%) vat (?:auf|von) /giu, ' vat on '],
  [/ (?:inkl\.?|inklusive|einschließlich|einschl\.?|brutto mit) (?=[\d.,]+%)/giu, ' incl '],
  [/ (?:exkl\.?|exklusive|zzgl\.?|zuzüglich|netto plus|plus) (?=[\d.,]+% vat)/giu, ' excl '],
  [/ ohne (?=[\d.,]+% vat)/giu, ' without '],
  [/ (?:abzüglich|abzgl\.?) (?=[\d.,]+% vat)/giu, ' minus '],
  [/,? (?:geteilt )?(?:durch|auf|für) (\d+)(?: personen| leute| freunde)$/iu, ' split by $1'],
  [/^(.* tip on \S+),? (?:geteilt )?durch (\d+)$/iu, '$1 split by $2'],
  [/(?<=%) (?:von|vom) /giu, ' of '],
  [/^([\d.,]+) von ([\d.,]+) (?:in|als) (?:%|prozent)$/iu, '$1 / $2 in %'],
  [/ (?:in|als) (?:prozent|%)$/iu, ' in %'],
]

const SUMS: readonly Rule[] = [
  [/^(\p{L}+) als (?:farbe|hex|farbcode|hexcode|hex-code)$/iu, 'color $1'],
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
  [/ (?:in|als) (?:hexadezimal|hex)$/iu, ' in hex'],
  [/ (?:in|als) (?:binär(?:zahl)?|dual(?:zahl)?)$/iu, ' in binary'],
  [/ (?:in|als) dezimal(?:zahl)?$/iu, ' in decimal'],
  [/ als bruch$/iu, ' as a fraction'],
]

const COLORS = [
  ...wordTable(`
  black: schwarz, white: weiß weiss, red: rot, green: grün, blue: blau, yellow: gelb, gray: grau, purple: lila,
  violet: violett, pink: rosa, brown: braun, turquoise: türkis, lightblue: hellblau, darkblue: dunkelblau,
  lightgreen: hellgrün, darkgreen: dunkelgrün, darkred: dunkelrot, skyblue: himmelblau, gold: golden, silver: silbern
`),
].flatMap(([plain, all]) => all.map((own) => [own, plain] as const))

/** What is drawn at random, and the names of other tools. */
const OTHERS: readonly Rule[] = [
  [/^zufallszahl (?:zwischen|von) (\S+) (?:und|bis) /iu, 'random number from $1 to '],
  [/^zufallszahl(?:en)?$/iu, 'random number'],
  [/^(?:wirf )?(?:eine )?(?:münze|münzwurf|kopf oder zahl)(?: werfen)?$/iu, 'coin flip'],
  [
    /^(?:wirf |würfle )?(?:mit )?(?:(\d+|einem?|ein) )?(?:würfeln?|würfle)(?: werfen)?$/iu,
    (_, count = '1') => `${Number(count) || 1}d6`,
  ],
  [
    /^(?:sichere[sn]? |starke[sn]? |zufällige[sn]? )?(?:passwort|kennwort)(?: generieren| erzeugen)?(?= |$)/iu,
    'password',
  ],
  [/^password (?:mit|aus|von) (\d+) (?:zeichen|stellen)/iu, 'password $1'],
  [/^(\d+) (?:passwörter|kennwörter)$/iu, '$1 passwords'],
  [/^(\d+)[- ]?(?:stellige[sr]?|zeichen) (?:passwort|kennwort)/iu, 'password $1'],
  [/^password (\d+) (?:zeichen|stellen)/iu, 'password $1'],
  [/(?<=^password\b.*) ohne (?:sonderzeichen|symbole)/iu, ' without symbols'],
  [/(?<=^password\b.*) ohne (?:zahlen|ziffern)/iu, ' without numbers'],
  [/(?<=^password\b.*) (?:nur|aus) buchstaben/iu, ' letters only'],
  [/^(?:pin|geheimzahl) (?:mit|aus|von) (\d+) (?:ziffern|stellen|zahlen)$/iu, 'pin $1'],
  [/^(\d+)[- ]?stellige (?:pin|geheimzahl)$/iu, 'pin $1'],
  [
    /^(?:passphrase|passsatz|kennsatz|merksatz) (?:mit|aus|von) (\d+) wörtern$/iu,
    'passphrase $1 words',
  ],
  [/^(?:farbe|farbcode) (?=#|\p{L}+$)/iu, 'color '],
  [/^kontrast (?:von |zwischen )?(.+?) (?:auf|und|zu) (.+)$/iu, 'contrast $1 on $2'],
  [/^(?:farb)?palette (?:von|aus|zu|für) /iu, 'palette of '],
  [/^(?:abstufungen|schattierungen|farbtöne) (?:von|aus) /iu, 'shades of '],
  ...COLORS.map(([own, plain]): Rule => [
    new RegExp(`(?<=^(?:color|contrast|palette of|shades of) (?:.+ )?)${own}(?!\\p{L})`, 'giu'),
    plain,
  ]),
  // The unit that is asked for.
  [/ (?:nach|zu) (?=[\p{L}\p{Sc}/²³°]+$)/iu, ' to '],
]

const RULES = [...HOW_MANY, ...NUMBERS, ...TIMES, ...SHARES, ...SUMS, ...OTHERS]

/** A code holds its text as it was typed. */
const CODE =
  /^(?:einen? )?(?:qr-?code|qr)(?::? (?:für|mit|von|aus|zu[rm]?)(?: dem text)?)?:? (?=\S)/iu

/** Without the words of a sentence around it: `Wie viel sind 5 kg in Pfund?` as `5 kg in Pfund`. */
export const bare = (question: string): string =>
  rewritten(question.normalize('NFC').trim(), AROUND)

/** A German question in the plain form that all tools read; English ones and signs pass as they are. */
export function native(question: string): string {
  const typed = bare(question)
  return CODE.test(typed) ? typed.replace(CODE, 'qr ') : rewritten(typed, RULES)
}
