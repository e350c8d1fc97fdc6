import { createStore } from 'zustand/vanilla'

/** The text in front of the title, null for none. */
export const titlePrefix = createStore<string | null>(() => null)

/** The title of the page without a prefix; null until it is first set: the prerendered page has its own. */
let pageTitle: string | null = null

function writeTitle(): void {
  pageTitle ??= document.title
  const prefix = titlePrefix.getState()
  const title = prefix === null ? pageTitle : `${prefix} · ${pageTitle}`
  if (document.title === title) return
  // In place: a node of its own for each second takes the page twice as long.
  const text = document.querySelector('title')?.firstChild
  if (text) text.nodeValue = title
  if (document.title !== title) document.title = title
}

/** Puts a text in front of the document's title, or takes it away again with null. */
export function prefixTitle(prefix: string | null): void {
  titlePrefix.setState(prefix, true)
  writeTitle()
}

/** The title of the page that is shown now. */
export function setPageTitle(title: string): void {
  pageTitle = title
  writeTitle()
}
