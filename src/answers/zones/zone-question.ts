import { readTimeOfDay } from '#lib/question/time-of-day'
import { zonesNamed, type Zone } from './zones'

/** A time of day in one zone, asked for in another; null: the time that it is. */
export interface ZoneQuestion {
  /** Seconds since midnight. */
  time: number | null
  from: Zone
  to: Zone
}

export type ZoneProblem =
  | { code: 'unknown-zone'; name: string }
  /** A country of several zones. */
  | { code: 'several-zones'; name: string }

/** The clocks of this device. */
const HERE: Zone = { name: '', id: undefined }

const NOW =
  /^(?:(?:what (?:time|hour) (?:is it |it is )?|(?:the )?(?:current |local )?time (?:is it )?|now )(?:right )?(?:now )?(?:in|at) (?<place>.+?)|(?<before>.+?) (?:current |local )?time|time (?<behind>.+?))(?: right)?(?: now)?$/i
const NOW_HERE = /^(?:what time is it|(?:current|local) time|time now)(?: (?:right )?now| here)?$/i
const TIME = String.raw`(?:at )?(?<time>\d{1,2}(?:[:.][0-5]\d)?\s*(?:[ap]\.?m\.?)?|noon|midday|midnight)`
const CONVERT = new RegExp(
  String.raw`^(?:(?:what (?:time )?is |time )?${TIME}(?: (?:in |at )?(?<from>(?!(?:in|to|as|into) )[^\d]+?|(?:utc|gmt)[^a-z]+?))?(?: time)?(?: (?:in|to|is what (?:time )?in|as|into) (?<to>.+?)(?: time)?)?)$`,
  'i',
)

const SEVERAL =
  /^(?:the )?(?:usa?|united states|america|canada|australia|brazil|mexico|russia|indonesia|europe|africa|asia)$/i

/** Units of time, which are no places: `time in minutes`. */
const NO_PLACE =
  /^(?:milli|micro|nano)?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|secs?|mins?|ms|s|h|words|total)\b|\d/i

const noZone = (name: string): ZoneProblem => ({
  code: SEVERAL.test(name) ? 'several-zones' : 'unknown-zone',
  name,
})

type Side = readonly (readonly Zone[])[]

const at = (zones: readonly Zone[], which: number) => zones[which] ?? zones[0] ?? HERE

/** What two names may mean; of each the ways to read both: first as they are said, then as the clocks of their places. */
function pairs(time: number | null, from: Side, to: Side): ZoneQuestion[][] {
  return from.flatMap((first) =>
    to.map((second) =>
      [0, 1]
        .filter((which) => which === 0 || first.length > 1 || second.length > 1)
        .map((which) => ({ time, from: at(first, which), to: at(second, which) })),
    ),
  )
}

/**
 * Reads `time in tokyo`, `3pm EST in CET`, `15:00 in new york` (of the time here, or there). What may be meant, each in
 * one or two ways; null for what is no question of zones.
 */
export function readZoneQuestion(
  question: string,
): readonly (readonly ZoneQuestion[])[] | ZoneProblem | null {
  if (NOW_HERE.test(question)) return [[{ time: null, from: HERE, to: HERE }]]
  const now = NOW.exec(question)?.groups
  const place = now?.place ?? now?.before ?? now?.behind
  if (place !== undefined) {
    const zones = zonesNamed(place)
    if (zones.length > 0) return pairs(null, [[HERE]], zones)
    if (now?.place !== undefined) return NO_PLACE.test(place) ? null : noZone(place)
  }
  const { time: clock = '', from, to } = CONVERT.exec(question)?.groups ?? {}
  const time = /[:a-z]/i.test(clock) ? readTimeOfDay(clock) : null
  if (time === null || (from === undefined && to === undefined)) return null
  if (from !== undefined && to !== undefined) {
    const sides = [zonesNamed(from), zonesNamed(to)] as const
    const unread = sides.findIndex((side) => side.length === 0)
    if (unread < 0) return pairs(time, ...sides)
    // One of them is surely a zone.
    const known = sides[1 - unread] ?? []
    return known.length === 0 ? null : noZone(unread === 0 ? from : to)
  }
  const there = zonesNamed(from ?? to ?? '')
  if (there.length === 0) return null
  const isOfThere = pairs(time, there, [[HERE]])
  // `3pm EST` is a time there; `3pm in EST` may be one here.
  const isOpen = / in \S+/i.test(question) || to !== undefined
  return isOpen ? [...pairs(time, [[HERE]], there), ...isOfThere] : isOfThere
}
