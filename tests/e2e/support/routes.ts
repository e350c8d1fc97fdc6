import { TOOLS } from '../../../src/tools/registry'

/** In the order of the landing page. */
export const TOOL_PAGES = TOOLS.map(({ link, title }) => ({ path: link, title }))

export const PAGES = [
  { path: '/', title: 'Free Online Tools for Everyone' },
  ...TOOL_PAGES,
  { path: '/privacy', title: 'Privacy' },
]
