import type { Locale } from '#lib/number-text'

/**
 * A time of day as the visitor's language writes it.
 * @param clockMs what the clock shows, in ms as if it were of UTC
 */
export const timeOfDay = (clockMs: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    clockMs,
  )
