let format: Intl.DateTimeFormat | undefined

const formatter = () => (format ??= new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' }))

/** The time of day as the visitor's locale and time zone have it, with seconds. */
export const localTime = (timestampMs: number): string => formatter().format(timestampMs)

/** Makes the formatter, which takes long the first time, so that `localTime` need not. */
export const prepareLocalTime = (): void => void formatter()
