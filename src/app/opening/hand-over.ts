import { createStore } from 'zustand/vanilla'
import { logError } from '#platform/log'
import type { Tool } from '../../tools/tool'
import { loadOpening } from '../tool-pages'

/** The tool whose page a text could not be filled into; null: none. */
export const failedHandOver = createStore<Tool | null>(() => null)

/** What must not stand in an address fills the store of the page, there or on its way. */
export async function handOver(tool: Tool, text: string, load = loadOpening): Promise<void> {
  failedHandOver.setState(null, true)
  try {
    const opening = await load(tool)
    opening?.openText?.(text)
  } catch (error) {
    logError('Opening', error)
    failedHandOver.setState(tool, true)
  }
}

export function forgetFailure(tool: Tool): void {
  if (failedHandOver.getState() === tool) failedHandOver.setState(null, true)
}
