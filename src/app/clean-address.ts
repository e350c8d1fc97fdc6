/** Of letters, digits and the hyphen, which are all that our addresses have. */
const NEEDLESS_CODE = /%(?:2d|3\d|[46][1-9a-f]|[57][\da])/gi

/**
 * Hosts that serve the files of the build as they are named also answer at `/calculator.html` and
 * `/index.html`: those are the addresses `/calculator` and `/`, and the page goes on under them. So it does where it was
 * asked for as `/qr%2Dgenerator`, which servers decode.
 */
export function cleanAddress(): void {
  const { pathname, search, hash } = window.location
  const clean = pathname
    .replace(NEEDLESS_CODE, decodeURIComponent)
    .replace(/\/index\.html$/, '/')
    .replace(/^(\/(?!404)[\w-]+)\.html$/, '$1')
  if (clean !== pathname) history.replaceState(history.state, '', clean + search + hash)
}
