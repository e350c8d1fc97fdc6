import { byLocale } from './by-locale'
import { isHiddenZone } from './hidden-zone'
import { twoDigits } from './two-digits'

/** How a locale writes times, as plain data that a worker can send. */
export interface TimeForms {
  /** By the hour: a time of day, with `{m}` in the place of its minute. */
  timesOfDay: readonly string[]
  /** By the hour: a time with seconds, with `{s}` in their place. */
  times: readonly string[]
  /** The browser may give another zone than the visitor's. */
  isZoneHidden: boolean
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const PLACES: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
  minute: '{m}',
  second: '{s}',
}

function timesBy(locale: string | undefined, options: Intl.DateTimeFormatOptions): string[] {
  const digits = { numberingSystem: 'latn', timeZone: 'UTC' }
  const format = new Intl.DateTimeFormat(locale, { ...options, ...digits })
  return HOURS.map((hour) => {
    const momentMs = Date.UTC(2001, 0, 1, hour)
    // V8 has a plain blank before AM and PM in the text, and a narrow one in the parts.
    const text = format.format(momentMs)
    let end = 0
    const parts = format.formatToParts(momentMs).map(({ type, value }) => {
      end += value.length
      return PLACES[type] ?? text.slice(end - value.length, end)
    })
    return parts.join('')
  })
}

export const timeForms = byLocale((locale): TimeForms => ({
  timesOfDay: timesBy(locale, { hour: 'numeric', minute: '2-digit' }),
  times: timesBy(locale, { timeStyle: 'medium' }),
  isZoneHidden: isHiddenZone(new Intl.DateTimeFormat().resolvedOptions().timeZone),
}))

function written(timestampMs: number, kind: 'times' | 'timesOfDay', locale?: string): string {
  const date = new Date(timestampMs)
  const forms = timeForms.of(locale)
  return (forms[kind][date.getHours()] ?? '')
    .replace('{m}', twoDigits(date.getMinutes()))
    .replace('{s}', twoDigits(date.getSeconds()))
}

/** The time of day in the visitor's time zone, as the locale (BCP 47; undefined: the browser's) writes it, with seconds and digits 0 to 9. */
export const localTime = (timestampMs: number, locale?: string): string =>
  written(timestampMs, 'times', locale)

/** The same in hours and minutes, with the zone where the browser hides the visitor's own one. */
export const localTimeOfDay = (timestampMs: number, locale?: string): string =>
  written(timestampMs, 'timesOfDay', locale) + (timeForms.of(locale).isZoneHidden ? ' UTC' : '')
