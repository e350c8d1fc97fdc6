/** The names of countries, by their codes of ISO 3166-1. */
export type CountryNames = ReadonlyMap<string, readonly string[]>

/**
 * Names of countries in English, and in a language (BCP 47). For the worker: the first use of Intl takes long.
 * @param countries codes of ISO 3166-1
 */
export function countryNames(language: string, countries: readonly string[]): CountryNames {
  const languages = ['en', language].map(
    (locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }),
  )
  return new Map(
    countries.map((country) => [country, languages.flatMap((names) => names.of(country) ?? [])]),
  )
}
