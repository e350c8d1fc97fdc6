import { SITE_NAME } from '../config'
import { TOOLS } from '../tools/registry'
import type { Tool } from '../tools/tool'
import { KEYWORDS } from './keywords'
import { LANDING_TITLE, NOT_FOUND_TITLE } from './page-title'

/** A page's data for browsers, search engines and link previews. */
export interface PageMeta {
  title: string
  description: string
  keywords: readonly string[]
  /** From the site root; the canonical address. */
  path: string
  /** Share image under `/og/`, without its extension. */
  image: string
  noindex?: boolean
  /** The tool that the page is, for the structured data. */
  tool?: Tool
}

export const LANDING_META: PageMeta = {
  title: LANDING_TITLE,
  description: `${SITE_NAME}: countdown timer, calculator, unit and currency converters, QR codes, colors and passwords. Free, fast, no sign-up; your data stays in your browser.`,
  keywords: [
    'free online tools',
    'browser tools',
    'no sign-up',
    'private',
    'calculator',
    'qr code',
  ],
  path: '/',
  image: 'landing',
}

export const NOT_FOUND_META: PageMeta = {
  title: NOT_FOUND_TITLE,
  description: 'There is no page at this address.',
  keywords: ['free online tools', 'page not found'],
  path: '/404',
  image: 'landing',
  noindex: true,
}

export const toolMeta = (tool: Tool): PageMeta => ({
  title: tool.title,
  description: tool.description,
  keywords: KEYWORDS[tool.id] ?? [],
  path: tool.link,
  image: tool.id,
  noindex: !tool.available,
  tool,
})

/** Of the page at an address. */
export function metaAt(path: string): PageMeta {
  if (path === LANDING_META.path) return LANDING_META
  const tool = TOOLS.find(({ link }) => link === path)
  return tool ? toolMeta(tool) : NOT_FOUND_META
}
