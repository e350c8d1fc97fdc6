import { createStore } from 'zustand/vanilla'
import { logError } from '#platform/log'
import type { Tool } from '../../tools/tool'
import { loadOpening } from '../tool-pages'

/** A text for the page of a tool, which has this path and fragment. */
interface HandedOver {
  tool: Tool
  text: string
  address: string
}

/** What could not be filled into its page; null: nothing. */
export const failedHandOver = createStore<HandedOver | null>(() => null)

const forget = () => failedHandOver.setState(null, true)

/** What must not stand in an address fills the store of the page, there or on its way. */
export async function handOver(handed: HandedOver, load = loadOpening): Promise<void> {
  forget()
  try {
    const opening = await load(handed.tool)
    opening?.openText?.(handed.text)
  } catch (error) {
    logError('Opening', error)
    failedHandOver.setState(handed, true)
  }
}

/**
 * To be called once a page is there: its code may have come on a second try, and what could not be filled in then can be.
 * What was meant for another address is forgotten.
 */
export function handOverAgain(address: string, load?: typeof loadOpening): unknown {
  const failed = failedHandOver.getState()
  return failed?.address === address ? handOver(failed, load) : forget()
}
