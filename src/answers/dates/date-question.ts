import {
  mondayOf,
  moved,
  today,
  weekOf,
  type CalendarUnit,
  type Day,
  type MovedDay,
} from './calendar'
import { LENGTH, movedBy, readLength, type Length } from './date-length'
import {
  BESIDE_NOW,
  BY_EASTER,
  mayBeNumber,
  placed,
  readDates,
  SHORT_WEEKDAY,
  WEEKDAY,
  type Placed,
} from './date-text'

export type DateQuestion =
  | { kind: 'until' | 'since' | 'between'; from: Day; to: Day; unit: CalendarUnit }
  /** A month or a year, to the first day behind it. */
  | { kind: 'period'; from: Day; to: Day; unit: CalendarUnit }
  | ({ kind: 'moved'; from: Day; length: Length; isBack: boolean } & MovedDay)
  | { kind: 'age'; born: Day }
  | { kind: 'weekday' | 'date' | 'week' | 'days-of-week'; day: Day }

/** Why a question of dates has no answer. */
export type DateProblem = 'no-date' | 'not-born' | 'working-days' | 'parts-of-days'

const UNIT = '(?<unit>day|week|month|year|sleep)s?'
const COUNTED = `(?:how (?:many|long) )?(?:${UNIT} )?(?:is it |are there |are |left |to go |remain(?:ing)? )*`

/** A form of questions, and where a date of it stands that has no year. */
interface Form {
  kind: DateQuestion['kind']
  pattern: RegExp
  place: Placed
}

const form = (kind: Form['kind'], pattern: string, place: Placed = 'on-or-after'): Form => ({
  kind,
  pattern: new RegExp(`^${pattern}$`),
  place,
})

/** The days of any month or year, and of a week, are a question of units. */
const PERIOD = '(?:(?:year|month of) )?(?<period>(?!(?:this )?week|month|year).+)'

const AMOUNT = `(?<length>${LENGTH})`
const WHEN =
  '(?:(?:(?:what|which|the) )?(?:day|date) (?:(?:is|was|will it be|will be|it is)(?: it)? )?)?'
/** What is on that day: `my birthday on 5 may`. */
const NAMED = '(?:[^\\d]+ on (?:the )?(?=.*\\d))?'
/** What a number of the week is asked by; `what is the` is left out before. */
const WEEK_NUMBER = '(?:iso |calendar )?week(?: (?:number|no\\.?)(?: of the year)?| of the year)?'

const FORMS: readonly Form[] = [
  // `90 days from today`, `a week before christmas`, `2 weeks ago`, `in 3 months`.
  form('moved', `${WHEN}${AMOUNT} (?:(?<sign>from|after|before) (?<date>.+)|(?<ago>ago|later))`),
  form('moved', `${WHEN}in (?=[\\d½]|an? )${AMOUNT}`),
  // `-90 days from today`
  form('moved', `${WHEN}(?<sign>[-+−–]) ?(?=[\\d½])${AMOUNT} (?:from|after) (?<date>.+)`),
  form(
    'date',
    `(?:(?:what (?:day|date)|when|date|day) (?:is |of )?)?(?:on )?(?<to>(?:(?:${BESIDE_NOW}) )?${WEEKDAY}|(?:${BESIDE_NOW}) ${SHORT_WEEKDAY}|(?:the )?last day (?:in|of) .+)`,
  ),
  // The question for a day that moves, such as Easter, is one for its date.
  form('date', `(?:when is|what (?:day|date) is|date of) (?<to>${BY_EASTER}(?: .*)?)`),
  form(
    'days-of-week',
    `(?:when is |dates? (?:of |in )|in )?${WEEK_NUMBER} (?<week>\\d\\d?)(?:(?: of|,)? (?<year>\\d{4}))?`,
  ),
  form(
    'week',
    `(?!week$)(?:(?:what|which) )?(?:current |this )?${WEEK_NUMBER}(?: (?:is|was|are)(?: it| we in)?)?(?: (?:of|for|on|in))?(?: (?<to>.+))?`,
  ),
  form('moved', `(?<date>.+?) ?(?<sign>[-+−–]|\\bplus\\b|\\bminus\\b) ?(?=[\\d½]|an? )${AMOUNT}`),
  form(
    'until',
    `(?=.*\\b(?:left|to go|remain(?:s|ing)?)\\b)${COUNTED}(?:(?:in|of) )?(?:the |this )?(?<period>.+)`,
  ),
  // `how many days in march` has this form too.
  form('period', `${PERIOD} to ${UNIT}`),
  form('period', `${UNIT} in ${PERIOD}`),
  form('until', `(?:time |countdown )?${COUNTED}(?:until|till?|to|before) ${NAMED}(?<to>.+)`),
  form('since', `how (?:long|many ${UNIT}) ago (?:was|is) (?<to>.+)`, 'on-or-before'),
  form('weekday', '(?<to>today|tomorrow|yesterday)'),
  form('since', `(?:time )?${COUNTED}since ${NAMED}(?<to>.+)`, 'on-or-before'),
  form(
    'between',
    `${COUNTED}(?:from |between )?(?<from>.+?) (?:to|until|till?|and|through) (?<to>.+)`,
  ),
  // The signs within a date have no blanks beside them.
  form('between', '(?<to>.+?) [-−–] (?<from>.*[a-z\\d-]{4}.*)'),
  form(
    'age',
    '(?:how old (?:is|am|are|was) |age (?:of |at |if )?|(?=.*\\bborn\\b))(?:someone |a person |i |you )?(?:if )?(?:born )?(?:on |in )?(?<to>.+)',
    'on-or-before',
  ),
  form(
    'weekday',
    '(?:(?:what|which|on (?:what|which)) (?:(?:week ?)?day(?: of the week)?|date) (?:is|was|will|does|did)(?: it)?(?: on| be)?|(?:week ?)?day(?: of the week)? (?:of|for|on|is)|weekday|when is|what day) (?<to>.+?)(?: be| fall| fall on| on)?',
  ),
  // `24 december`, `christmas`; `2026-12-25` may be a sum, and `sat` the beginning of a word.
  form('until', '(?=.*(?:[a-z]{4}|[a-z].*\\d|\\d.*[a-z]|\\..+\\.\\d))(?<to>.+)'),
  form(
    'weekday',
    "(?:(?:what )?(?:day|date) (?:is it)?(?: ?today)?|today['’]?s date|date)(?<none>)",
  ),
]

/** Business days depend on the holidays of a place, so they are refused: `in 5 business days`. */
const WORKING_DAYS =
  /\b(?:business|working|work|week) ?days?\b.*\b(?:from|until|till|since|between|after|before|to|ago)\b|^in \d+ (?:business|working) days$/

const unitOf = (name: string | undefined): CalendarUnit =>
  name === 'week' || name === 'month' || name === 'year' ? name : 'day'

/** @param which of the readings of `5/3/2024`: the first, or the second where a date has two */
function readingOf(
  { kind, place }: Form,
  parts: Partial<Record<string, string>>,
  nowMs: number,
  isMonthFirst: () => boolean,
  which: number,
): DateQuestion | DateProblem | null {
  const present = today(nowMs)
  /** Undefined: no date that serves. Null: one that does not exist. */
  function dayOf(text: string, beside = present) {
    // `from 1.5 to 3.2` is of numbers, and `until 7.30` of a time.
    if (mayBeNumber(text) && kind !== 'weekday' && parts.unit === undefined) return undefined
    const dates = readDates(text, present, isMonthFirst)
    const date = dates[which] ?? dates[0]
    // An age needs the year of the birthday.
    if (!date || (kind === 'age' && !('year' in date && date.year !== null))) return undefined
    return placed(date, beside, place)
  }
  const unit = unitOf(parts.unit)
  if (kind === 'moved') {
    const from = parts.date === undefined ? present : dayOf(parts.date)
    if (from === undefined) return null
    const isBack = parts.ago === 'ago' || /[-−–]|minus|before/.test(parts.sign ?? '')
    const length = readLength(parts.length ?? '')
    // Of now it is a moment.
    const isOfNow = parts.date === undefined || parts.date === 'now'
    if (length === null) {
      return isOfNow && /[dw]/.test(parts.length ?? '') ? null : 'parts-of-days'
    }
    const end = from === null ? null : movedBy(from, length, isBack)
    return from === null || end === null ? 'no-date' : { kind, from, length, isBack, ...end }
  }
  if (kind === 'days-of-week') {
    const monday = mondayOf(Number(parts.week), Number(parts.year ?? weekOf(present).year))
    return monday === null ? 'no-date' : { kind, day: monday }
  }
  const isOfDay = kind === 'weekday' || kind === 'date' || kind === 'week'
  if (isOfDay && parts.to === undefined) return { kind, day: present }
  const { period, to: text = `end of ${period}`, from: start } = parts
  const first = start === undefined ? present : dayOf(start)
  const last = dayOf(text, start === undefined ? present : (first ?? present))
  if (first === undefined || last === undefined) return null
  if (first === null || last === null) return 'no-date'
  if (isOfDay) return { kind, day: last }
  if (kind === 'age') return last > present ? 'not-born' : { kind, born: last }
  if (kind !== 'period') return { kind, from: first, to: last, unit }
  const size = /^\d|year/.test(period ?? '') ? 'year' : 'month'
  return { kind, from: moved(last + 1, -1, size)?.day ?? last, to: last + 1, unit }
}

/**
 * Reads `days until december 25`, `90 days from today`, `from 3 march to 1 july`, `how old is 1990-05-17`,
 * `what day is 2027-01-01`, `next friday`, `week number`: two readings where a date has two, such as `5/3/2024`. Null
 * for anything else.
 * @param isMonthFirst asked of such a date alone: a formatter takes a slow phone milliseconds to make
 */
export function readDateQuestion(
  question: string,
  nowMs: number,
  isMonthFirst: () => boolean,
): readonly DateQuestion[] | DateProblem | null {
  const text = question.toLowerCase()
  if (WORKING_DAYS.test(text)) return 'working-days'
  for (const one of FORMS) {
    const parts = one.pattern.exec(text)?.groups
    if (!parts) continue
    const all = [0, 1].map((which) => readingOf(one, parts, nowMs, isMonthFirst, which))
    const readings = all.filter((reading) => typeof reading === 'object' && reading !== null)
    const [first, second] = readings
    if (first) {
      const isSame = JSON.stringify(first) === JSON.stringify(second)
      return second && !isSame ? [first, second] : [first]
    }
    const problem = all.find((reading) => typeof reading === 'string')
    if (problem) return problem
  }
  return null
}
