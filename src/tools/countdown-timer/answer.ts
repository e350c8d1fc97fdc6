import { durationText } from '#lib/duration'
import { numberFirst } from '#lib/question/plain-numbers'
import { readTimeOfDay } from '#lib/question/time-of-day'
import { outdated, zonesNamed } from '#lib/zones/zones'
import type { Answer, AnswerContext, Answers } from '../answer'
import { NO_ANSWERS, oneAnswer } from '../make-answer'
import { lengthProblem, readDuration } from './box/duration'
import { nextMomentIn, readMoments, saysMoment, timeAlone } from './box/moment'
import { LONGEST_SECONDS } from './domain/settings'
import { untilText } from './box/start-text'
import * as texts from './box/texts.en'
import { areBare, readCounted, readNamedList, readSeveral, withoutOne } from './box/several'
import { severalAnswer, timerAnswer, withName } from './box/timer-answer'
import { readNamedTimer, type NamedTimer } from './box/timer-name'
import { timeOfDayText } from './domain/time-text'
import { SEVERAL_QUERIES } from './extras/query'

/** `timer`, `alarm for`, `wake me`, `how long` or `how many hours` until. */
const NAME =
  /^(?:(?:(?:(?:\p{L}+\s+)?timers?|egg|tea|pomodoro|count\s?down|alarm)\b:?|(?:wake|remind)\s+me(?:\s+up)?\b)\s*(?:for|of|from|in\b)?|(?:how long|time|(?:how many )?(?:hours|minutes|seconds))(?: (?:is it|are there|left))?(?=\s+(?:until|till?)\b))\s*/iu
const NAME_BEHIND = /\s+(?:timers?|countdown|alarm|from now)$/i
/** Is a time of day, with or without `at`; `alarm in 7` is none. */
const ALARM = /(?:\balarm\b|^wake\b)(?!.*\bin\s+\d)/i

function until(endMs: number, nowMs: number, rank: Answer['rank']): Answer | null {
  const seconds = Math.ceil((endMs - nowMs) / 1000)
  // The longest timer is a second shorter than a day.
  if (seconds > LONGEST_SECONDS) return null
  const isToday = new Date(endMs).getDate() === new Date(nowMs).getDate()
  const time = timeOfDayText(endMs)
  const title = isToday ? texts.timerUntil(time) : texts.timerUntilTomorrow(time)
  return timerAnswer(seconds, title, {
    rank,
    notes: [durationText(seconds)],
    start: untilText(endMs),
  })
}

/** Answers both of two times of day; without any the question is refused. */
function untilEach(moments: readonly number[], nowMs: number): Answers {
  const rank = moments.length > 1 ? 1 : 0
  const answers = moments.flatMap((moment) => until(moment, nowMs, rank) ?? [])
  const problem = moments.length > 0 ? texts.NO_LENGTH : texts.IS_OVER
  return { answers, problem: answers.length > 0 ? null : problem }
}

function lasting(seconds: number, nowMs: number, rank: Answer['rank'], notes: string[]): Answer {
  const end = texts.endsAt(timeOfDayText(nowMs + seconds * 1000))
  return timerAnswer(seconds, texts.timerFor(durationText(seconds)), {
    rank,
    notes: [...notes, end],
  })
}

/** A timer until a time of day: `at 17:30`, `alarm at noon`; null where none is meant. `asked` is without `timer`. */
function momentAnswers(question: string, query: string, nowMs: number): Answers | null {
  const hasMoment = saysMoment(query) || ALARM.test(question)
  const moment = timeAlone(query)
  const moments = hasMoment ? readMoments(moment, nowMs) : null
  // In `9 to 5pm` the 9 may be an hour or minutes.
  if (moments && /^(?:[1-9]|1[0-2]) to /i.test(question)) {
    return { answers: [], problem: texts.HOUR_OR_MINUTES }
  }
  if (moments) return untilEach(moments, nowMs)
  if (/^½ \d{1,2}$/.test(moment)) return { answers: [], problem: texts.HALF_OF_TWO }
  const isUnread = hasMoment && /^\d[\d:.\s]*(?:[ap]\.?m\.?)?$/i.test(moment)
  return isUnread ? { answers: [], problem: texts.NO_MOMENT } : null
}

/** Two parts that may be a time of day or a length: `17:30`, `2.34`. */
const TWO_PARTS = /^\d{1,2}[:.,][0-5]\d$/

/** Minutes and seconds, or a time of day; behind a point the second may be a part of minutes too. */
function clockReadings(query: string, isNamed: boolean, nowMs: number): Answers {
  const clock = query.replace(/[.,]/, ':')
  const part = clock === query ? null : readDuration(`${query} min`)
  const seconds = readDuration(clock)
  const [end] = readMoments(clock, nowMs) ?? []
  const rank = isNamed ? 0 : 1
  const readings = [
    part && lasting(part, nowMs, rank, [texts.readAsMinutes(query)]),
    seconds && seconds !== part && lasting(seconds, nowMs, rank, []),
    end && (seconds || !isNamed) && until(end, nowMs, rank),
  ]
  const answers = readings.filter((reading) => !!reading)
  return { answers, problem: isNamed && answers.length === 0 ? lengthProblem(query) : null }
}

/** A timer of a length: `10 min`; `10` and `2.34` if `isNamed`, as in `timer 10`. */
function lengthAnswers(query: string, isNamed: boolean, nowMs: number): Answers {
  const isClock = isNamed ? TWO_PARTS.test(query) : query.includes(':')
  if (isClock) return clockReadings(query, isNamed, nowMs)
  // A bare number is minutes, as in `timer 10`.
  const isBare = isNamed && /^(?=.?\d)\d{0,4}(?:[.,]\d{1,2})?$/.test(query)
  const length = isBare ? `${query} min` : query.replace(/^to\s+/i, '')
  // The unit may come first: `minutes 7.5`.
  const seconds = readDuration(length) ?? readDuration(numberFirst(length) ?? '')
  // `5 m2` is an area, and `5 m 2` may be one.
  if (seconds === null || (!isNamed && /^[\d.,]+\s*m\s?[23]$/i.test(query))) {
    return { answers: [], problem: isNamed ? lengthProblem(query) : null }
  }
  const notes = isBare ? [texts.readAsMinutes(query)] : []
  const rank = isNamed || !/^[\d.,]+\s*m$/i.test(query) ? 0 : 1
  return oneAnswer(lasting(seconds, nowMs, rank, notes))
}

function timerAnswers(question: string, nowMs: number): Answers {
  const bare = question.replace(NAME, '').replace(NAME_BEHIND, '')
  // The hyphen of `10-minute timer` parts number and unit.
  const query = bare.replace(/^in\s+/i, '').replace(/^(\d+)-(?=\p{L})/u, '$1 ')
  return momentAnswers(question, query, nowMs) ?? lengthAnswers(query, bare !== question, nowMs)
}

/** A timer until the clocks of a place show a time: `timer until 5pm vancouver`, in each zone that may be meant. */
function momentThere({ place, time }: NamedTimer, nowMs: number): Answers {
  const clock = timeAlone(time)
  const timeOfDay = readTimeOfDay(clock)
  const zones = zonesNamed(place).flat()
  if (timeOfDay === null) return { answers: [], problem: texts.TIME_THERE }
  if (zones.length === 0) return { answers: [], problem: texts.SEVERAL_ZONES }
  const found = zones.flatMap((zone) => {
    const end = nextMomentIn(zone, timeOfDay, nowMs)
    if (end === null) return []
    const timer = until(end, nowMs, 0)
    if (timer === null) return []
    const notes = zone.name ? [texts.timeThere(clock, zone.name)] : []
    return [{ ...timer, notes: [...notes, ...timer.notes, ...outdated([zone], end)] }]
  })
  // `EST` and New York are one in winter.
  const answers = found.filter(
    (one, at) => found.findIndex(({ start }) => start === one.start) === at,
  )
  const rank = answers.length > 1 ? 1 : 0
  const problem = answers.length > 0 ? null : texts.NO_LENGTH
  return { answers: answers.map((one) => ({ ...one, rank })), problem }
}

function answersOf(question: string, nowMs: number): Answers {
  const plain = (query: string) => timerAnswers(query, nowMs)
  const named = readNamedTimer(question, nowMs)
  if (named === null) return plain(question)
  const { name, place, nameWithPlace, isSure } = named
  if (name === '' && place === '') {
    const whole = plain(question)
    return whole.answers.length > 0 ? whole : plain(named.question)
  }
  const called = (one: Answer, as: string): Answer => ({
    ...withName(one, as),
    rank: isSure ? one.rank : 1,
  })
  const { answers, problem } = place === '' ? plain(named.question) : momentThere(named, nowMs)
  const asNamed = answers.map((one) => (name ? called(one, name) : one))
  if (nameWithPlace !== '') {
    const here = plain(named.question).answers
    const asWhole = here.map((one) => called(one, nameWithPlace))
    const both = [...asNamed, ...asWhole].map((one): Answer => ({ ...one, rank: 1 }))
    return { answers: both, problem: both.length === 0 ? problem : null }
  }
  if (answers.length === 0) {
    const whole = place === '' && plain(question)
    return whole && (whole.problem ?? whole.answers[0]) ? whole : { answers, problem }
  }
  return { answers: asNamed, problem: null }
}

/**
 * A timer: `timer 10 min`, `1h30`, `in 10 min`, `at 17:30`, with a name `pizza timer 12 minutes` and with a place
 * `until 5pm vancouver`; several: `tea 4 min, eggs 7 min`. The length of `at` is that of this moment.
 */
export function answer(question: string, { nowMs }: Pick<AnswerContext, 'nowMs'>): Answers {
  const ofSeveral = withoutOne(question)
  const counted = readCounted(ofSeveral, nowMs)
  if (counted === 'no-lengths') return { answers: [], problem: texts.WRITE_LENGTHS }
  const list = counted ?? readNamedList(ofSeveral, nowMs)
  const single = list ? NO_ANSWERS : answersOf(question, nowMs)
  const several = list ?? (single.answers.length > 0 ? null : readSeveral(ofSeveral, nowMs))
  if (several === 'open') return { answers: [], problem: texts.NO_MOMENT }
  const isInMinutes = areBare(ofSeveral) && several?.every(({ endMs }) => endMs === undefined)
  const notes = isInMinutes ? [texts.READ_AS_MINUTES] : []
  const found = several ? oneAnswer(severalAnswer(several, SEVERAL_QUERIES, notes)) : single
  const answers = found.answers.map((one) => ({ ...one, madeFrom: one.start ?? '' }))
  return { ...found, answers }
}
