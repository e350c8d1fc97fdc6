import type { IconName } from '#lib/icon-name'

/** What the box needs of a tool, which answers without the rest of it. */
export interface ToolName {
  id: string
  title: string
  /** One or two words, for the tool bar. */
  shortName: string
  /** False shows 'Coming Soon' in place of the link and on the tool's own page. */
  available: boolean
}

/** What the landing page, the head tags and the routes need of a tool: plain data, read by the first chunk. */
export interface Tool extends ToolName {
  /** One or two sentences for the card, the page's lead and search engines. */
  description: string
  icon: IconName
  /** Path of the tool's page, from the site root. */
  link: string
  /** Addresses outside the site that the tool fetches from, as narrow as `connect-src` can name them. */
  connectSrc?: readonly string[]
  /** Keys of local storage: while one of them exists, the tool runs on every page. */
  worksWhileKept?: readonly string[]
  /** Its colors are what it makes: extensions that darken pages must leave them. */
  hasColorsAsData?: boolean
}
