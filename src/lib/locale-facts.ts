/** What a locale decides of numbers and times, as plain data that a worker can send. */
export interface LocaleFacts {
  /** Of ISO 3166-1, where the locale names one. */
  region: string | undefined
  decimal: string
  /** Empty where the locale groups no digits. */
  group: string
  /** From zero to nine. */
  digits: readonly string[]
  /** By the hour: a time of day, with `{m}` in the place of its minute. */
  timesOfDay: readonly string[]
  /** By the hour: a time with seconds, with `{s}` in their place. */
  times: readonly string[]
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const PLACES: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
  minute: '{m}',
  second: '{s}',
}

function timesBy(locale: string | undefined, options: Intl.DateTimeFormatOptions): string[] {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
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

/**
 * Asks Intl, whose first use takes a slow phone 400 ms: on a page only where no worker has done it.
 * @param locale BCP 47; undefined: the browser's
 */
export function readLocaleFacts(locale: string | undefined): LocaleFacts {
  const numbers = new Intl.NumberFormat(locale)
  // Some locales group from five digits on.
  const parts = numbers.formatToParts(12345.6)
  const markOf = (kind: 'decimal' | 'group') => parts.find(({ type }) => type === kind)?.value
  const digits = new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210)
  return {
    region: new Intl.Locale(locale ?? numbers.resolvedOptions().locale).region,
    decimal: markOf('decimal') ?? '.',
    group: markOf('group') ?? '',
    digits: [...digits].reverse(),
    timesOfDay: timesBy(locale, { hour: 'numeric', minute: '2-digit' }),
    times: timesBy(locale, { timeStyle: 'medium' }),
  }
}

const known = new Map<string | undefined, LocaleFacts>()

/** Notes the facts of the browser's locale, which a worker has read. */
export const noteLocaleFacts = (facts: LocaleFacts) => known.set(undefined, facts)

/** The facts of a locale, read once. */
export function localeFacts(locale: string | undefined): LocaleFacts {
  const facts = known.get(locale) ?? readLocaleFacts(locale)
  known.set(locale, facts)
  return facts
}

const OF_ENGLISH: Pick<LocaleFacts, 'decimal' | 'group'> = { decimal: '.', group: ',' }

/** The marks within the numbers of a locale. Plain English is what texts are read as everywhere: it needs no Intl. */
export const numberMarks = (locale: string | undefined) =>
  locale === 'en' ? OF_ENGLISH : localeFacts(locale)
