import { LANGUAGE_PATH, OWN_PATH, PAGES_PATH } from '../config'
import { routePath } from './route-path'

/**
 * Hosts that serve the files of the build as they are named also answer at `/calculator.html` and
 * `/index.html`: those are the addresses `/calculator` and `/`, and the page goes on under them.
 */
export function cleanAddress(): void {
  const { pathname, search, hash } = window.location
  // `/de.html` stands beside the other pages of its language.
  const path = routePath(
    LANGUAGE_PATH && pathname === `${PAGES_PATH}.html` ? `${OWN_PATH}index.html` : pathname,
  )
  const clean = path.replace(/^\/index\.html$/, '/').replace(/^(\/(?!404)[\w-]+)\.html$/, '$1')
  if (clean === path) return
  const address = LANGUAGE_PATH && clean === '/' ? PAGES_PATH : OWN_PATH + clean.slice(1)
  history.replaceState(history.state, '', address + search + hash)
}
