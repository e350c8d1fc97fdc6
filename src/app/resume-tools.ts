import { whenIdle } from '#platform/idle'
import { logError } from '#platform/log'
import { readLocalText } from '#platform/storage'
import { TOOLS } from '../tools/registry'
import type { Tool } from '../tools/tool'
import { pageLoader } from './tool-pages'

const browser = {
  isKept: (key: string) => readLocalText(key) !== null,
  loadPage: async (tool: Tool) => pageLoader(tool)?.(),
  whenIdle,
}

/** The parts of the browser that resuming uses; a parameter for the tests. */
export type ResumeBrowser = typeof browser

/**
 * Resumes tools that were running when the site was last left, such as a timer, on any page. Their code is loaded
 * only where they have stored something.
 */
export async function resumeTools(
  path: string,
  tools: readonly Tool[] = TOOLS,
  on: ResumeBrowser = browser,
): Promise<void> {
  const isAtWork = ({ link, worksWhileKept }: Tool) =>
    // A tool's own page resumes it by itself.
    link !== path && worksWhileKept?.some(on.isKept)
  const found = tools.filter(isAtWork)
  if (found.length === 0) return
  await on.whenIdle()
  for (const tool of found) {
    try {
      const page = await on.loadPage(tool)
      page?.default.resume?.()
    } catch (cause) {
      logError(`${tool.title}: could not go on`, cause)
    }
  }
}
