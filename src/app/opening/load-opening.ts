import type { Opening } from '../../tools/opening'
import type { Tool } from '../../tools/tool'
import { toolPages } from '../tool-pages'

/** What fills a tool's page; with the page's own code, since it works on the page's store. */
export async function loadOpening({ id }: Tool): Promise<Opening | undefined> {
  const page = await toolPages[`../tools/${id}/page.tsx`]?.()
  return page?.default.loadOpening?.()
}
