import { words, type Rule } from './rules'

const NUMBERS = 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')

function numberOf(word: string): number {
  const at = NUMBERS.indexOf(word.toLowerCase().replace(/^eins$/, 'ein'))
  return at >= 0 ? at : Number(word)
}

const HOUR = `(\\d{1,2}|eins|${NUMBERS.slice(1).join('|')})(?: uhr)?`

/** The hour that has begun when half of the given one is over: half eight is half past seven. */
const before = (hour: string) => String(((numberOf(hour) + 10) % 12) + 1)

const ofHour = (form: string, plain: (hour: string) => string): Rule => [
  new RegExp(`(?<!\\p{L})${form} ${HOUR}(?![\\p{L}\\d:.,]| ?%)`, 'giu'),
  (_, hour = '') => plain(hour),
]

const minutes = (side: string, plain: string): Rule => [
  new RegExp(
    `(?<!\\p{L})(\\d{1,2}|fünf|zehn) (?:minuten )?${side} (halb )?${HOUR}(?![\\p{L}\\d:.,]| ?%)(?=$| morgen| uhr)`,
    'giu',
  ),
  (_, count = '', half = '', hour = '') => {
    if (!half) return `${numberOf(count)} ${plain} ${numberOf(hour)}`
    return plain === 'past'
      ? `${30 - numberOf(count)} to ${numberOf(hour)}`
      : `${30 - numberOf(count)} past ${before(hour)}`
  },
]

const OWN_MONTHS: readonly (readonly [string, string])[] = [
  ['januar|jänner|jan', 'january'],
  ['februar|feber|feb', 'february'],
  ['märz|mär|mrz', 'march'],
  ['april|apr', 'april'],
  ['mai', 'may'],
  ['juni|jun', 'june'],
  ['juli|jul', 'july'],
  ['august|aug', 'august'],
  ['september|sept|sep', 'september'],
  ['oktober|okt', 'october'],
  ['november|nov', 'november'],
  ['dezember|dez', 'december'],
]

const WEEKDAYS: readonly (readonly [string, string])[] = [
  ['montags?', 'monday'],
  ['dienstags?', 'tuesday'],
  ['mittwochs?', 'wednesday'],
  ['donnerstags?', 'thursday'],
  ['freitags?', 'friday'],
  ['samstags?|sonnabends?', 'saturday'],
  ['sonntags?', 'sunday'],
]

const DAY_UNITS: Readonly<Record<string, string>> = {
  tag: 'days',
  woche: 'weeks',
  monat: 'months',
  jahr: 'years',
}
const DAY_UNIT = '(tag|woche|monat|jahr)(?:e?n?)'
const dayUnit = (name = '') => DAY_UNITS[name.toLowerCase()] ?? name

const count = (text = '') => (/^eine[mnr]?$/iu.test(text) ? '1' : text)

const ALARM =
  'wecker|weck(?:e)? mich|erinner(?:e)? mich|alarm|timer|countdown|eieruhr|kurzzeitwecker'
const DAY_BEFORE_TIME = '((?:heute abend|heute|morgen früh|morgen) )?'

const CLOCK: readonly Rule[] = [
  // A time of day, and no length: `Wecker auf 6:45` and all that has `Uhr`.
  [
    new RegExp(
      `^(?:${ALARM}) (?:auf |für )?${DAY_BEFORE_TIME}(?:(?:auf|um|für|bis|gegen) )?(?=.*\\d ?uhr(?!\\p{L}))`,
      'iu',
    ),
    'timer until $1',
  ],
  [
    new RegExp(
      `^(?:${ALARM}) ${DAY_BEFORE_TIME}(?:um|bis) (?=\\d|halb|viertel|mittag|mitternacht)`,
      'iu',
    ),
    'timer until $1',
  ],
  [/^(?:wecker|weck(?:e)? mich|alarm)(?: (?:auf|für))? (?=\d{1,2}:\d\d$)/iu, 'timer until '],
  [/^(?:wie ?spät|wie ?viel uhr) ist es (?:jetzt |gerade |gerade jetzt )?in /iu, 'time in '],
  [/^(?:wie ?spät|wie ?viel uhr) ist es(?: jetzt| gerade)?$/iu, 'time'],
  [/^(?:aktuelle )?(?:(?:uhrzeit|zeit|ortszeit) in|uhrzeit|ortszeit) (?=\p{L})/iu, 'time in '],
  [/(?<=^time in .+) (?:jetzt|gerade|momentan|im moment|aktuell)$/iu, ''],
  [words('mez'), 'CET'],
  [words('mesz'), 'CEST'],
  [words('weltzeit'), 'UTC'],
  minutes('nach', 'past'),
  minutes('vor', 'to'),
  ofHour('viertel nach', (hour) => `quarter past ${numberOf(hour)}`),
  ofHour('viertel vor', (hour) => `quarter to ${numberOf(hour)}`),
  ofHour('drei ?viertel', (hour) => `quarter to ${numberOf(hour)}`),
  ofHour('viertel', (hour) => `quarter past ${before(hour)}`),
  ofHour('halb', (hour) => `half past ${before(hour)}`),
  // A time of day alone, and never a length.
  [
    /^(\d{1,2})(?:[.:](\d\d))? uhr(?: (\d\d))?$/iu,
    (_, hour, first, second) => `at ${hour}:${first ?? second ?? '00'}`,
  ],
  [/(?<!\d)(\d{1,2}) uhr (\d\d)(?!\d)/giu, '$1:$2'],
  [/(?<!\d)(\d{1,2})[.:](\d\d) uhr/giu, '$1:$2'],
  [/(?<!\d)(\d{1,2}) uhr/giu, '$1:00'],
  [
    /^von (\d{1,2}(?::\d\d)?) bis (\d{1,2}:\d\d)$/iu,
    (_, from = '', to = '') => `${from.includes(':') ? from : `${from}:00`} to ${to}`,
  ],
  [/(?<=^\d{1,2}:\d\d) bis (?=\d)/iu, ' to '],
  [/(?<=:\d\d) (?:nach|zu) (?=\p{L}+ (?:zeit)$)/iu, ' to '],
  [words('mitternacht'), 'midnight'],
  [words('heute abend'), 'tonight'],
  [words('morgen früh'), 'tomorrow morning'],
  [words('(?<!heute )mittags?|12 uhr mittags'), 'noon'],
  [words('abends|am abend'), 'in the evening'],
  [words('morgens|am morgen|früh(?= )'), 'in the morning'],
  [words('nachmittags|am nachmittag'), 'in the afternoon'],
  // Of the clocks of a place.
  [/(?<=\d) in the morning(?= in )/iu, ' am'],
  [/(?<=\d) in the (?:evening|afternoon)(?= in )/iu, ' pm'],
]

const DAYS: readonly Rule[] = [
  [words('vorgestern'), '2 days ago'],
  [words('übermorgen'), '2 days from today'],
  [words('morgen'), 'tomorrow'],
  [words('heute'), 'today'],
  [words('gestern'), 'yesterday'],
  ...OWN_MONTHS.map(([own, plain]): Rule => [
    new RegExp(
      `(\\d{1,2})\\. ?(?:${own})(?!\\p{L})\\.?|(\\d{1,2}) (?:${own})(?!\\p{L})\\.?`,
      'giu',
    ),
    (_, first, second) => `${first ?? second} ${plain}`,
  ]),
  [
    /(?<![\d.])(\d{1,2})\. ?(\d{1,2})\.(?!\d)/gu,
    (all, day, month) => {
      const [, name] = OWN_MONTHS[Number(month) - 1] ?? []
      return name ? `${day} ${name}` : all
    },
  ],
  ...WEEKDAYS.map(([own, plain]): Rule => [words(own), plain]),
  [words('heiligabend|heiliger abend|heiligen abend'), 'christmas eve'],
  [words('weihnachten'), 'christmas'],
  [words('ostermontag'), 'easter monday'],
  [words('karfreitag'), 'good friday'],
  [words('oster(?:n|sonntag)'), 'easter'],
  [words('silvester'), "new year's eve"],
  [words('neujahr'), 'new year'],
  [words('valentinstag'), "valentine's day"],
  [words('(?:jahresende|ende des jahres)'), 'the end of the year'],
  [words('(?:monatsende|ende des monats)'), 'the end of the month'],
  [words('nächste[nrs]?|kommende[nrs]?'), 'next'],
  [words('letzte[nrs]?|vergangene[nrs]?'), 'last'],
  [words('diese[nrs]?'), 'this'],
  [
    new RegExp(
      `^wie ?(?:viele? ${DAY_UNIT}|lange) (?:noch |sind es |ist es |dauert es |sind |verbleiben )*(?:noch )?bis (?:zu[rm]? |an )?`,
      'iu',
    ),
    (_, unit = 'tag') => `${dayUnit(unit)} until `,
  ],
  // Of a day that a time of it stands for.
  [/^days until (?=\d{1,2}:\d\d|noon|midnight|half|quarter)/iu, 'until '],
  [
    new RegExp(`^in wie ?vielen? ${DAY_UNIT} (?:ist|sind|beginnt|kommt) `, 'iu'),
    (_, unit) => `${dayUnit(unit)} until `,
  ],
  // What is on the day.
  [/(?<=^(?:days|weeks|months|years) until )\p{L}+ am (?=\d)/iu, ''],
  [
    new RegExp(`(?<=(?:[-+]|plus|minus) \\d+ )${DAY_UNIT}(?!\\p{L})`, 'giu'),
    (_, unit) => dayUnit(unit),
  ],
  [
    /^(?:welche[rs]? (?:tag|datum) (?:ist|haben wir)|was ist|de[rn] wievielten? (?:ist|haben wir)|welchen tag haben wir)(?: denn)? today(?: für ein (?:wochen)?tag)?$/iu,
    'what day is today',
  ],
  [/^today für ein (?:wochen)?tag$/iu, 'what day is today'],
  [
    new RegExp(`^(?:noch )?(?:wie ?viele )?${DAY_UNIT} bis (?:zu[rm]? )?`, 'iu'),
    (_, unit) => `${dayUnit(unit)} until `,
  ],
  [/^(?:noch )?bis (?=(?:new|christmas|next|\d{1,2} \p{L}{3,}))/iu, 'days until '],
  [
    new RegExp(`^(?:wie ?viele )?${DAY_UNIT} (?:sind )?(?:vergangen )?seit (?:dem |der )?`, 'iu'),
    (_, unit) => `${dayUnit(unit)} since `,
  ],
  [/^(?:wie lange|tage) (?:ist es her )?seit (?:dem )?/iu, 'days since '],
  [
    new RegExp(
      `^(?:wie ?viele? ${DAY_UNIT} (?:liegen |sind )?|tage )?(?:zwischen|von|vom) (?:dem )?(.+?) (?:und|bis)(?: zum)?(?: dem)? (.+)$`,
      'iu',
    ),
    (all, unit, from = '', to = '') =>
      /[a-z]{3}|\d\. ?\d|\d-\d/u.test(from + to)
        ? `${dayUnit(unit ?? 'tag')} between ${from} and ${to}`
        : all,
  ],
  [
    new RegExp(
      `^(?:welche[rs]? (?:tag|datum) ist |welches datum haben wir |was ist )?(?:today )?in (\\d+|eine[mnr]?) ${DAY_UNIT}(?: ab today)?$`,
      'iu',
    ),
    (_, size, unit) => `${count(size)} ${dayUnit(unit)} from today`,
  ],
  [
    new RegExp(
      `^(?:welche[rs]? (?:tag|datum) war |was war )?vor (\\d+|eine[mnr]?) ${DAY_UNIT}$`,
      'iu',
    ),
    (_, size, unit) => `${count(size)} ${dayUnit(unit)} ago`,
  ],
  [
    new RegExp(`^(\\d+|eine[mnr]?) ${DAY_UNIT} (vor|nach|ab)(?: dem| der)? (?=\\p{L}|\\d)`, 'iu'),
    (_, size, unit, side = '') =>
      `${count(size)} ${dayUnit(unit)} ${side.toLowerCase() === 'vor' ? 'before' : 'after'} `,
  ],
  [
    /^(?:welcher|was für ein|an welchem) (?:wochen)?tag (?:ist|war|wird|fällt|sein wird) ?(?:der |am |auf )?/iu,
    'what day is ',
  ],
  [/^(?:wochentag) (?:vom |am |von )?(?:dem )?/iu, 'what day is '],
  [/^(?:auf )?(?:welchen|was für einen) (?:wochen)?tag fällt (?:der )?/iu, 'what day is '],
  [
    /^(?:welche )?(?:kw|kalenderwoche) (?:(?:ist|war|haben wir) )?(?:am|vom|für den) (?=\d)/iu,
    'week number of ',
  ],
  [
    /^wie alt (?:ist|bin ich|bist du|wäre)(?: jemand)?,? ?(?:der |die )?(?:wenn )?(?:ich )?(?:geboren )?(?:am )?/iu,
    'how old is ',
  ],
  [/(?<=^how old is .*\d),? (?:geboren )?(?:ist|wurde|bin)$/iu, ''],
  [/^(?:alter|geboren) (?:am |von )?(?=\d)/iu, 'how old is '],
  [
    /^(?:(?:welche|aktuelle) )?(?:kalenderwoche|kw)(?: (?:ist|haben wir)(?: es)?)?(?: (?:today|gerade|jetzt))?$/iu,
    'week number',
  ],
  [/^(?:(?:wann ist|welche tage hat) )?(?:die )?(?:kalenderwoche|kw) ?(\d+)/iu, 'week $1'],
  [/^wann (?:ist|war|sind|fällt|feiern wir) (?:der |die |das )?/iu, 'when is '],
]

const LENGTHS: readonly Rule[] = [
  [words('(?:eine[rn]? |1 )?halben? stunde'), '30 min'],
  [words('(?:eine[rn]? )?dreiviertelstunde'), '45 min'],
  [words('(?:eine[rn]? )?viertelstunde'), '15 min'],
  [words('eine[rn]? stunde'), '1 h'],
  [words('eine[rn]? minute'), '1 min'],
  [/(\d) ?(?:stunden?|std\.?)(?!\p{L})(?: und(?= \d))?(?! (?:in|to|nach|zu)(?!\p{L}))/giu, '$1 h'],
  [
    /(\d) ?(?:minuten?|min\.?)(?!\p{L})(?: und(?= \d))?(?! (?:in|to|nach|zu)(?!\p{L}))/giu,
    '$1 min',
  ],
  [/(\d) ?(?:sekunden?|sek\.?)(?!\p{L})(?! (?:in|to|nach|zu)(?!\p{L}))/giu, '$1 s'],
  // Two parts of one length, not two lengths.
  [/(?<=\d (?:h|min)),? und (?=\d+(?:[.,]\d+)? (?:min|s)(?!\p{L}))/giu, ' '],
  [/^(\d+)[- ]?(?:stunden?|stündige[rn]?)[- ](?:timer|wecker|countdown)$/iu, 'timer $1 h'],
  [/^(\d+)[- ]?(?:minuten?|minütige[rn]?)[- ](?:timer|wecker|countdown)$/iu, 'timer $1 min'],
  [/^(\d+)[- ]?(?:sekunden?|sekündige[rn]?)[- ](?:timer|wecker|countdown)$/iu, 'timer $1 s'],
  [
    /^(?:wecker|eieruhr|kurzzeitwecker|zeitschaltuhr|stoppuhr|countdown|erinnere? mich|weck(?:e)? mich)(?: (?:auf|für|von|in|um|bis))? (?=at |\d|half|quarter|noon)/iu,
    'timer ',
  ],
  [/^(\d+) timer:?(?: (?:mit|von|zu|für|über))?(?= )/iu, '$1 timers'],
  [/(?<=^\d+ timers .*\d) und (?=\d)/iu, ' and '],
  // Tea and eggs say what the number is for.
  [/^(?=(?:tee|eier) \d+(?:$|[,;]| und ))/iu, 'timer '],
  [/(?<=^timer (?:tee|eier) .*\d) und (?=\p{L})/iu, ' and '],
  [/^timer (?:auf|für|von|mit|über) /iu, 'timer '],
  [/^timer (?:um|bis) (?=\d|half|quarter|noon|midnight)/iu, 'timer until '],
  [/^(\d+(?:[.,]\d+)? ?(?:h|min|s)) (?:timer|wecker|countdown|eieruhr)$/iu, 'timer $1'],
  [/^(?:noch )?bis (?=\d|half|quarter|noon|midnight)/iu, 'until '],
  [/(?<!\p{L})um (?=\d|half|quarter)/giu, 'at '],
]

/** Times of day, dates and lengths of time. */
export const TIMES: readonly Rule[] = [...CLOCK, ...DAYS, ...LENGTHS]
