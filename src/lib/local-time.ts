import { localeFacts, type LocaleFacts } from './locale-facts'

function written(timestampMs: number, kind: 'times' | 'timesOfDay', facts: LocaleFacts): string {
  const date = new Date(timestampMs)
  const twoDigits = (value: number) =>
    [Math.floor(value / 10), value % 10].map((digit) => facts.digits[digit]).join('')
  return (facts[kind][date.getHours()] ?? '')
    .replace('{m}', twoDigits(date.getMinutes()))
    .replace('{s}', twoDigits(date.getSeconds()))
}

/** The time of day in the visitor's time zone, as the locale (BCP 47; undefined: the browser's) writes it, with seconds. */
export const localTime = (timestampMs: number, locale?: string): string =>
  written(timestampMs, 'times', localeFacts(locale))

/** The same in hours and minutes. */
export const localTimeOfDay = (timestampMs: number, locale?: string): string =>
  written(timestampMs, 'timesOfDay', localeFacts(locale))
