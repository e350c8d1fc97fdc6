import { byLocale } from './by-locale'

/** The region of a locale by ISO 3166-1; null where it names none. */
export const region = byLocale((locale): string | null => {
  const tag = locale ?? new Intl.NumberFormat().resolvedOptions().locale
  return new Intl.Locale(tag).region ?? null
})
