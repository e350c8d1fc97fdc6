import { pageLocale } from './page-locale'

/**
 * What each locale (BCP 47; undefined: that of the page) decides of one subject, read once. Reading asks Intl, whose first
 * use takes a slow phone 400 ms: on a page a worker has read it before, and `note` keeps that.
 */
export function byLocale<Facts>(read: (locale: string | undefined) => Facts) {
  const known = new Map<string | undefined, Facts>()
  const of = (locale: string | undefined): Facts => {
    const facts = known.get(locale) ?? read(locale ?? pageLocale())
    known.set(locale, facts)
    return facts
  }
  let noted: Facts | undefined
  function note(facts: Facts): void {
    noted = facts
    known.set(undefined, facts)
  }
  return { of, note, noted: () => noted }
}
