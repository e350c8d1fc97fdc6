import { createStore } from 'zustand/vanilla'

/** An extra that is to be shown open. */
export interface Unfolded {
  /** Ids. */
  tool: string
  extra: string
}

/** What the box or an address asked for; null: nothing, or it has been shown. */
export const unfolded = createStore<Unfolded | null>(() => null)

/** Shows an extra open and in view, on its page or as soon as that is there. */
export const unfold = (tool: string, extra: string): void =>
  unfolded.setState({ tool, extra }, true)
