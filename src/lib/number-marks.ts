import { byLocale } from './by-locale'

/** Plain data: a worker can send it. */
export interface NumberMarks {
  decimal: string
  /** Empty where the locale groups no digits. */
  group: string
}

function readMarks(locale: string | undefined): NumberMarks {
  // Plain English is what texts are read as everywhere: it needs no Intl.
  if (locale === 'en') return { decimal: '.', group: ',' }
  // Some locales group from five digits on.
  const parts = new Intl.NumberFormat(locale).formatToParts(12345.6)
  const markOf = (kind: 'decimal' | 'group') => parts.find(({ type }) => type === kind)?.value ?? ''
  return {
    decimal: markOf('decimal'),
    group: markOf('group'),
  }
}

/** The marks within the numbers of a locale. */
export const numberMarks = byLocale(readMarks)
