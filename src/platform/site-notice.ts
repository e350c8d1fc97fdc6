import { createStore } from 'zustand/vanilla'

/** A message of a tool on any page, and the one thing to do about it. */
export interface SiteNotice {
  text: string
  /** Page of the tool; there the notice is not shown, since the page shows it itself. */
  path: string
  action: string
  act: () => void
  /** Announced after the action, such as 'Alarm stopped'. */
  done: string
}

export const siteNotice = createStore<SiteNotice | null>(() => null)

/** Shows a notice in place of any other. Returns how to take it away. */
export function showSiteNotice(notice: SiteNotice): () => void {
  siteNotice.setState(notice, true)
  return () => {
    if (siteNotice.getState() === notice) siteNotice.setState(null, true)
  }
}
