import { readTimeOfDay } from '#lib/question/time-of-day'
import { hasSeveralZones, hereZone, zonesNamed, type Zone } from '#lib/zones/zones'
import { today, type Day } from '../dates/calendar'
import { placed, readDates } from '../dates/date-text'
import { withoutDate, type DatedQuestion } from './dated-question'

/** A time of day in one zone, asked for in another. */
export interface ZoneQuestion {
  /** Seconds since midnight; null: the time that it is. */
  time: number | null
  /** The day of that time in its zone; null: today. */
  day: Day | null
  from: Zone
  to: Zone
  /** How far their clocks are apart is asked. */
  isApart: boolean
}

export type ZoneProblem =
  | { code: 'unknown-zone'; name: string }
  /** The name is that of a country with several zones. */
  | { code: 'several-zones'; name: string }
  /** A day without a time of day. */
  | { code: 'no-time'; name: string }

const NOW =
  /^(?:(?:what (?:time|hour) (?:is it |it is )?|(?:the )?(?:current |local )?time (?:is it )?|now )(?:right )?(?:now )?(?:in|at) (?<place>.+?)|(?<before>.+?) (?:current |local )?time|time (?<behind>.+?))(?: right)?(?: now)?$/i
const NOW_HERE = /^(?:what time is it|(?:current|local) time|time now)(?: (?:right )?now| here)?$/i
const TIME = String.raw`(?:at )?(?<time>\d{1,2}(?:[:.][0-5]\d)?\s*(?:[ap]\.?m\.?)?|noon|midday|midnight)`
const CONVERT = new RegExp(
  String.raw`^(?:(?:what (?:time )?is |time )?${TIME}(?: (?:in |at )?(?<from>(?!(?:in|to|as|into) )[^\d]+?|(?:utc|gmt)[^a-z]+?))?(?: time)?(?: (?:in|to|is what (?:time )?in|as|into) (?<to>.+?)(?: time)?)?)$`,
  'i',
)

/** `what time is it in new york when it's 9am in london`, and the other way round. */
const WHEN = [
  /^(?:what (?:time|hour) (?:is it|it is|will it be|is) |time )?(?:in )?(?<to>.+?),? (?:when|if) (?:it is |it['’]?s |it will be )?(?:at )?(?<time>\S+(?: [ap]\.?m\.?)?)(?: (?:in |at )?(?<from>.+))?$/i,
  /^(?:when|if) (?:it is |it['’]?s )(?:at )?(?<time>\S+(?: [ap]\.?m\.?)?)(?: (?:in |at )?(?<from>.+?))?,? (?:what (?:time|hour) (?:is it|it is|will it be) |what is it )(?:in )?(?<to>.+)$/i,
]

/** The same as `9am london to new york`. */
function inOrder(question: string): string {
  const {
    time,
    from = 'here',
    to,
  } = WHEN.map((form) => form.exec(question)?.groups).find(Boolean) ?? {}
  return time === undefined ? question : `${time} ${from} to ${to}`
}

/** Units of time, which are no places: `time in minutes`. */
const NO_PLACE =
  /^(?:milli|micro|nano)?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|secs?|mins?|ms|s|h|words|total|unix|epoch)(?!\p{L})|\d/iu

export const noZone = (name: string): ZoneProblem => ({
  code: hasSeveralZones(name) ? 'several-zones' : 'unknown-zone',
  name,
})

type Side = readonly (readonly Zone[])[]
type Days = readonly (Day | null)[]

const TODAY: Days = [null]

const at = (zones: readonly Zone[], which: number) => zones[which] ?? zones[0] ?? hereZone()

/** What two names may mean; of each the ways to read both: first as they are said, then as the clocks of their places. */
function pairs(
  time: number | null,
  days: Days,
  from: Side,
  to: Side,
  isApart = false,
): ZoneQuestion[][] {
  return days.flatMap((day) =>
    from.flatMap((first) =>
      to.map((second) =>
        [0, 1]
          .filter((which) => which === 0 || first.length > 1 || second.length > 1)
          .map((which) => ({ time, day, from: at(first, which), to: at(second, which), isApart })),
      ),
    ),
  )
}

const DIFFERENCE = / ?time ?(?:zone )?difference ?(?:(?:between|from|of|in|to) )?/i

/** `time difference between new york and london`, or of one place to this one: now, or at noon of another day. */
function readDifference({ question, days }: DatedQuestion): ZoneQuestion[][] | null {
  const places = question.replace(DIFFERENCE, '')
  if (places === question) return null
  // Names have blanks, too.
  const joints = [...places.matchAll(/,? (?:(?:and|to|[-–]) )?/gi)]
  for (const { 0: joint, index } of [{ 0: '', index: 0 }, ...joints]) {
    const from = zonesNamed(places.slice(0, index) || 'here')
    const to = zonesNamed(places.slice(index + joint.length))
    if (from[0] && to[0]) return pairs(days && 43_200, days ?? TODAY, from, to, true)
  }
  return null
}

/**
 * Reads `time in tokyo`, `3pm EST in CET`, `15:00 in new york` (of the time here, or there), and those of another day:
 * `3pm london to new york on 2026-10-28`, `2026-12-01T14:00Z in tokyo`. What may be meant, each in one or two ways; null
 * for what is no question of zones.
 * @param isMonthFirst asked of a date that has two readings
 */
export function readZoneQuestion(
  question: string,
  nowMs: number,
  isMonthFirst: () => boolean,
): readonly (readonly ZoneQuestion[])[] | ZoneProblem | null {
  const here = [[hereZone()]]
  if (NOW_HERE.test(question)) return pairs(null, TODAY, here, here)
  const ordered = inOrder(question)
  const present = today(nowMs)
  const dated = withoutDate(ordered, present, isMonthFirst)
  return readDifference(dated) ?? readNow(dated, present) ?? readConversion(dated)
}

const MOMENT = new RegExp(`^${TIME}(?: (?:in |at )?(?<zone>\\D.*))?$`, 'i')

/** A moment that is written as a date, or as one with a time of day, in each zone and reading that it may have. */
interface WrittenMoment {
  /** Seconds since midnight. */
  time: number
  day: Day
  from: Zone
}

/**
 * Reads `2026-12-24`, `1 january 2027 14:00 utc`, `2026-12-24T14:00Z`. A day alone begins at midnight, here or in UTC; null
 * for what is no moment.
 */
export function readMoment(
  text: string,
  nowMs: number,
  isMonthFirst: () => boolean,
): readonly WrittenMoment[] | null {
  const present = today(nowMs)
  const dates = readDates(text.toLowerCase(), present, isMonthFirst)
  const utc = zonesNamed('utc').flat()
  if (dates.length > 0) {
    const days = dates.flatMap((date) => placed(date, present, 'on-or-after') ?? [])
    return days.flatMap((day) => [hereZone(), ...utc].map((from) => ({ time: 0, day, from })))
  }
  const { question, days, seconds } = withoutDate(text, present, isMonthFirst)
  const { time = '', zone } = MOMENT.exec(question)?.groups ?? {}
  const timeOfDay = readTimeOfDay(time)
  if (timeOfDay === null) return null
  const zones = zone === undefined ? [hereZone()] : zonesNamed(zone).flatMap(([one]) => one ?? [])
  return (days ?? [present]).flatMap((day) =>
    zones.map((from) => ({ time: timeOfDay + seconds, day, from })),
  )
}

/** A question of the time that it is; one of another day lacks its time. */
function readNow(
  { question, days }: DatedQuestion,
  present: Day,
): ZoneQuestion[][] | ZoneProblem | null {
  const now = NOW.exec(question)?.groups
  const place = now?.place ?? now?.before ?? now?.behind
  if (place === undefined) return null
  const zones = zonesNamed(place)
  const [[zone] = []] = zones
  const isToday = days === null || days.includes(present)
  if (zone)
    return isToday
      ? pairs(null, TODAY, [[hereZone()]], zones)
      : { code: 'no-time', name: zone.name }
  const isOther = now?.place === undefined || NO_PLACE.test(place)
  return isOther ? null : noZone(place)
}

/** Reads a question that gives a time. */
function readConversion(dated: DatedQuestion): ZoneQuestion[][] | ZoneProblem | null {
  const { question, seconds } = dated
  const here = [[hereZone()]]
  const { time: clock = '', from, to } = CONVERT.exec(question)?.groups ?? {}
  const timeOfDay = /[:a-z]/i.test(clock) ? readTimeOfDay(clock) : null
  if (timeOfDay === null || (from === undefined && to === undefined)) return null
  const time = timeOfDay + seconds
  const days = dated.days ?? TODAY
  if (from !== undefined && to !== undefined) {
    const sides = [zonesNamed(from), zonesNamed(to)] as const
    const unread = sides.findIndex((side) => side.length === 0)
    if (unread < 0) return pairs(time, days, ...sides)
    // One of them is surely a zone.
    const known = sides[1 - unread] ?? []
    return known.length === 0 ? null : noZone(unread === 0 ? from : to)
  }
  const there = zonesNamed(from ?? to ?? '')
  if (there.length === 0) return null
  const isOfThere = pairs(time, days, there, here)
  // `3pm EST` is a time there; `3pm in EST` may be one here.
  const isOpen = / in \S+/i.test(question) || to !== undefined
  return isOpen ? [...pairs(time, days, here, there), ...isOfThere] : isOfThere
}
