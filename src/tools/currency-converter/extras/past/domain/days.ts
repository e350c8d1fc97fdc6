import { MS_PER_DAY } from '../../../domain/rates'

/** How many days back a chart goes. */
export const CHART_DAYS = [30, 90, 365] as const

export type ChartDays = (typeof CHART_DAYS)[number]

/** The first day of which the source has a file at its present address. */
export const FIRST_DAY = '2024-03-02'

/** Days between two points: 13 requests at most. */
export const CHART_STEPS: Readonly<Record<ChartDays, number>> = { 30: 3, 90: 8, 365: 30 }

/** Days since 1970. */
export const dayNumber = (date: string): number => Math.floor(Date.parse(date) / MS_PER_DAY)

/** The ISO date of a day, in UTC. */
const dateOfDay = (day: number): string => new Date(day * MS_PER_DAY).toISOString().slice(0, 10)

/** The ISO date of today, in UTC, by which the source's days begin. */
export const today = (nowMs: number): string => dateOfDay(Math.floor(nowMs / MS_PER_DAY))

/**
 * The days whose files make a chart that ends on `lastDate`, without `lastDate`; the oldest first. All but the ends
 * are the same on the next day, so that kept files are used again.
 */
export function pastDates(lastDate: string, days: ChartDays): string[] {
  const step = CHART_STEPS[days]
  const last = dayNumber(lastDate)
  const first = Math.max(last - days, dayNumber(FIRST_DAY))
  const dates: string[] = []
  const nextAfter = (day: number) => (Math.floor(day / step) + 1) * step
  // The second point is not right behind the first, so that a year too has 13.
  const gap = Math.floor(step / 4)
  for (let day = nextAfter(first + gap); day < last; day = nextAfter(day))
    dates.push(dateOfDay(day))
  return [dateOfDay(first), ...dates]
}

/** Whether the source may have a file of a day, today's included. */
export const isPastDay = (date: string, nowMs: number): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(date) && date >= FIRST_DAY && date <= today(nowMs)
