/** No text of a code begins with it. */
const MARK = '\u0000\n'

/**
 * The page is handed over a text alone, so a form that is asked for goes as a text that no code has.
 * @param text of a code, which the form is to show
 */
export const textForForm = (kind: string, text = ''): string => `${MARK}${kind}\n${text}`

const partsOf = (query: string) =>
  query.startsWith(MARK) ? /^(.*?)\n(.*)$/s.exec(query.slice(MARK.length)) : null

/** The kind of the form that is asked for; null: it is the text of a code. */
export const formQueriedBy = (query: string): string | null => partsOf(query)?.[1] ?? null

/** The text of a code that the page or the form is to show; empty: none. */
export const codeTextOf = (query: string): string => {
  const parts = partsOf(query)
  return parts ? (parts[2] ?? '') : query
}
