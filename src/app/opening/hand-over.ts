import { createStore } from 'zustand/vanilla'
import { logError } from '#platform/log'
import type { Tool } from '../../tools/tool'
import { loadOpening } from '../tool-pages'

/** A text for the page of a tool at an address, whose fragment is `hash`. */
interface HandedOver {
  tool: Tool
  text: string
  hash: string
}

/** What could not be filled into its page; null: nothing. */
export const failedHandOver = createStore<HandedOver | null>(() => null)

/** What must not stand in an address fills the store of the page, there or on its way. */
export async function handOver(handed: HandedOver, load = loadOpening): Promise<void> {
  failedHandOver.setState(null, true)
  try {
    const opening = await load(handed.tool)
    opening?.openText?.(handed.text)
  } catch (error) {
    logError('Opening', error)
    failedHandOver.setState(handed, true)
  }
}

const isFor = (tool: Tool, hash: string) => {
  const failed = failedHandOver.getState()
  return failed?.tool === tool && failed.hash === hash
}

/** To be called where a page is left. */
export function forgetFailure(tool: Tool, hash: string): void {
  if (isFor(tool, hash)) failedHandOver.setState(null, true)
}

/**
 * To be called once a page is there: its code may have come on a second try, and what could not be filled in then can be.
 * What was meant for another address is forgotten.
 */
export async function handOverAgain(tool: Tool, hash: string, load = loadOpening): Promise<void> {
  const failed = failedHandOver.getState()
  if (!failed) return
  if (isFor(tool, hash)) return handOver(failed, load)
  failedHandOver.setState(null, true)
}
