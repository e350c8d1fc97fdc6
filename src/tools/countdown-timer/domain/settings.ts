import { inAscii } from '#lib/number-text'

/** Whole numbers within `LIMITS`; while a field is typed into, within `TYPED_LIMITS`. */
export interface TimerSettings {
  hours: number
  minutes: number
  seconds: number
}

export type TimeField = keyof TimerSettings

export const TIME_FIELDS: readonly TimeField[] = ['hours', 'minutes', 'seconds']

/** TI-05: the largest value of each field; the smallest is 0. */
export const LIMITS: TimerSettings = { hours: 23, minutes: 59, seconds: 59 }

/** The largest value that is taken as typed: `carryOver` makes hours of minutes, and so on; a day is too long. */
const TYPED_LIMITS: TimerSettings = { hours: 23, minutes: 1440, seconds: 86_400 }

/** TI-03 has the length of the first visit. */
export const DEFAULT_SETTINGS: TimerSettings = { hours: 0, minutes: 5, seconds: 0 }

/** TI-06, in seconds: 5, 10, 15, 25, 30, 45 minutes and 1 and 2 hours. */
export const PRESETS: readonly number[] = [300, 600, 900, 1500, 1800, 2700, 3600, 7200]

export const totalSeconds = ({ hours, minutes, seconds }: TimerSettings): number =>
  hours * 3600 + minutes * 60 + seconds

/** @param total seconds, a whole number below 100 hours */
export const toSettings = (total: number): TimerSettings => ({
  hours: Math.floor(total / 3600),
  minutes: Math.floor((total % 3600) / 60),
  seconds: total % 60,
})

/** The longest timer runs for 23:59:59. */
export const LONGEST_SECONDS = totalSeconds(LIMITS)

/** 90 minutes as 1 hour 30 minutes; at most 23:59:59. */
export const carryOver = (settings: TimerSettings): TimerSettings =>
  toSettings(Math.min(totalSeconds(settings), LONGEST_SECONDS))

/** Whether a text goes on behind the whole number at its start: `1.5`, `1:30`, `1h`. */
export const goesOn = (text: string): boolean => /\d\D/.test(inAscii(text))

/** What reading a field has made of its text, or carrying over of all fields. */
export type Correction = 'carried' | 'capped'

/** What `parseField` makes of a text; null: nothing, or what is carried over when the field is left. */
function correctionOf(field: TimeField, text: string): Correction | null {
  if (goesOn(text.trim())) return 'carried'
  const isTooLong = field === 'hours' && Number.parseInt(inAscii(text), 10) > LIMITS.hours
  return isTooLong ? 'capped' : null
}

/** The whole number at the start of a text, within the limits of typing; 0 where there is none. */
export function parseField(field: TimeField, text: string): number {
  const value = Number.parseInt(inAscii(text), 10)
  return Number.isNaN(value) ? 0 : Math.min(Math.max(value, 0), TYPED_LIMITS[field])
}

/** What the fields of the next timer hold. */
export interface Draft {
  settings: TimerSettings
  name: string
  correction: Correction | null
}

export const typed = (draft: Draft, field: TimeField, text: string): Draft => ({
  ...draft,
  settings: { ...draft.settings, [field]: parseField(field, text) },
  correction: correctionOf(field, text),
})

/** Brings the fields into the clock's form: 90 minutes are 1 hour 30 minutes. */
export function fieldLeft(draft: Draft): Draft {
  const { settings } = draft
  if (settings.minutes < 60 && settings.seconds < 60) return draft
  const isTooLong = totalSeconds(settings) > LONGEST_SECONDS
  return { ...draft, settings: carryOver(settings), correction: isTooLong ? 'capped' : 'carried' }
}

export function stepped(draft: Draft, field: TimeField, by: 1 | -1): Draft {
  const carried = carryOver(draft.settings)
  const value = Math.min(Math.max(carried[field] + by, 0), LIMITS[field])
  return { ...draft, settings: { ...carried, [field]: value }, correction: null }
}

/** @param seconds of the length that the fields get */
export const chosen = (draft: Draft, seconds: number): Draft => ({
  ...draft,
  settings: toSettings(seconds),
  correction: null,
})
