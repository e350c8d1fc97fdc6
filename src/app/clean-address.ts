import { BASE_PATH } from '../config'
import { routePath } from './route-path'

/**
 * Hosts that serve the files of the build as they are named also answer at `/calculator.html` and
 * `/index.html`: those are the addresses `/calculator` and `/`, and the page goes on under them.
 */
export function cleanAddress(): void {
  const { pathname, search, hash } = window.location
  const path = routePath(pathname)
  const clean = path.replace(/^\/index\.html$/, '/').replace(/^(\/(?!404)[\w-]+)\.html$/, '$1')
  if (clean === path) return
  history.replaceState(history.state, '', BASE_PATH + clean.slice(1) + search + hash)
}
