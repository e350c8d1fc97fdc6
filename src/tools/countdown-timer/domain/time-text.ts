import { durationText } from '#lib/duration'
import { localTimeOfDay } from '#lib/local-time'
import { twoDigits } from '#lib/two-digits'
import { carryOver, TIME_FIELDS, toSettings, totalSeconds, type TimerSettings } from './settings'
import type { ListedTimer } from './timers'

/** As it is said how long ago something was, in seconds: whole minutes below an hour, then whole hours; null below a minute. */
export function agoSeconds(ms: number): number | null {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return null
  return (minutes < 60 ? minutes : minutes - (minutes % 60)) * 60
}

/** `HH:MM:SS` of whole seconds below 100 hours. */
export function clockText(seconds: number): string {
  const time = toSettings(seconds)
  return TIME_FIELDS.map((field) => twoDigits(time[field])).join(':')
}

/** `+03:09`, `+1:03:09`, `10:03:09`: as wide at most as the clock of a countdown, whose place it takes. */
export function overtimeText(seconds: number): string {
  const text = clockText(seconds).replace(/^(00:|0)/, '')
  return text.length < 8 ? `+${text}` : text
}

/** A length that `readDuration` reads back: `90s`, `1h30m`. */
export function shortDuration(seconds: number): string {
  const time = toSettings(seconds)
  return TIME_FIELDS.map((field) => (time[field] > 0 ? `${time[field]}${field[0]}` : '')).join('')
}

/** `1h30m`: what a link to a timer carries; null for one of no length. */
export const linkOf = (settings: TimerSettings): string | null =>
  shortDuration(totalSeconds(carryOver(settings))) || null

/** A time of day as the visitor's language writes it. */
export const timeOfDayText = (epochMs: number): string =>
  // To the second first: a deadline on the minute must not flicker between that minute and the last.
  localTimeOfDay(Math.round(epochMs / 1000) * 1000)

/** What a timer is called: by its name, else by its length. */
export const timerTitle = ({ name, timer }: ListedTimer): string =>
  name || durationText(timer.totalMs / 1000)
