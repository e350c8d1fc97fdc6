/**
 * Hosts that serve the files of the build as they are named also answer at `/calculator.html` and
 * `/index.html`: those are the addresses `/calculator` and `/`, and the page goes on under them.
 */
export function cleanAddress(): void {
  const { pathname, search, hash } = window.location
  const clean = pathname.replace(/\/index\.html$/, '/').replace(/^(\/(?!404)[\w-]+)\.html$/, '$1')
  if (clean !== pathname) history.replaceState(history.state, '', clean + search + hash)
}
