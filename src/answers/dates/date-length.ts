import { moved, type CalendarUnit, type Day, type MovedDay } from './calendar'

/** A length by the calendar: of each unit at most one count, the largest unit first. */
export type Length = readonly (readonly [count: number, unit: CalendarUnit])[]

const COUNT = String.raw`(?:\d{1,6}(?:[.,]\d|½)?|½)`
const UNIT = '(?:days?|sleeps?|weeks?|wks?|fortnights?|months?|mths?|years?|yrs?)'
const JOINT = String.raw`(?:,? and |, ?| ?\+ ?| |(?<=\d[ydw]))`

/** The form of a length, without groups: `3 days`, `a week`, `month`, `2 weeks 3 days`, `1 year and 6 months`, `2w 3d`. */
export const LENGTH = `(?:(?:${COUNT} ?|an? )?${UNIT}|${COUNT} ?[ydw](?![a-z]))(?:${JOINT}(?:(?:${COUNT} ?|an? )${UNIT}|${COUNT} ?[ydw](?![a-z])))*`

const PART = new RegExp(
  `(?:(?<![a-z])|(?<=\\d[ydw]))(?:(${COUNT}|an?(?= )) ?)?(${UNIT}|[ydw](?![a-z]))`,
  'g',
)

const UNITS: readonly CalendarUnit[] = ['year', 'month', 'week', 'day']

/** The units of dates, by the first letters of their names. */
const unitOf = (name: string): CalendarUnit =>
  UNITS.find((unit) => unit[0] === name[0]) ?? (name.startsWith('fortnight') ? 'week' : 'day')

/** Years and weeks have halves: `1.5 years` are 18 months; null for a part of a day, or of a month. */
function whole(count: number, unit: CalendarUnit): readonly [number, CalendarUnit] | null {
  if (Number.isInteger(count)) return [count, unit]
  const smaller = { year: [12, 'month'], week: [7, 'day'], month: null, day: null } as const
  const [size, part] = smaller[unit] ?? []
  const parts = count * (size ?? 0)
  return part !== undefined && Number.isInteger(parts) ? [parts, part] : null
}

/** The length of a text in lower case that has the form of one; null where it has a part of a day. */
export function readLength(text: string): Length | null {
  const parts = Array.from(text.matchAll(PART), ([, count = '1', name = '']) => {
    const size = count.startsWith('a') ? 1 : Number(count.replace(',', '.').replace('½', '.5'))
    return whole(name.startsWith('fortnight') ? size * 2 : size, unitOf(name))
  })
  const counted = UNITS.flatMap((unit) => {
    const counts = parts.flatMap((part) => (part?.[1] === unit ? part[0] : []))
    return counts.length > 0 ? [[counts.reduce((a, b) => a + b), unit] as const] : []
  })
  return parts.includes(null) ? null : counted
}

/** A day by so much later, or earlier: first whole months, of which a shorter one may be the last, then days. */
export function movedBy(day: Day, length: Length, isBack: boolean): MovedDay | null {
  const sizes = { year: [12, 0], month: [1, 0], week: [0, 7], day: [0, 1] } as const
  const total = (which: 0 | 1) =>
    length.reduce((sum, [count, unit]) => sum + count * sizes[unit][which], 0)
  const sign = isBack ? -1 : 1
  const months = moved(day, sign * total(0), 'month')
  const end = months && moved(months.day, sign * total(1), 'day')
  return end && { ...end, isLastOfMonth: months.isLastOfMonth }
}
