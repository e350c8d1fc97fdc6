import type { ComponentType } from 'react'
import type { Opening } from '../tools/opening'
import type { Tool } from '../tools/tool'
import type { PageModule } from './loading/lazy-page'

export interface ToolPageModule extends PageModule {
  /** With the loader of its `opening.ts`, and `resume`, which resumes an earlier visit's work on any page. */
  default: ComponentType & { loadOpening?: () => Promise<Opening>; resume?: () => unknown }
}

const pages = import.meta.glob<ToolPageModule>('../tools/*/page.tsx')

/** Loads the code of a tool's page; undefined where it has none. */
export const pageLoader = ({ id }: Tool) => pages[`../tools/${id}/page.tsx`]

/** What fills a tool's page; with the page's own code, since it works on the page's store. */
export const loadOpening = async (tool: Tool): Promise<Opening | undefined> =>
  (await pageLoader(tool)?.())?.default.loadOpening?.()
