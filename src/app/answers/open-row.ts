import type { Row } from '../../answers/row'
import { handOver } from '../opening/hand-over'
import { toolOf } from './tool-of'

/** What the box needs of the router and of its dialog to open a page. */
export interface Way {
  go: (path: string, replace: boolean) => void
  /** Closes the dialog that a page is opened from, if there is one, and then goes on to the page. */
  leave: (goOn: () => void) => void
  /** The path of the page that is shown. */
  path: () => string
}

/** What opens the page of a row's tool, with the answer filled in where there is one. */
export function openRow({ go, leave, path }: Way): (row: Row) => void {
  let opened: Row | null = null
  return (row) => {
    // Until the page is there, a second Enter would be another entry of the history.
    if (row === opened) return
    opened = row
    const tool = toolOf(row.tool)
    const { opening } = row
    const hash = opening && 'fragment' in opening ? `#${opening.fragment}` : ''
    const address = tool.link + hash
    if (opening?.text !== undefined) void handOver({ tool, text: opening.text, address })
    // What is asked for again on its own page is no other entry of the history.
    const isHere = path() === tool.link && window.location.hash === hash
    // First, so that the dialog gives the focus back before the page's heading takes it.
    leave(() => go(address, isHere))
  }
}
