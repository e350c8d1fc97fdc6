import { words, type Rule } from './rules'

/** A share in percent. */
export const RATE = String.raw`[\d.,]+ ?%`

const AMOUNT = String.raw`([\d.,]+)(?: ?(?:€|euro))?`
const CHANGE =
  '(?:die )?(?:prozentuale[rn]? )?(?:ver)?(änderung|steigerung|erhöhung|zunahme|anstieg|wachstum|abnahme|rückgang|senkung|minderung)(?: in (?:prozent|%))?'

/** What is done with numbers, and by how many percent something has become more or less. */
const CHANGES: readonly Rule[] = [
  [/^(?:ziehe?|subtrahiere) ([\d(].*) von (\S+)(?: ab)?$/iu, '$2 - $1'],
  [/^(?:addiere|summiere|zähle?) (?=\d)(.+?)(?: zusammen)?$/iu, 'summe von $1'],
  [/^(?:die )?differenz (?:von|zwischen) (\S+) und (\S+)$/iu, '$1 - $2'],
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
    /^wie ?viele? (?!uhr |tage|wochen|monate|jahre|mehrwert|umsatz|mwst|rabatt|trinkgeld)((?:\p{L}+ )?[\p{L}/²³-]+) (?:ist|sind|hat|haben|ergibt|ergeben|entspricht|entsprechen|bekomme ich für|passen in|stecken in) (?:eine?[mnr]? )?(.+)$/iu,
    '$2 to $1',
  ],
  [/^(.+?) (?:ist|sind) wie ?viele? ([\p{L}/²³]+)$/iu, '$1 to $2'],
]

const COUNTS =
  'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig'.split(
    ' ',
  )
const COUNT = `(${COUNTS.join('|')})`
const TENS = 'dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')
const spelled = (name: string, count: number): Rule => [
  new RegExp(`(?<![\\p{L}-])${name}(?=[ %]|$)`, 'giu'),
  String(count),
]
const countOf = (name = '') => COUNTS.indexOf(name.toLowerCase()) + 1
const PARTS = 'dritt viert fünft sechst siebt acht neunt zehnt'.split(' ')
const partOf = (name = '') => PARTS.indexOf(name.toLowerCase()) + 3

/** Numbers, and what is asked for by them. */
export const NUMBERS: readonly Rule[] = [
  ...CHANGES,
  ...HOW_MANY,
  // Alone: another number before one of these is multiplied by it.
  [
    /(?<=^|[-+*/%]|(?<!\p{L})(?:mal|plus|minus|durch|von|sind|auf|in)) ?(?:ein)?tausend(?!\p{L})/giu,
    ' 1000',
  ],
  [
    /(?<=^|[-+*/%]|(?<!\p{L})(?:mal|plus|minus|durch|von|sind|auf|in)) ?(?:ein)?hundert(?!\p{L})/giu,
    ' 100',
  ],
  [words(String.raw`tsd\.?|tausend`), 'thousand'],
  [words('billion(?:en)?|bio\\.?(?= |$)'), 'trillion'],
  [words(String.raw`milliarden?|mrd\.?`), 'billion'],
  [words(String.raw`millionen|mio\.?`), 'million'],
  [/^(?:das |ein )?halbe[ns]? rezept:? /iu, 'half of '],
  [/^(?:das )?doppelte[ns]? rezept:? /iu, 'double '],
  [/^(?:ein(?:e|en)? halb|halbe)(?:e|er|en|es|[nrs])? (?!stunde)(?=\p{L})/iu, '0,5 '],
  // As titles repeat it.
  [words('anderthalb'), '1,5'],
  [words(`${COUNT}(?:und)?einhalb`), (_, name) => `${countOf(name)},5`],
  [new RegExp(`(?<!\\p{L})${COUNT}(?=stellig)`, 'giu'), (_, name) => `${countOf(name)}`],
  [words('die hälfte von|hälfte von'), 'half of'],
  [
    words(`${COUNT} ?(${PARTS.join('|')})el (?:von|der|des)`),
    (_, count, part) => `${countOf(count)}/${partOf(part)} of`,
  ],
  // Of a unit; `viertel acht` is a time of day.
  [
    new RegExp(
      `^(?:eine?n? )?(?:(\\d+|${COUNTS.join('|')}) ?)?(${PARTS.join('|')})el ?(?!${COUNT} )(?=\\p{L}+ (?:in|nach|zu) )`,
      'iu',
    ),
    (_, count = '1', part) => `${countOf(count) || count}/${partOf(part)} `,
  ],
  [/^(?:das )?(?:doppelte) von /iu, '2 * '],
  [/^(?:das )?(?:dreifache) von /iu, '3 * '],
  [/^ein(?:e|en|em|er)? (?=\p{L}+(?: \p{L}+)? (?:in|nach|zu)(?!\p{L}))/iu, '1 '],
  [/^eine? (?=(?:m|b)illion \p{L})/iu, '1 '],
  ...[...COUNTS.slice(1).entries()].map(([at, name]) => spelled(name, at + 2)),
  ...TENS.map((name, at) => spelled(name, (at + 3) * 10)),
  [/(\d) ?(?:prozent|proz\.)(?!\p{L})/giu, '$1%'],
  [/(\d)[\s\u00a0\u202f]%/gu, '$1%'],
  // Of an angle and of a temperature; the English `grad` is another unit.
  [/(\d) ?grad(?!\p{L})/giu, '$1°'],
  [/(?<=\d ?(?:grad|°c?)) (?:ober-? ?(?:\/|und) ?unterhitze|umluft|heißluft)(?!\p{L})/giu, ''],
  [/(\d) kronen?(?!\p{L})/giu, '$1 kroner'],
  [
    /(\d) ?(?:€|euro)(?: und)? (?:(\d{1,2}) cent|(\d\d)(?= (?:in|nach) |$))(?!\p{L})/giu,
    (_, euros, cents, alone = '') => `${euros},${(cents ?? alone).padStart(2, '0')} euro`,
  ],
  [/^ein halbes dutzend/iu, '½ dozen'],
  [/^ein(?=e?n? dutzend)/iu, '1'],
  [/(?<=[\d½] )dutzend(?: eier| rosen| brötchen| stück)?(?: in stück)?(?!\p{L})/giu, 'dozen'],
  [/ in dutzend$/iu, ' in dozens'],
]
