import { follow } from '#lib/follow'
import { withExtras } from '#lib/fragment'
import { createStore } from 'zustand/vanilla'

/** Extras of a tool that are to be shown open. */
interface Unfolded {
  /** The id of the tool. */
  tool: string
  /** Ids; the last one is brought into view. */
  extras: readonly string[]
  /**
   * An address or the box moves the focus to the last one. On the way back to a page nothing is scrolled: it is shown as
   * it was left. What the page itself goes on with does not move the focus.
   */
  by: 'address' | 'way back' | 'page'
}

/** What is to be unfolded; null: nothing, or it has been. */
export const unfolded = createStore<Unfolded | null>(() => null)

/** Shows extras open, on their page or as soon as that is there; those of the address stay the last ones. */
export const unfold = (tool: string, extras: readonly string[], by: Unfolded['by']): void =>
  unfolded.setState(
    (waiting) =>
      by === 'page' && waiting?.tool === tool
        ? {
            ...waiting,
            extras: [...extras.filter((id) => !waiting.extras.includes(id)), ...waiting.extras],
          }
        : { tool, extras, by },
    true,
  )

/** What an extra is to begin with, in memory alone; another object each time. */
const handed = createStore<{ tool: string; extra: string; text: string } | null>(() => null)

/** How the page of a tool goes on in one of its extras, there with a text if it has one. */
export const unfoldingOf =
  (tool: string) =>
  (extra: string, text?: string): void => {
    if (text !== undefined) handed.setState({ tool, extra, text }, true)
    unfold(tool, [extra], 'page')
  }

/** Calls with what the page hands to an extra: what it has handed last, before the extra's code came, too. */
export const onHanded = (tool: string, extra: string, take: (text: string) => void): void =>
  follow(
    handed,
    (it) => it,
    (it) => {
      if (it?.tool === tool && it.extra === extra) take(it.text)
    },
  )

/**
 * Notes in the address which extras are open: a reload, a bookmark and the way back show them again. In place of the
 * entry in the history, so that Back leaves the page, however many tiles were opened on it.
 */
export function noteUnfolded(extras: readonly string[]): void {
  const { pathname, search, hash } = window.location
  const noted = withExtras(hash, extras)
  if (noted !== hash) history.replaceState(history.state, '', pathname + search + noted)
}
