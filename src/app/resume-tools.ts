import { whenIdle } from '../platform/idle'
import { logError } from '../platform/log'
import { readLocalText } from '../platform/storage'
import { TOOLS } from '../tools/registry'
import type { Tool } from '../tools/tool'
import { toolPages } from './tool-pages'

const browser = {
  isKept: (key: string) => readLocalText(key) !== null,
  loadPage: async ({ id }: Tool) => toolPages[`../tools/${id}/page.tsx`]?.(),
  whenIdle,
}

/** What resuming needs of the browser; a parameter for the tests. */
export type ResumeBrowser = typeof browser

/**
 * Goes on with tools that were at work when the site was last left, such as a running timer, whatever page is
 * shown. Where nothing is kept of them, none of their code is loaded.
 */
export async function resumeTools(
  path: string,
  tools: readonly Tool[] = TOOLS,
  on: ResumeBrowser = browser,
): Promise<void> {
  const isAtWork = ({ link, worksWhileKept }: Tool) =>
    // On its own page a tool does so itself.
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
