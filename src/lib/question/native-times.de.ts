import { DAYS } from './native-days.de'
import { LENGTHS } from './native-lengths.de'
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

/** Minutes before (-1) or behind (1) an hour, or the half before it: as many past the hour that has begun. */
const minutes = (side: string, sign: number): Rule => [
  new RegExp(
    `(?<!\\p{L})(\\d{1,2}|fünf|zehn) (?:minuten )?${side} (halb )?${HOUR}(?![\\p{L}\\d:.,]| ?%)(?=$| morgen| uhr)`,
    'giu',
  ),
  (_, count = '', half = '', hour = '') => {
    const apart = sign * numberOf(count)
    if (!half && sign > 0) return `${apart} past ${numberOf(hour)}`
    return `${(half ? 30 : 60) + apart} past ${before(hour)}`
  },
]

const ALARM =
  'wecker|weck(?:e)? mich|erinner(?:e)? mich|alarm|timer|countdown|eieruhr|kurzzeitwecker'
const DAY_BEFORE_TIME = '((?:heute abend|heute|morgen früh|morgen) )?'

const ASKED_TIME = '(?:wie ?spät|wie ?viel uhr) ist es (?:dann )?in'
const WHEN = 'wenn es in (.+?) (\\d\\S*(?: uhr(?: \\d\\d)?)?) ist'

const CLOCK: readonly Rule[] = [
  [words('12 uhr mittags'), 'noon'],
  // Several, at a time of day each.
  [
    /^(?:(\d|zwei|drei|vier) )?wecker (?:um|für|auf) (?=\d.* und (?:um )?\d)/iu,
    (_, count = '') => `${numberOf(count) || ''} alarms `.trimStart(),
  ],
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
  [
    new RegExp(`^${ASKED_TIME} (.+?),? ${WHEN}$`, 'iu'),
    (_, place, there, time) => `${time} in ${there} in ${place}`,
  ],
  [
    new RegExp(`^${WHEN},? ${ASKED_TIME} (.+)$`, 'iu'),
    (_, there, time, place) => `${time} in ${there} in ${place}`,
  ],
  [/^(?:wie ?spät|wie ?viel uhr) ist es (?:jetzt |gerade |gerade jetzt )?in /iu, 'time in '],
  [/^(?:wie ?spät|wie ?viel uhr) ist es(?: jetzt| gerade)?$/iu, 'time'],
  [/^(?:aktuelle )?(?:(?:uhrzeit|zeit|ortszeit) in|uhrzeit|ortszeit) (?=\p{L})/iu, 'time in '],
  [/(?<=^time in .+) (?:jetzt|gerade|momentan|im moment|aktuell)$/iu, ''],
  [
    /^(?:wie (?:groß|hoch) ist )?(?:der |die )?zeit(?:zonen)?(?:unterschied|verschiebung|differenz) (?:(?:zwischen|von|zu|nach|in) )?(.+)$/iu,
    (_, places = '') => `time difference ${places.replace(/ (?:und|zu|nach|bis) /iu, ' and ')}`,
  ],
  [words('mez|mitteleuropäischer? zeit'), 'CET'],
  [words('mesz|mitteleuropäischer? sommerzeit'), 'CEST'],
  // `18 Uhr Londoner Zeit`, `… in deutscher Zeit`
  [
    /(\d(?: uhr(?: \d\d)?)?|in|nach) ((?:\p{L}+[ -])?\p{L}{3,})er zeit(?!\p{L})/giu,
    (_, lead, place = '') =>
      `${/\d/.test(lead ?? '') ? `${lead} ` : ''}in ${/^deutsch$/iu.test(place) ? 'deutschland' : place}`,
  ],
  [words('weltzeit'), 'UTC'],
  minutes('nach', 1),
  minutes('vor', -1),
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
  [/^wie ?viele stunden (?:sind es |liegen |dauert es )?(?=(?:von|zwischen) \d)/iu, ''],
  [
    /^von (\d{1,2}(?::\d\d)?) bis (\d{1,2}:\d\d)$/iu,
    (_, from = '', to = '') => `${from.includes(':') ? from : `${from}:00`} to ${to}`,
  ],
  [/(?<=^\d{1,2}:\d\d) bis (?=\d)/iu, ' to '],
  [/(?<=:\d\d) (?:nach|zu) (?=\p{L}+ (?:zeit)$)/iu, ' to '],
  [words('mitternacht'), 'midnight'],
  [words('heute abend'), 'tonight'],
  [words('morgen früh'), 'tomorrow morning'],
  [words('(?<!heute )mittags?'), 'noon'],
  [words('abends|am abend'), 'in the evening'],
  [words('morgens|am morgen|früh(?= )'), 'in the morning'],
  [words('nachmittags|am nachmittag'), 'in the afternoon'],
  // Of the clocks of a place.
  [/(?<=\d) in the morning(?= in )/iu, ' am'],
  [/(?<=\d) in the (?:evening|afternoon)(?= in )/iu, ' pm'],
]

/** Times of day, dates and lengths of time. */
export const TIMES: readonly Rule[] = [...CLOCK, ...DAYS, ...LENGTHS]
