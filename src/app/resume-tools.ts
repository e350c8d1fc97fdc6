import { whenIdle } from '#platform/idle'
import { logError } from '#platform/log'
import { onChangeInOtherTab, readLocalText } from '#platform/storage'
import { TOOLS } from '../tools/registry'
import type { Tool } from '../tools/tool'
import { pageLoader } from './tool-pages'

const browser = {
  isKept: (key: string) => readLocalText(key) !== null,
  onChangeInOtherTab,
  loadPage: async (tool: Tool) => pageLoader(tool)?.(),
  whenIdle,
}

/** The parts of the browser that resuming uses; a parameter for the tests. */
export type ResumeBrowser = typeof browser

async function resume(tool: Tool, on: ResumeBrowser) {
  if (!tool.worksWhileKept?.some(on.isKept)) return
  await on.whenIdle()
  try {
    const page = await on.loadPage(tool)
    page?.default.resume?.()
  } catch (cause) {
    logError(`${tool.title}: could not go on`, cause)
  }
}

/**
 * Resumes tools that were running when the site was last left, such as a timer, on any page, and those that are started
 * in another tab. Their code is loaded only where they have stored something.
 */
export async function resumeTools(
  path: string,
  tools: readonly Tool[] = TOOLS,
  on: ResumeBrowser = browser,
): Promise<void> {
  for (const tool of tools) {
    for (const key of tool.worksWhileKept ?? [])
      on.onChangeInOtherTab(key, () => void resume(tool, on))
    // A tool's own page resumes it by itself.
    if (tool.link !== path) await resume(tool, on)
  }
}
