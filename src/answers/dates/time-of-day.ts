import type { Locale } from '#lib/number-text'
import { dateFormat } from './calendar'

/**
 * A time of day as the visitor's language writes it, with digits 0 to 9.
 * @param clockMs what the clock shows, in ms as if it were of UTC
 */
export const timeOfDay = (clockMs: number, locale: Locale, hasSeconds = false): string =>
  dateFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    ...(hasSeconds && { second: '2-digit' }),
  }).format(clockMs)
