import { words, type Rule } from './rules'

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

/** Holidays and other days that have their names in German alone. */
const FIXED_DAYS: readonly (readonly [string, string])[] = [
  ['heilige[nr]? (?:drei|3) könige|dreikönigstag', '6 january'],
  ['tag der arbeit|maifeiertag', '1 may'],
  ['tag(?:e)? der deutschen einheit', '3 october'],
  ['reformationstag', '31 october'],
  ['allerheiligen', '1 november'],
  ['nikolaus(?:tag)?', '6 december'],
]

const MONTHS = OWN_MONTHS.map(([own]) => own).join('|')
const monthOf = (name = '') =>
  OWN_MONTHS.find(([own]) => new RegExp(`^(?:${own})$`, 'iu').test(name))?.[1]

const DAY_UNITS: Readonly<Record<string, string>> = {
  tag: 'days',
  woche: 'weeks',
  monat: 'months',
  jahr: 'years',
}
const DAY_UNIT = '(tag|woche|monat|jahr)(?:e?n?)'
const dayUnit = (name = '') => DAY_UNITS[name.toLowerCase()] ?? name

const count = (text = '') => (/^eine[mnr]?$/iu.test(text) ? '1' : text)

/** Dates, and the days between them. */
export const DAYS: readonly Rule[] = [
  [/^am (?=\d{1,2}\. ?\d)/iu, ''],
  [
    new RegExp(
      `^(?:wann ist )?(?:der |am )?letzte[nr]? tag (?:im|vom|des) (?:monats? )?(${MONTHS})s?(?!\\p{L})`,
      'iu',
    ),
    (_, month) => `last day of ${monthOf(month)}`,
  ],
  // Of a month or a year.
  [
    new RegExp(
      `^(?:(?:wie ?viele?|anzahl(?: der)?) )?${DAY_UNIT} (?:(?:hat|hatte|haben|sind|gibt|es|im|in|der|das|jahre?|monat) )+(?:(${MONTHS})(?= \\d{4}$|$)|(?=\\d{4}$)|diese[mrs]? (monat|jahr)e?$)`,
      'iu',
    ),
    (_, unit, month, own) =>
      `${dayUnit(unit)} in ${month ? monthOf(month) : own ? `this ${dayUnit(own).slice(0, -1)}` : ''}`,
  ],
  // The question behind the days.
  [/^(.+\d\.?),? (wie ?viele? (?:tage|wochen|monate|jahre))(?: sind (?:das|es))?$/iu, '$2 $1'],
  [
    /^(?:was (?:ist|war) )?((?:in|vor) (?:\d+|eine[mnr]?) \p{L}+) für ein (?:wochentag|tag|datum)$/iu,
    '$1',
  ],
  [words('(?:arbeits|werk)tage?n?'), 'working days'],
  // They are refused, whatever is between them and the day.
  [/(?<=working days )(?:ab|seit|nach|vor|bis)(?!\p{L})/iu, 'until'],
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
  ...FIXED_DAYS.map(([own, plain]): Rule => [words(own), plain]),
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
  [/^(?:was (?:war|wird) )?(.+) für ein (?:wochentag|tag|datum)$/iu, 'what day is $1'],
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
      `^(?:wie ?viele? ${DAY_UNIT} (?:liegen |sind |sind es )?|tage )?(?:zwischen|von|vom) (?:dem )?(.+?) (?:und|bis)(?: zum)?(?: dem)? (.+)$`,
      'iu',
    ),
    (all, unit, from = '', to = '') =>
      /[a-z]{3}|\d\. ?\d|\d-\d/u.test(from + to)
        ? `${dayUnit(unit ?? 'tag')} between ${from} and ${to}`
        : all,
  ],
  [
    new RegExp(
      `^(?:welche[rs]? (?:tag|datum) ist |welches datum haben wir |was ist |datum )?(?:today )?in (\\d+(?:,\\d)?|eine[mnr]?) ${DAY_UNIT}(?: ab today)?$`,
      'iu',
    ),
    (_, size = '', unit) =>
      `${count(size)} ${dayUnit(unit)} from ${size.includes(',') ? 'now' : 'today'}`,
  ],
  [
    new RegExp(
      `^(?:welche[rs]? (?:tag|datum) war |was war |datum )?(?:today )?vor (\\d+(?:,\\d)?|eine[mnr]?) ${DAY_UNIT}$`,
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
  [/^welches datum (?:ist|war|haben wir|hatten wir) /iu, 'what day is '],
  [/^(?:wochentag) (?:vom |am |von )?(?:dem )?/iu, 'what day is '],
  [/^(?:auf )?(?:welchen|was für einen) (?:wochen)?tag fällt (?:der )?/iu, 'what day is '],
  [
    /^(?:in )?(?:welcher? )?(?:kw|kalenderwoche) (?:(?:ist|war|liegt|haben wir) )?(?:am|vom|für den|der) (?=\d)/iu,
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
