import { withExtras } from '#lib/fragment'
import { createStore } from 'zustand/vanilla'

/** Extras of a tool that are to be shown open. */
interface Unfolded {
  /** The id of the tool. */
  tool: string
  /** Ids; the last one is brought into view. */
  extras: readonly string[]
  /** On the way back to a page: it is shown as it was left, and not scrolled. */
  isBack: boolean
}

/** What the box or an address asked for; null: nothing, or it has been shown. */
export const unfolded = createStore<Unfolded | null>(() => null)

/** Shows extras open, on their page or as soon as that is there. */
export const unfold = (tool: string, extras: readonly string[], isBack: boolean): void =>
  unfolded.setState({ tool, extras, isBack }, true)

/**
 * Notes in the address which extras are open: a reload, a bookmark and the way back show them again. In place of the
 * entry in the history, so that Back leaves the page, however many tiles were opened on it.
 */
export function noteUnfolded(extras: readonly string[]): void {
  const { pathname, search, hash } = window.location
  const noted = withExtras(hash, extras)
  if (noted !== hash) history.replaceState(history.state, '', pathname + search + noted)
}
