import { PRIVACY_PATH } from '../config'
import { TOOLS } from '../tools/registry'
import type { Tool } from '../tools/tool'
import { KEYWORDS } from './keywords.en'
import {
  LANDING_DESCRIPTION,
  LANDING_KEYWORDS,
  NOT_FOUND_DESCRIPTION,
  NOT_FOUND_KEYWORDS,
  PRIVACY_DESCRIPTION,
  PRIVACY_KEYWORDS,
} from './texts.en'
import { LANDING_TITLE, NOT_FOUND_TITLE, PRIVACY_TITLE } from './titles.en'

/** A page's data for browsers, search engines and link previews. */
export interface PageMeta {
  title: string
  description: string
  keywords: readonly string[]
  /** The path from the site root, for the canonical address. */
  path: string
  /** Share image under `/og/`, and that without words under `/og/plain/`, without its extension. */
  image: string
  noindex?: boolean
  /** The tool that the page is, for the structured data. */
  tool?: Tool
}

export const LANDING_META: PageMeta = {
  title: LANDING_TITLE,
  description: LANDING_DESCRIPTION,
  keywords: LANDING_KEYWORDS,
  path: '/',
  image: 'landing',
}

const PRIVACY_META: PageMeta = {
  title: PRIVACY_TITLE,
  description: PRIVACY_DESCRIPTION,
  keywords: PRIVACY_KEYWORDS,
  path: '/privacy',
  image: 'landing',
}

export const NOT_FOUND_META: PageMeta = {
  title: NOT_FOUND_TITLE,
  description: NOT_FOUND_DESCRIPTION,
  keywords: NOT_FOUND_KEYWORDS,
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

/** The meta data of the page at an address. */
export function metaAt(path: string): PageMeta {
  if (path === LANDING_META.path) return LANDING_META
  if (path === PRIVACY_PATH) return PRIVACY_META
  const tool = TOOLS.find(({ link }) => link === path)
  return tool ? toolMeta(tool) : NOT_FOUND_META
}
