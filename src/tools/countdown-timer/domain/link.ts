import { carryOver, TIME_FIELDS, toSettings, totalSeconds, type TimerSettings } from './settings'

/** `90s`, `1h30m`; `readDuration` reads it. */
export function shortDuration(seconds: number): string {
  const time = toSettings(seconds)
  return TIME_FIELDS.map((field) => (time[field] > 0 ? `${time[field]}${field[0]}` : '')).join('')
}

/** `1h30m`: what a link to a timer carries; null for one of no length. */
export const linkOf = (settings: TimerSettings): string | null =>
  shortDuration(totalSeconds(carryOver(settings))) || null
