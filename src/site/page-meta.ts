import { SITE_NAME } from '../config'
import type { Tool } from '../tools/tool'

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
  title: 'Free Online Tools for Everyone',
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
  title: 'Page not found',
  description: 'There is no page at this address.',
  keywords: ['free online tools', 'page not found'],
  path: '/404',
  image: 'landing',
  noindex: true,
}

export const toolMeta = (tool: Tool): PageMeta => ({
  title: tool.title,
  description: tool.description,
  keywords: tool.keywords,
  path: tool.link,
  image: tool.id,
  noindex: !tool.available,
  tool,
})
