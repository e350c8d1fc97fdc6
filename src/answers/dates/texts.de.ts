import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 54d5d23953d9
import { grouped, plural } from '#lib/writing.en'
import type { CalendarUnit } from './calendar'
import type { DateProblem } from './date-question'

const UNITS: Record<CalendarUnit, { one: string; other: string }> = {
  day: { one: '# Tag', other: '# Tage' },
  week: { one: '# Woche', other: '# Wochen' },
  month: { one: '# Monat', other: '# Monate' },
  year: { one: '# Jahr', other: '# Jahre' },
}

export const inUnit = (count: number, unit: CalendarUnit) => plural(count, UNITS[unit])

export const daysOf = (count: number) => plural(count, { one: 'Tag', other: 'Tage' })
export const yearsOf = (count: number) => plural(count, { one: 'Jahr', other: 'Jahre' })

export const TODAY = 'Heute'
export const NOW = 'Jetzt'
export const LAST_OF_MONTH = 'Der letzte Tag des Monats: So viele Tage hat er nicht'

export const moved = (start: string, length: string, isBack: boolean) =>
  `${start} ${isBack ? '−' : '+'} ${length} =`

export const between = (from: string, to: string) => `${from} bis ${to}`
export const born = (date: string) => `Geboren: ${date}`
export const is = (date: string) => `${date} ist ein`
export const weekOf = (date: string) => `Kalenderwoche von ${date}`
export const daysOfWeek = (week: number, year: number) => `Kalenderwoche ${week} in ${year}`
export const ofYear = (year: number) => `von ${year}`
export const WESTERN_EASTER = 'Nach dem Osterdatum der westlichen Kirchen'
export const ISO_WEEK = 'Nach ISO 8601: Die Woche beginnt am Montag'

export const SPANS = {
  until: (date: string) => `Bis ${date}`,
  since: (date: string) => `Seit ${date}`,
}
export const TURNED = { until: 'her', since: 'noch hin' }

export const IS_TODAY = 'Das ist heute'
export const daysAhead = (days: number) => plural(days, { one: 'In # Tag', other: 'In # Tagen' })
export const daysAgo = (days: number) => plural(days, { one: 'Vor # Tag', other: 'Vor # Tagen' })

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
