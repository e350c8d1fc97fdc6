import {
  oneAnswer,
  plainAnswer,
  type Answer,
  type AnswerContext,
  type Answers,
} from '../../tools/answer'
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
import { readDateQuestion, type DateQuestion } from './date-question'
import * as texts from './texts.en'

/** `2 months 25 days`, `12 weeks 2 days`: in the unit and what is left in smaller ones. */
function lengthText(from: Day, to: Day, unit: CalendarUnit): string {
  const days = to - from
  if (unit === 'day') return texts.counted([[days, 'day']])
  if (unit === 'week')
    return texts.counted([
      [Math.floor(days / 7), 'week'],
      [days % 7, 'day'],
    ])
  const left = monthsAndDays(from, to)
  const years = unit === 'year' ? Math.floor(left.months / 12) : 0
  return texts.counted([
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
const nearness = (day: Day, present: Day) =>
  texts.apart(day - present, lengthText(Math.min(day, present), Math.max(day, present), 'day'))

const copied = (title: string, value: string, more: Partial<Answer>) =>
  plainAnswer(title, value, { act: 'copy', ...more })

function answerOf(asked: DateQuestion, { locale, nowMs }: Context): Answer {
  const present = today(nowMs)
  const long = (day: Day) => dayText(day, locale, { dateStyle: 'full' })
  const date = (day: Day) => dayText(day, locale, { dateStyle: 'long' })
  const weekday = (day: Day) => dayText(day, locale, { weekday: 'long' })
  switch (asked.kind) {
    case 'moved': {
      const { from, length, isBack, day, isLastOfMonth } = asked
      const start = from === present ? texts.TODAY : date(from)
      const last = isLastOfMonth ? [texts.LAST_OF_MONTH] : []
      const isInDays = length.every(([, unit]) => unit === 'day')
      const near = from === present && isInDays ? [] : [nearness(day, present)]
      return copied(texts.moved(start, length, isBack), date(day), {
        copy: isoDate(day),
        notes: [weekday(day), ...near, ...last],
      })
    }
    case 'age': {
      const { born } = asked
      const years = Math.floor(monthsAndDays(born, present).months / 12)
      return copied(texts.born(long(born)), String(years), {
        unit: years === 1 ? 'year' : 'years',
        notes: [lengthText(born, present, 'year'), lengthText(born, present, 'day')],
      })
    }
    case 'weekday':
      return copied(texts.is(date(asked.day)), weekday(asked.day), {
        notes: [nearness(asked.day, present)],
      })
    case 'date': {
      const { day } = asked
      return copied(weekday(day), date(day), {
        copy: isoDate(day),
        notes: [nearness(day, present)],
      })
    }
    case 'days-of-week': {
      const { week, year } = weekOf(asked.day)
      const sunday = asked.day + 6
      return copied(texts.daysOfWeek(week, year), daysText(asked.day, sunday, locale), {
        copy: texts.between(isoDate(asked.day), isoDate(sunday)),
        notes: [texts.ISO_WEEK],
      })
    }
    case 'week': {
      const { week, year, monday } = weekOf(asked.day)
      return copied(texts.weekOf(long(asked.day)), String(week), {
        unit: texts.ofYear(year),
        notes: [texts.between(date(monday), date(monday + 6)), texts.ISO_WEEK],
      })
    }
    default: {
      const [from, to] = asked.from <= asked.to ? [asked.from, asked.to] : [asked.to, asked.from]
      const isTurned =
        asked.from !== asked.to && asked.kind === (from === asked.from ? 'since' : 'until')
      const title =
        asked.kind === 'between'
          ? texts.between(date(from), date(to))
          : texts.SPANS[asked.kind](long(asked.to))
      const notes = inOtherUnits(from, to, asked.unit)
      const turned = texts.TURNED[asked.kind === 'since' ? 'since' : 'until']
      if (asked.unit !== 'day') {
        return copied(title, lengthText(from, to, asked.unit), {
          notes: isTurned ? [turned, ...notes] : notes,
        })
      }
      const days = to - from
      return copied(title, String(days), {
        unit: `${days === 1 ? 'day' : 'days'}${isTurned ? ` ${turned}` : ''}`,
        notes,
      })
    }
  }
}

type Context = Pick<AnswerContext, 'locale' | 'nowMs'>

/** Questions of dates; null for what is none. Two rows where a date can be read in two ways. */
export function dateAnswers(question: string, context: Context): Answers | null {
  const asked = readDateQuestion(question, context.nowMs, () => isMonthFirst(context.locale))
  if (asked === null) return null
  if (typeof asked === 'string') return { answers: [], problem: texts.PROBLEMS[asked] }
  const rank = asked.length > 1 ? 1 : 0
  const answers = asked.map((one) => ({ ...answerOf(one, context), rank }) as const)
  const [first] = answers
  return answers.length === 1 && first ? oneAnswer(first) : { answers, problem: null }
}
