import { toSettings, type TimeField } from './settings'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** `HH:MM:SS` of whole seconds below 100 hours. */
export function clockText(seconds: number): string {
  const time = toSettings(seconds)
  return [time.hours, time.minutes, time.seconds].map(twoDigits).join(':')
}

const UNITS: Readonly<Record<TimeField, string>> = {
  hours: 'hour',
  minutes: 'minute',
  seconds: 'second',
}

function wordsFor(field: TimeField, value: number) {
  const format = { style: 'unit', unit: UNITS[field], unitDisplay: 'long' } as const
  return new Intl.NumberFormat('en', format).format(value)
}

/** Such as `1 hour 30 minutes`, without the units that are 0; `0 seconds` for nothing. */
export function durationText(seconds: number): string {
  const time = toSettings(seconds)
  const fields = (['hours', 'minutes', 'seconds'] as const).filter((field) => time[field] > 0)
  return fields.map((field) => wordsFor(field, time[field])).join(' ') || wordsFor('seconds', 0)
}

/** A time of day as the visitor's language writes it. */
export function timeOfDayText(epochMs: number): string {
  // To the second first: a deadline on the minute must not flicker between that minute and the last.
  const rounded = Math.round(epochMs / 1000) * 1000
  return new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' }).format(rounded)
}
