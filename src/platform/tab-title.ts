import { createStore } from 'zustand/vanilla'

/** The text in front of the title, null for none. */
export const titlePrefix = createStore<string | null>(() => null)

let base = ''
let shown: string | null = null

/**
 * Puts a text in front of the document's title, or takes it away again with null. A title that was
 * set elsewhere in between, such as that of the next page, is kept.
 */
export function prefixTitle(prefix: string | null): void {
  titlePrefix.setState(prefix, true)
  if (document.title !== shown) base = document.title
  else if (prefix === null) document.title = base
  shown = prefix === null ? null : `${prefix} · ${base}`
  if (shown !== null && document.title !== shown) document.title = shown
}

/** To be called when the next page has written its title: a text in front of it stays there. */
export function renewTitle(): void {
  const prefix = titlePrefix.getState()
  if (prefix !== null) prefixTitle(prefix)
}
