import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from de5d649776a3
import { grouped, plural } from '#lib/writing.en'
import type { CalendarUnit } from './calendar'
import type { Length } from './date-length'
import type { DateProblem } from './date-question'

const UNITS: Record<CalendarUnit, { one: string; other: string }> = {
  day: { one: '# Tag', other: '# Tage' },
  week: { one: '# Woche', other: '# Wochen' },
  month: { one: '# Monat', other: '# Monate' },
  year: { one: '# Jahr', other: '# Jahre' },
}

export const counted = (parts: Length): string =>
  parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => plural(count, UNITS[unit]))
    .join(' ') || plural(0, UNITS.day)

export const daysOf = (count: number) => plural(count, { one: 'Tag', other: 'Tage' })
export const yearsOf = (count: number) => plural(count, { one: 'Jahr', other: 'Jahre' })

/** `in 85 Tagen` */
const dative = (length: string) => length.replace(/(?<=Tag|Monat|Jahr)e(?= |$)/g, 'en')

export const TODAY = 'Heute'
export const LAST_OF_MONTH = 'Der letzte Tag des Monats: Das Datum gibt es dort nicht'

export const moved = (start: string, length: Length, isBack: boolean) =>
  `${start} ${isBack ? '−' : '+'} ${counted(length)} =`

export const between = (from: string, to: string) => `Vom ${from} bis zum ${to}`
export const born = (date: string) => `Geboren: ${date}`
export const is = (date: string) => `${date} ist ein`
export const weekOf = (date: string) => `Kalenderwoche von ${date}`
export const daysOfWeek = (week: number, year: number) => `Kalenderwoche ${week} in ${year}`
export const ofYear = (year: number) => `von ${year}`
export const WESTERN_EASTER = 'Nach dem Ostern der westlichen Kirchen'
export const ISO_WEEK = 'Nach ISO 8601: Die Woche beginnt am Montag'

export const SPANS = {
  until: (date: string) => `Bis ${date}`,
  since: (date: string) => `Seit ${date}`,
}
export const TURNED = { until: 'her', since: 'noch hin' }

export function apart(days: number, length: string): string {
  if (days === 0) return 'Das ist heute'
  return days > 0 ? `In ${dative(length)}` : `Vor ${dative(length)}`
}

export const PROBLEMS: Record<DateProblem, string> = {
  'no-date': 'Dieses Datum gibt es von 1583 bis 9999 nicht.',
  'not-born': 'Dieser Tag kommt erst noch.',
  'parts-of-days': 'Schreib ganze Tage, Wochen und Monate, etwa in 10 Tagen.',
  'working-days':
    'Arbeitstage hängen von den Feiertagen des Ortes ab. Frag nach Tagen oder Wochen.',
}

export const HOURS_OR_MINUTES = 'Stunden und Minuten, oder Minuten und Sekunden'
export const DAY_BEFORE = 'Am Tag davor'
export const NEXT_DAY = 'Am nächsten Tag'
export const ENDS_NEXT_DAY = 'Endet am nächsten Tag'
export const inMinutes = (length: string, minutes: number) =>
  `${length}: ${grouped(minutes)} Minuten`
