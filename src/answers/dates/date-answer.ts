import { unitList } from '#lib/writing.en'
import type { Answer, AnswerContext, Answers } from '../../tools/answer'
import { plainAnswer } from '../../tools/make-answer'
import {
  daysText,
  dayText,
  isMonthFirst,
  isoDate,
  monthsAndDays,
  today,
  weekOf,
  type CalendarUnit,
  type Day,
} from './calendar'
import type { Length } from './date-length'
import { BY_EASTER } from './date-text'
import { readDateQuestion, type DateQuestion } from './date-question'
import * as texts from './texts.en'

/** `2 months 25 days`, without what is 0; `0 days` for nothing. */
export function inWords(parts: Length): string {
  const found = parts.filter(([count]) => count > 0)
  const shown: Length = found.length > 0 ? found : [[0, 'day']]
  return unitList(shown.map(([count, unit]) => texts.inUnit(count, unit)))
}

/** `2 months 25 days`, `12 weeks 2 days`: in the unit and what is left in smaller ones. */
function lengthText(from: Day, to: Day, unit: CalendarUnit): string {
  const days = to - from
  if (unit === 'day') return inWords([[days, 'day']])
  if (unit === 'week')
    return inWords([
      [Math.floor(days / 7), 'week'],
      [days % 7, 'day'],
    ])
  const left = monthsAndDays(from, to)
  const years = unit === 'year' ? Math.floor(left.months / 12) : 0
  return inWords([
    [years, 'year'],
    [left.months - years * 12, 'month'],
    [left.days, 'day'],
  ])
}

/** The same length in other units, from where these are whole ones. */
const inOtherUnits = (from: Day, to: Day, than: CalendarUnit): string[] => [
  ...new Set(
    (['day', 'week', 'month'] as const)
      .map((unit) => (unit === than ? '' : lengthText(from, to, unit)))
      .filter((text) => text !== '' && text !== lengthText(from, to, than)),
  ),
]

/** How a day lies to the present one: `in 12 days`, `3 days ago`, `today`. */
function nearness(day: Day, present: Day): string {
  if (day === present) return texts.IS_TODAY
  return day > present ? texts.daysAhead(day - present) : texts.daysAgo(present - day)
}

const copied = (title: string, value: string, more: Partial<Answer>) =>
  plainAnswer(title, value, { act: 'copy', ...more })

function answerOf(query: DateQuestion, { locale, nowMs }: Context): Answer {
  const present = today(nowMs)
  const long = (day: Day) => dayText(day, locale, { dateStyle: 'full' })
  const date = (day: Day) => dayText(day, locale, { dateStyle: 'long' })
  const weekday = (day: Day) => dayText(day, locale, { weekday: 'long' })
  switch (query.kind) {
    case 'moved': {
      const { from, length, isBack, day, isLastOfMonth } = query
      const start = from === present ? texts.TODAY : date(from)
      const last = isLastOfMonth ? [texts.LAST_OF_MONTH] : []
      const isInDays = length.every(([, unit]) => unit === 'day')
      const near = from === present && isInDays ? [] : [nearness(day, present)]
      return copied(texts.moved(start, inWords(length), isBack), date(day), {
        copy: isoDate(day),
        notes: [weekday(day), ...near, ...last],
      })
    }
    case 'age': {
      const { born } = query
      const years = Math.floor(monthsAndDays(born, present).months / 12)
      return copied(texts.born(long(born)), String(years), {
        unit: texts.yearsOf(years),
        notes: [lengthText(born, present, 'year'), lengthText(born, present, 'day')],
      })
    }
    case 'weekday':
      return copied(texts.is(date(query.day)), weekday(query.day), {
        notes: [nearness(query.day, present)],
      })
    case 'date': {
      const { day } = query
      return copied(weekday(day), date(day), {
        copy: isoDate(day),
        notes: [nearness(day, present)],
      })
    }
    case 'days-of-week': {
      const { week, year } = weekOf(query.day)
      const sunday = query.day + 6
      return copied(texts.daysOfWeek(week, year), daysText(query.day, sunday, locale), {
        copy: texts.between(isoDate(query.day), isoDate(sunday)),
        notes: [texts.ISO_WEEK],
      })
    }
    case 'week': {
      const { week, year, monday } = weekOf(query.day)
      return copied(texts.weekOf(long(query.day)), String(week), {
        unit: texts.ofYear(year),
        notes: [texts.between(date(monday), date(monday + 6)), texts.ISO_WEEK],
      })
    }
    default: {
      const [from, to] = query.from <= query.to ? [query.from, query.to] : [query.to, query.from]
      const isTurned =
        query.from !== query.to && query.kind === (from === query.from ? 'since' : 'until')
      // Neither `Until` nor `Since` fits a day on the other side of today: that is said beside the number.
      const title =
        query.kind === 'period'
          ? dayText(from, locale, {
              year: 'numeric',
              ...(to - from < 32 && { month: 'long' }),
            })
          : query.kind === 'between'
            ? texts.between(date(from), date(to))
            : isTurned
              ? long(query.to)
              : texts.SPANS[query.kind](long(query.to))
      const notes = inOtherUnits(from, to, query.unit).slice(0, query.kind === 'period' ? 1 : 3)
      const turned = texts.TURNED[query.kind === 'since' ? 'since' : 'until']
      if (query.unit !== 'day') {
        return copied(title, lengthText(from, to, query.unit), {
          notes: isTurned ? [turned, ...notes] : notes,
        })
      }
      const days = to - from
      return copied(title, String(days), {
        unit: isTurned ? `${texts.daysOf(days)} ${turned}` : texts.daysOf(days),
        notes,
      })
    }
  }
}

const SAYS_EASTER = new RegExp(`\\b${BY_EASTER}\\b`, 'i')

type Context = Pick<AnswerContext, 'locale' | 'nowMs'>

/** Questions of dates; null for what is none. Two rows where a date can be read in two ways. */
export function dateAnswers(question: string, context: Context): Answers | null {
  const queries = readDateQuestion(question, context.nowMs, () => isMonthFirst(context.locale))
  if (queries === null) return null
  if (typeof queries === 'string') return { answers: [], problem: texts.PROBLEMS[queries] }
  const rank = queries.length > 1 ? 1 : 0
  const easter = SAYS_EASTER.test(question) ? [texts.WESTERN_EASTER] : []
  const answers = queries.map((one): Answer => {
    const answer = answerOf(one, context)
    return { ...answer, rank, notes: [...answer.notes, ...easter] }
  })
  return { answers, problem: null }
}
