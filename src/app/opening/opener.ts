import { fromFragment } from '#lib/fragment'
import { unfold } from '#platform/unfolded'
import { UNREADABLE, type Opening } from '../../tools/opening'
import type { Tool } from '../../tools/tool'
import { loadOpening } from '../tool-pages'

export interface Address {
  /** Differs from one history entry to another. */
  entry: string
  hash: string
}

/** An extra, by its id, that is to be shown open: `extra=contrast`. */
const EXTRA = /^extra=([a-z-]+)$/

/** As `#main` of the link that skips the header. */
const namesPlace = (text: string) => document.getElementById(text) !== null

/**
 * Fills a tool's page with the fragment of its address. An entry of the history is read once: going back to it
 * keeps what was changed since.
 * @returns a note for the page; null: nothing is to be said
 */
export function createOpener(load: (tool: Tool) => Promise<Opening | undefined>) {
  const notes = new Map<string, ReturnType<NonNullable<Opening['openFragment']>>>()

  return async (tool: Tool, { entry, hash }: Address): Promise<string | null> => {
    const known = notes.get(entry)
    if (known !== undefined) return known
    const settings = fromFragment(hash)
    if (hash === '' || (settings !== null && namesPlace(settings))) return null
    const extra = EXTRA.exec(settings ?? '')?.[1]
    if (extra !== undefined) {
      notes.set(entry, null)
      unfold(tool.id, extra)
      return null
    }
    const opening = await load(tool)
    if (!opening?.openFragment || notes.has(entry)) return notes.get(entry) ?? null
    const note = settings === null ? UNREADABLE : opening.openFragment(settings)
    notes.set(entry, note)
    return note
  }
}

export const open = createOpener(loadOpening)
