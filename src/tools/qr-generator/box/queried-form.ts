/** No text of a code begins with it. */
const MARK = '\u0000\n'

/** The page is handed over a text alone, so a form that is asked for goes as a text that no code has. */
export const textForForm = (kind: string): string => MARK + kind

/** The kind of the form that is asked for; null: it is the text of a code. */
export const formQueriedBy = (text: string): string | null =>
  text.startsWith(MARK) ? text.slice(MARK.length) : null
