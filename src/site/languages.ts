interface Language {
  /** BCP 47, as in `lang` and `hreflang`. */
  tag: string
  /** In front of its pages, the tag in small letters; empty for English. */
  path: string
  direction: 'ltr' | 'rtl'
  /** As Open Graph writes it: language and country. */
  locale: string
  /** In the language itself. */
  name: string
  /** One line of the page for unknown addresses, which leads to the landing page. */
  notFound: string
  /** What is offered on pages of other languages to who prefers this one: a link to the same page, and no more of it. */
  offer: { link: string; decline: string }
}

/** The languages by their tag in the names of files, such as `texts.de.ts`. */
export const LANGUAGES = {
  en: {
    tag: 'en',
    path: '',
    direction: 'ltr',
    locale: 'en_US',
    name: 'English',
    notFound: 'This page does not exist. To the English home page',
    offer: { link: 'This page in English', decline: 'No thanks' },
  },
  de: {
    tag: 'de',
    path: 'de',
    direction: 'ltr',
    locale: 'de_DE',
    name: 'Deutsch',
    notFound: 'Diese Seite gibt es nicht. Zur deutschen Startseite',
    offer: { link: 'Diese Seite auf Deutsch', decline: 'Nein danke' },
  },
  // Languages of tests, which the build makes of the English texts: in marks and longer, and from right to left too.
  xa: {
    tag: 'en-XA',
    path: 'xa',
    direction: 'ltr',
    locale: 'en_XA',
    name: '⟦English⟧',
    notFound: '⟦This page does not exist⟧',
    offer: { link: '⟦This page in English⟧', decline: '⟦No thanks⟧' },
  },
  xb: {
    tag: 'ar-XB',
    path: 'xb',
    direction: 'rtl',
    locale: 'ar_XB',
    name: '⟦English⟧',
    notFound: '⟦This page does not exist⟧',
    offer: { link: '⟦This page in English⟧', decline: '⟦No thanks⟧' },
  },
} satisfies Record<string, Language>

export type LanguageId = keyof typeof LANGUAGES

export const languageTagged = (tag: string): Language | undefined =>
  Object.values(LANGUAGES).find((language) => language.tag === tag)

/** What visitors and search engines are offered: languages that are whole. English comes first. */
export const PUBLISHED: readonly LanguageId[] = ['en', 'de']

/** Whether it is one of the two languages of tests: no file has their texts. */
export const isPseudo = (id: LanguageId): boolean => id === 'xa' || id === 'xb'

/** What a page names beside its own language. */
export const languagesBeside = (id: LanguageId): LanguageId[] =>
  PUBLISHED.filter((other) => other !== id)

/** The language that a build is of, from its variable `NIMBLE_LANGUAGE`; English where there is none. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): LanguageId {
  const id = env['NIMBLE_LANGUAGE'] || 'en'
  if (id in LANGUAGES) return id as LanguageId
  throw new Error(`There is no language "${id}"; there are ${Object.keys(LANGUAGES).join(', ')}.`)
}
