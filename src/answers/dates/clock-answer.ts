import { durationText } from '#lib/duration'
import { hereZone } from '#lib/zones/zones'
import { clockAt } from '#lib/zone-clock'
import type { Locale } from '#lib/number-text'
import { DAY_SECONDS } from '#lib/question/time-of-day'
import type { Answer, AnswerContext, Answers, Measure } from '../../tools/answer'
import { lengthOnClock, oneAnswer, plainAnswer, timeOnClock } from '../../tools/make-answer'
import { dateFormat } from './calendar'
import { clockSum } from './clock-sum'
import { inWords } from './date-answer'
import { readNowShift, type NowShift } from './now-shift'
import * as texts from './texts.en'
import { timeOfDay } from './time-of-day'
import { readTimeShift, type TimeShift } from './time-shift'
import { lengthOf, readTimeSpan, type TimeSpan } from './time-span'

/** A time in two parts has hours and minutes. */
function measureOfClock(clock: string): Measure {
  const [hours = 0, minutes = 0, seconds] = clock.split(':').map(Number)
  const all = hours * 3600 + minutes * 60 + (seconds ?? 0)
  return seconds === undefined ? timeOnClock(all) : lengthOnClock(all)
}

/** A sum of times. Its note leaves open whether two parts are hours and minutes or minutes and seconds. */
const summed = (question: string, value: string): Answer =>
  plainAnswer(`${question} =`, value, {
    notes: value.split(':').length > 2 ? [] : [texts.HOURS_OR_MINUTES],
    measure: measureOfClock(value),
  })

function shifted({ from, seconds }: TimeShift, locale: Locale): Answer {
  const end = from + seconds
  const notes = end < 0 ? [texts.DAY_BEFORE] : end >= DAY_SECONDS ? [texts.NEXT_DAY] : []
  const start = timeOfDay(from * 1000, locale)
  const title = `${start} ${seconds < 0 ? '−' : '+'} ${durationText(Math.abs(seconds))} =`
  return plainAnswer(title, timeOfDay(end * 1000, locale), { notes, measure: timeOnClock(end) })
}

/** The time between two by the clock: a night in which the clocks change is an hour longer or shorter. */
function between({ from, to }: TimeSpan, locale: Locale): Answer {
  const seconds = lengthOf({ from, to })
  const minutes = seconds / 60
  const value = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  const length = durationText(seconds)
  const nextDay = to > from ? [] : [texts.ENDS_NEXT_DAY]
  const notes = [minutes >= 60 ? texts.inMinutes(length, minutes) : length, ...nextDay]
  const [start, end] = [from, to].map((time) => timeOfDay(time * 1000, locale))
  const measure = timeOnClock(seconds)
  return plainAnswer(texts.between(start ?? '', end ?? ''), value, { notes, measure })
}

/** The date and time of a moment so long before or after now. */
function besideNow({ days, seconds, isBack, moment }: NowShift, locale: Locale): Answers {
  if (moment === null) return { answers: [], problem: texts.PROBLEMS['no-date'] }
  const clock = clockAt(hereZone(), moment)
  const written = (options: Intl.DateTimeFormatOptions) => dateFormat(locale, options).format(clock)
  const length = [...(days.length > 0 ? [inWords(days)] : []), durationText(seconds)].join(' ')
  return oneAnswer(
    plainAnswer(
      texts.moved(texts.NOW, length, isBack),
      written({ dateStyle: 'long', timeStyle: 'short' }),
      {
        copy: new Date(clock).toISOString().slice(0, 16).replace('T', ' '),
        notes: [written({ weekday: 'long' })],
        measure: timeOnClock(Math.floor(clock / 1000) % DAY_SECONDS),
        act: 'copy',
      },
    ),
  )
}

/** Sums and differences of clocks and times of day, `9am to 5pm`, `36 hours from now`; null for what is none. */
export function clockAnswers(
  question: string,
  { locale, nowMs }: Pick<AnswerContext, 'locale' | 'nowMs'>,
): Answers | null {
  const times = question.replace(/\s*=$/, '')
  const sum = clockSum(times)
  const span = readTimeSpan(times)
  // `22:00 - 6:00` may be a night, `17:30 - 9:15` is none.
  const isSpan = span && (sum === null || lengthOf(span) < DAY_SECONDS / 2)
  const readings = [isSpan && between(span, locale), sum !== null && summed(times, sum)]
  const answers = readings.filter((reading) => !!reading)
  if (answers.length > 0) return { answers, problem: null }
  const ofNow = readNowShift(times, nowMs)
  if (ofNow) return besideNow(ofNow, locale)
  const shift = readTimeShift(times)
  return shift && oneAnswer(shifted(shift, locale))
}
