import { isolate } from '#lib/writing.en'
import type { ZoneProblem } from './zone-question'

const HERE = 'here'
export const nowIn = (place: string) => `Now ${inPlace(place)}`

/** `in Tokyo`, `here` */
export const inPlace = (place: string) => (place ? `in ${place}` : HERE)
/** `3:00 PM in Tokyo =` */
export const timeAt = (time: string, place: string) => `${time} ${inPlace(place)} =`

export const unixTime = (count: string) => `Unix time ${count} =`

/** `GMT−4 to GMT+5:30` */
export const offsets = (from: string, to: string) => `${from} to ${to}`

/** Of a place that has no zone of its own. */
export const clocksOf = (place: string) => `By the clocks of ${place}`

export const SKIPPED = 'The clocks there skip that time.'

const PROBLEMS: Record<ZoneProblem['code'], (name: string) => string> = {
  'unknown-zone': (name) => `No time zone is known by '${isolate(name)}'. Try a large city nearby.`,
  'several-zones': (name) => `There are several time zones in '${isolate(name)}'. Ask for a city.`,
  'no-time': (name) => `Add a time of day, as in 3pm in ${isolate(name)} on that day.`,
}
export const problemText = ({ code, name }: ZoneProblem) => PROBLEMS[code](name)
