/** What a tool has to say on whatever page is shown, and the one thing to do about it. */
export interface SiteNotice {
  text: string
  /** Page of the tool; there the notice is not shown, since the page says it itself. */
  path: string
  action: string
  act: () => void
  /** Announced after the action, such as 'Alarm stopped'. */
  done: string
}

let notice: SiteNotice | null = null
const listeners = new Set<() => void>()

function change(next: SiteNotice | null) {
  notice = next
  for (const listener of listeners) listener()
}

/** Shows a notice in place of any other. Returns how to take it away. */
export function showSiteNotice(next: SiteNotice): () => void {
  change(next)
  return () => {
    if (notice === next) change(null)
  }
}

export const getSiteNotice = (): SiteNotice | null => notice

export function subscribeSiteNotice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
