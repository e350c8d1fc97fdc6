import { TOOLS } from '../../../src/tools/registry'
import { LANDING_TITLE, PRIVACY_TITLE } from '../../../src/site/titles.en'

/** In the order of the landing page. */
export const TOOL_PAGES = TOOLS.map(({ link, title }) => ({ path: link, title }))

export const PAGES = [
  { path: '/', title: LANDING_TITLE },
  ...TOOL_PAGES,
  { path: '/privacy', title: PRIVACY_TITLE },
]

/** The title of a tool's page and of its card. */
export function titleOf(id: string): string {
  const tool = TOOLS.find((each) => each.id === id)
  if (!tool) throw new Error(`There is no tool ${id}`)
  return tool.title
}
