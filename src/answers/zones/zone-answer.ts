import { clockAt, DAY_MS, momentsOf, offsetAt } from '#lib/zone-clock'
import { fold } from '#lib/fold'
import { placeOf } from '#lib/zones/places'
import { hereZone, outdated, shownPlace, zonesNamed, type Zone } from '#lib/zones/zones'
import type { Answer, AnswerContext, Answers } from '../../tools/answer'
import { plainAnswer, timeOnClock } from '../../tools/make-answer'
import { dateFormat, isMonthFirst } from '../dates/calendar'
import { PROBLEMS } from '../dates/texts.en'
import { timeOfDay } from '../dates/time-of-day'
import * as texts from './texts.en'
import { momentInUnix, readUnixTime, type UnixTime } from './unix-time'
import { noZone, readMoment, readZoneQuestion, type ZoneQuestion } from './zone-question'

type Context = Pick<AnswerContext, 'locale' | 'nowMs'>

const dayOf = (clockMs: number) => Math.floor(clockMs / DAY_MS)

/** `GMT−4`, `GMT+5:30` */
function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  const rest = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`
  return size === 0 ? 'GMT' : `GMT${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest}`
}

/** The places whose clocks are meant by another name: Stockholm of Malmö, Tokyo of Japan. */
const ownersOf = (zones: readonly Zone[]) =>
  zones.flatMap((zone) => {
    if (!('id' in zone) || zone.id === undefined) return []
    const owners = [shownPlace(zone.id), placeOf(zone.id)]
    const isNamed = owners.some((owner) => fold(zone.name).includes(fold(owner)))
    return isNamed ? [] : [texts.clocksOf(shownPlace(zone.id))]
  })

function answersOf(
  { time, day, from, to, isApart }: ZoneQuestion,
  { locale, nowMs }: Context,
  areDaysOpen: boolean,
): Answer[] {
  const written = (clockMs: number, options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, options).format(clockMs)
  const hasSeconds = time !== null && time % 60 > 0
  const clockText = (clockMs: number) => timeOfDay(clockMs, locale, hasSeconds)
  const midnight = (day ?? dayOf(clockAt(from, nowMs))) * DAY_MS
  const moments = time === null ? [nowMs] : momentsOf(from, midnight + time * 1000)
  return moments.map((moment) => {
    const offsetOf = (zone: Zone) => offsetText(offsetAt(zone, moment))
    const [before, there] = [clockAt(from, moment), clockAt(to, moment)]
    const clock = clockText(before)
    // Of a date that has two readings each row says which it is.
    const start = areDaysOpen ? `${written(before, { dateStyle: 'long' })}, ${clock}` : clock
    const title = time === null ? texts.nowIn(to.name) : texts.timeAt(start, from.name)
    const year = day !== null && ({ year: 'numeric' } as const)
    const date = written(there, { weekday: 'long', month: 'long', day: 'numeric', ...year })
    const isToday = !isApart && day === null && dayOf(there) === dayOf(before) && from !== to
    const notes = [
      ...(isToday ? [] : [date]),
      ...(from === to ? [] : [texts.offsets(offsetOf(from), offsetOf(to))]),
      ...ownersOf([from, to]),
      ...outdated([from, to], moment),
    ]
    if (isApart) {
      const hours = offsetText((there - before) / 60_000).slice(3)
      const places = texts.offsets(from.name || texts.inPlace(''), to.name)
      return plainAnswer(places, hours || '0', { unit: 'h', notes, act: 'copy' })
    }
    return plainAnswer(title, clockText(there), {
      ...(time !== null && { unit: texts.inPlace(to.name) }),
      notes,
      measure: timeOnClock(Math.floor(there / 60_000) * 60),
      act: 'copy',
    })
  })
}

/** Where both sides have moved by the hour of summer, both ways to read them give the same time. */
const distinct = (answers: readonly Answer[]) =>
  answers.filter((one, at) => answers.findIndex(({ value }) => value === one.value) === at)

/** The date and time of a moment that was written as a number, here or where it is asked for. */
function unixAnswers({ count, epochMs, place }: UnixTime, locale: string | undefined): Answers {
  const zones = place === null ? [hereZone()] : zonesNamed(place).flatMap(([first]) => first ?? [])
  if (zones.length === 0) return { answers: [], problem: texts.problemText(noZone(place ?? '')) }
  const written = dateFormat(locale, { dateStyle: 'long', timeStyle: 'medium' })
  const iso = new Date(epochMs).toISOString().replace('.000', '')
  const answers = zones.map((zone) =>
    plainAnswer(texts.unixTime(count), written.format(clockAt(zone, epochMs)), {
      unit: texts.inPlace(zone.name),
      copy: iso,
      notes: [iso, ...outdated([zone], epochMs)],
      act: 'copy',
    }),
  )
  return { answers, problem: null }
}

/** A moment as the seconds since 1970; null where none is written. One row of each second that it may be. */
function inUnixAnswers(written: string, { locale, nowMs }: Context): Answers | null {
  const text = dateFormat(locale, { dateStyle: 'long', timeStyle: 'medium' })
  const isNow = /^(?:now|the current time|today)$/i.test(written)
  const moments = isNow ? [] : readMoment(written, nowMs, () => isMonthFirst(locale))
  if (moments === null) return null
  const found = isNow
    ? [{ epochMs: Math.floor(nowMs / 1000) * 1000, from: hereZone() }]
    : moments.flatMap(({ time, day, from }) =>
        momentsOf(from, day * DAY_MS + time * 1000).map((epochMs) => ({ epochMs, from })),
      )
  const rows = found.filter(
    (one, at) => found.findIndex(({ epochMs }) => epochMs === one.epochMs) === at,
  )
  const rank = rows.length > 1 ? 1 : 0
  const answers = rows.map(({ epochMs, from }) =>
    plainAnswer(
      texts.timeAt(text.format(clockAt(from, epochMs)), from.name),
      String(epochMs / 1000),
      {
        notes: [new Date(epochMs).toISOString().replace('.000', ''), ...outdated([from], epochMs)],
        act: 'copy',
        rank,
      },
    ),
  )
  return { answers, problem: rows.length === 0 ? PROBLEMS['no-date'] : null }
}

/** Questions of time zones; null for what is none. One row for each time that may be meant. */
export function zoneAnswers(question: string, context: Context): Answers | null {
  const moment = readUnixTime(question)
  if (moment) return unixAnswers(moment, context.locale)
  const written = momentInUnix(question)
  const inUnix = written === null ? null : inUnixAnswers(written, context)
  if (inUnix) return inUnix
  const queries = readZoneQuestion(question, context.nowMs, () => isMonthFirst(context.locale))
  if (queries === null) return null
  if ('code' in queries) return { answers: [], problem: texts.problemText(queries) }
  const areDaysOpen = new Set(queries.flat().map(({ day }) => day)).size > 1
  const rows = queries.flatMap((ways) =>
    distinct(ways.flatMap((one) => answersOf(one, context, areDaysOpen))),
  )
  if (rows.length === 0) {
    return { answers: [], problem: queries.length > 0 ? texts.SKIPPED : PROBLEMS['no-date'] }
  }
  const rank = rows.length > 1 ? 1 : 0
  return { answers: rows.map((one) => ({ ...one, rank })), problem: null }
}
