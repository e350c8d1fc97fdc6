/**
 * The locale of a page in a language: the first that the visitor wants of that language, so that `es-MX` decides of marks,
 * dates and times on a Spanish page, else the language itself. Digits are 0 to 9 in Arabic too.
 * @param language of the page, BCP 47
 * @param wanted the languages of the browser, the dearest first
 */
export function localeOf(language: string, wanted: readonly string[]): string {
  const ofLanguage = new RegExp(`^${language}(?:-|$)`, 'i')
  const locale = wanted.find((tag) => ofLanguage.test(tag)) ?? language
  return language === 'ar' ? `${locale}-u-nu-latn` : locale
}

// Pages and workers have both, as they have a locale of Intl.
declare const __LANGUAGE__: string
declare const navigator: { readonly languages: readonly string[] }

/** What decides of marks, dates and times here, in workers too; undefined on English pages: the browser. */
export const pageLocale = (): string | undefined =>
  __LANGUAGE__ === 'en' ? undefined : localeOf(__LANGUAGE__, navigator.languages)
