import { fromFragment, splitExtras } from '#lib/fragment'
import { unfold } from '#platform/unfolded'
import { UNREADABLE, type Opening } from '../../tools/opening'
import type { Tool } from '../../tools/tool'
import { loadOpening } from '../tool-pages'
import { receiveLaunched, receiveShared } from './received'

export interface Address {
  /** Differs from one history entry to another. */
  entry: string
  hash: string
  /** The visitor came by the browser's Back or Forward. */
  isBack: boolean
}

/** Whether a place on the page is named, as `#main` by the link that skips the header. */
const namesPlace = (text: string) => document.getElementById(text) !== null

/**
 * Fills a tool's page with the fragment of its address. An entry of the history is read once: going back to it
 * keeps what was changed since.
 * @returns a note for the page; null: none is needed
 */
export function createOpener(load: (tool: Tool) => Promise<Opening | undefined>) {
  const notes = new Map<string, ReturnType<NonNullable<Opening['openFragment']>>>()

  async function openSettings(tool: Tool, id: string, fragment: string): Promise<string | null> {
    const known = notes.get(id)
    if (known !== undefined) return known
    const settings = fromFragment(fragment)
    if (fragment === '' || (settings !== null && namesPlace(settings))) return null
    const opening = await load(tool)
    if (!opening?.openFragment || notes.has(id)) return notes.get(id) ?? null
    const note = settings === null ? UNREADABLE : opening.openFragment(settings)
    notes.set(id, note)
    return note
  }

  return (tool: Tool, { entry, hash, isBack }: Address): Promise<string | null> => {
    const { own, extras } = splitExtras(hash)
    if (extras.length > 0) unfold(tool.id, extras, isBack ? 'way back' : 'address')
    return openSettings(tool, entry + own, own)
  }
}

const openAddress = createOpener(loadOpening)

/** The fragments that stand for something in memory, as `src/sw.ts` and the manifest have them. */
const RECEIVERS = new Map<string, typeof receiveShared | typeof receiveLaunched>([
  ['#shared', receiveShared],
  ['#opened', receiveLaunched],
])

/**
 * Fills a tool's page with what its address carries or stands for.
 * @param go goes to another page
 */
export async function open(
  tool: Tool,
  address: Address,
  go: (path: string) => unknown,
): Promise<string | null> {
  const receive = RECEIVERS.get(address.hash)
  return receive ? receive(tool, go) : openAddress(tool, address)
}
