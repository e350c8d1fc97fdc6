import { PRIVACY_PATH, SITE_NAME } from '../config'
import { TOOLS } from '../tools/registry'
import { documentTitle, LANDING_TITLE, NOT_FOUND_TITLE, PRIVACY_TITLE } from './titles.en'

/** The document's title at an address. */
export function titleAt(path: string): string {
  if (path === PRIVACY_PATH) return documentTitle(PRIVACY_TITLE, SITE_NAME)
  const tool = TOOLS.find(({ link }) => link === path)
  const title = tool?.title ?? (path === '/' ? LANDING_TITLE : NOT_FOUND_TITLE)
  return documentTitle(title, SITE_NAME)
}
