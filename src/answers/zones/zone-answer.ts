import {
  plainAnswer,
  timeOnClock,
  type Answer,
  type AnswerContext,
  type Answers,
} from '../../tools/answer'
import * as texts from './texts.en'
import { dateFormat } from '../dates/calendar'
import { timeOfDay } from '../dates/time-of-day'
import { readZoneQuestion, type ZoneQuestion } from './zone-question'
import { clockAt, momentsOf, offsetAt } from './zones'

type Context = Pick<AnswerContext, 'locale' | 'nowMs'>

const DAY_MS = 86_400_000
const dayOf = (clockMs: number) => Math.floor(clockMs / DAY_MS)

function answersOf({ time, from, to }: ZoneQuestion, { locale, nowMs }: Context): Answer[] {
  const written = (clockMs: number, options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, options).format(clockMs)
  const today = dayOf(clockAt(from, nowMs)) * DAY_MS
  const moments = time === null ? [nowMs] : momentsOf(from, today + time * 1000)
  return moments.map((moment) => {
    const [before, there] = [clockAt(from, moment), clockAt(to, moment)]
    const title =
      time === null ? texts.nowIn(to.name) : texts.timeAt(timeOfDay(before, locale), from.name)
    const date = written(there, { weekday: 'long', month: 'long', day: 'numeric' })
    return plainAnswer(title, timeOfDay(there, locale), {
      ...(time !== null && { unit: texts.inPlace(to.name) }),
      notes: [
        ...(dayOf(there) === dayOf(before) && from !== to ? [] : [date]),
        ...(from === to ? [] : [texts.offsets(offsetAt(from, moment), offsetAt(to, moment))]),
      ],
      measure: timeOnClock(Math.floor(there / 60_000) * 60),
      act: 'copy',
    })
  })
}

/** Where both sides have moved by the hour of summer, both ways to read them give the same time. */
const distinct = (answers: readonly Answer[]) =>
  answers.filter((one, at) => answers.findIndex(({ value }) => value === one.value) === at)

/** Questions of time zones; null for what is none. One row for each time that may be meant. */
export function zoneAnswers(question: string, context: Context): Answers | null {
  const asked = readZoneQuestion(question)
  if (asked === null) return null
  if ('code' in asked) return { answers: [], problem: texts.problemText(asked) }
  const rows = asked.flatMap((ways) => distinct(ways.flatMap((one) => answersOf(one, context))))
  if (rows.length === 0) return { answers: [], problem: texts.SKIPPED }
  const rank = rows.length > 1 ? 1 : 0
  return { answers: rows.map((one) => ({ ...one, rank })), problem: null }
}
