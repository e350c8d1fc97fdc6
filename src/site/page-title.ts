import { SITE_NAME } from '../config'
import { TOOLS } from '../tools/registry'

export const LANDING_TITLE = 'Free Online Tools for Everyone'
export const NOT_FOUND_TITLE = 'Page not found'

/** `{page title} | {site name} - Free Online Tools` (SH-03). */
export const documentTitle = (pageTitle: string): string =>
  `${pageTitle} | ${SITE_NAME} - Free Online Tools`

/** The document's title at an address. */
export function titleAt(path: string): string {
  const tool = TOOLS.find(({ link }) => link === path)
  return documentTitle(tool?.title ?? (path === '/' ? LANDING_TITLE : NOT_FOUND_TITLE))
}
