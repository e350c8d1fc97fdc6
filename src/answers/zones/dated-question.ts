import type { Day } from '../dates/calendar'
import {
  BESIDE_NOW,
  placed,
  readDates,
  SHORT_WEEKDAY,
  WEEKDAY,
  type WrittenDate,
} from '../dates/date-text'

/** A question of a time of day, without the date that stood in it. */
export interface DatedQuestion {
  question: string
  /** What the date may be: two of `5/3/2027`, none of one that does not exist. Null: today is meant. */
  days: readonly Day[] | null
  /** Seconds beside the time of day, which has minutes alone. */
  seconds: number
}

/** A moment of ISO 8601, basic too, or of RFC 3339 with a blank: `2026-12-01T14:00:00+09:00`, `20261201T140000Z`. */
const ISO_MOMENT =
  /^(\d{4})(-?)([01]\d)\2([0-3]\d)(?:t|,? (?:at )?(?=\d\d?:))(\d\d?):?([0-5]\d)(?::?([0-5]\d)(?:[.,]\d+)?)?(?: ?(z|[-+−]\d\d(?::?[0-5]\d)?))?(?![\d:])/i

/** The letter for UTC behind a time: `14:30Z`. */
const ZULU = /(:[0-5]\d) ?z\b/i

/** Where a date stands: `on october 28`, before the time, or alone as an ISO date or by its name. */
const DATES = [
  /^(?:on )?(?<date>.*\S),? (?=(?:at )?(?:\d{1,2}(?::[0-5]\d| ?[ap]\.?m\b)|noon|midday|midnight))/i,
  /,? on (?<date>.+?)(?=,? (?:in|to|into|as|at|from) |$)/i,
  /,? (?<date>\d{4}-\d\d-\d\d|today|tomorrow|yesterday)(?=,? |$)/i,
  new RegExp(
    `,? (?<date>(?:(?:${BESIDE_NOW}) )?(?:${WEEKDAY}|(?:${BESIDE_NOW}) ${SHORT_WEEKDAY}))(?=,? (?:in|to|into|as|at|from) |$)`,
    'i',
  ),
]

/** The day or the month first, of the next year that has it: behind `on` this is no fraction. */
const NO_YEAR = /^(\d{1,2})[/-](\d{1,2})$/

/**
 * Takes the date out of `3pm london to new york on 2026-10-28`, `tomorrow 9am in tokyo` and `2026-12-01T14:00Z`, whose
 * offset is then a zone behind the time: `14:00 utc`.
 */
export function withoutDate(
  text: string,
  present: Day,
  isMonthFirst: () => boolean,
): DatedQuestion {
  const question = text.replace(ZULU, '$1 utc')
  const datesOf = (written: string): WrittenDate[] => {
    const [all, ...numbers] = NO_YEAR.exec(written) ?? []
    if (all === undefined) return readDates(written.toLowerCase(), present, isMonthFirst)
    const [first = 0, second = 0] = numbers.map(Number)
    const dates = [
      { year: null, month: first, date: second },
      { year: null, month: second, date: first },
    ].slice(first === second ? 1 : 0)
    return isMonthFirst() ? dates : dates.reverse()
  }
  const daysOf = (dates: readonly WrittenDate[]) =>
    dates.flatMap((date) => placed(date, present, 'on-or-after') ?? [])
  const [all, year, , month, date, hour, minute, seconds = 0, offset] =
    ISO_MOMENT.exec(question) ?? []
  if (all !== undefined) {
    const zone = offset === undefined ? '' : ` utc${offset.replace(/z/i, '')}`
    return {
      question: `${hour}:${minute}${zone}${question.slice(all.length)}`,
      days: daysOf(datesOf(`${year}-${month}-${date}`)),
      seconds: Number(seconds),
    }
  }
  const found = DATES.flatMap((form) => {
    const [part, written = ''] = form.exec(question) ?? []
    const dates = part === undefined ? [] : datesOf(written)
    return part !== undefined && dates.length > 0 ? { part, dates } : []
  })[0]
  if (!found) return { question, days: null, seconds: 0 }
  return {
    question: question.replace(found.part, '').trim(),
    days: daysOf(found.dates),
    seconds: 0,
  }
}
