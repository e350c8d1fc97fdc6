import { fromFragment } from '../fragment'

/**
 * The fragment by which a question stands in an address, with its `#`. Blanks and pluses as in the query of a search:
 * browsers put what is typed into their address bar into such a template so, some of them with `+` for a blank.
 */
export const questionHash = (question: string): string => `#q=${encodeURIComponent(question)}`

/** The question of an address's fragment, empty where it names none; null: the fragment is of another kind. */
export function questionIn(hash: string): string | null {
  const [, encoded] = /^#q=(.*)$/s.exec(hash) ?? []
  return encoded === undefined ? null : (fromFragment(encoded.replaceAll('+', ' ')) ?? '')
}
