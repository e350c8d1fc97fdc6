let format: Intl.DateTimeFormat | undefined

/** The time of day as the visitor's locale and time zone have it, with seconds. */
export const localTime = (timestampMs: number): string =>
  (format ??= new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' })).format(timestampMs)
