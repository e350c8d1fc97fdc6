/**
 * Addresses with slashes too many, in front or at the end, as a regular expression that JavaScript,
 * nginx and Caddy read alike. It is for the raw target of the request line: a decoded one would lose
 * the meaning of `%3F`, and a decoded tab in front of a second slash would lead to another site. The
 * address without them is `/` and the three groups; it never begins with two slashes, and `\\x5c`, the
 * backslash, counts as one, as it does for browsers.
 */
const extraSlashes = String.raw`^(?:[/\x5c][/\x5c]+([^?]*?)/*|/([^?/\x5c][^?]*?)/+)(\?.*)?$`

/** The path of a site as a regular expression: of what it may have, the dot alone has a meaning there. */
export const asPattern = (path: string): string => path.replaceAll('.', String.raw`\.`)

/** {@link extraSlashes} of a site that stands at a path: its own slash at the end belongs to it. */
export const extraSlashesBelow = (basePath: string): string =>
  extraSlashes.replace('^', `^${asPattern(basePath.slice(0, -1))}`)

/** What stands at the root of the host wherever the site stands. */
export const hostPaths = String.raw`healthz$|\.well-known/`

/**
 * What lies in the build but is not for visitors, by decoded path; file systems may ignore case. Of names that begin
 * with a dot one folder is for everybody: certificates, security.txt (RFC 8615).
 */
const hiddenPaths = String.raw`^/+(_headers|([a-z-]+/)?404(\.html)?)$|\.(br|gz)$|[/\x5c]\.(?!well-known/)`

/** Answered with 200 while the server is up, for what watches over it. */
export const healthPath = '/healthz'

const hidden = new RegExp(hiddenPaths, 'i')

/**
 * The target of a request line as path and query. A proxy may send a whole address, and OPTIONS a
 * mere `*`.
 */
export function toPathTarget(target: string) {
  const path = target.replace(/^https?:\/\/[^/?]*/i, '')
  return path.startsWith('/') ? path : `/${path}`
}

/** The path of a target, decoded once; null when it cannot be decoded. */
export function decodedPath(target: string): string | null {
  const [path = ''] = target.split('?', 1)
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/**
 * The address of the same page with one slash in front and none at its end, or null when it is that
 * already. Never leads to another host, as `//host/` and `/\host/` would.
 * @param basePath of the landing page, with a slash at both ends
 */
export function withoutExtraSlashes(target: string, basePath = '/'): string | null {
  const [path = '', query = ''] = target.split(/(?=\?)/)
  if (path !== '' && `${path}/` === basePath) return basePath + query
  const groups = new RegExp(extraSlashesBelow(basePath)).exec(target)
  return groups && `${basePath}${groups[1] ?? groups[2] ?? ''}${groups[3] ?? ''}`
}

/** A decoded path as the build has it; null for what is not of the site. */
export function sitePath(pathname: string, basePath: string): string | null {
  if (pathname.startsWith(basePath)) return `/${pathname.slice(basePath.length)}`
  return new RegExp(`^/(?:${hostPaths})`).test(pathname) ? pathname : null
}

/**
 * True for what lies in the build but is not for visitors: the headers, the page for unknown
 * addresses, the compressed doubles and everything whose name begins with a dot, but for `/.well-known/`.
 * @param pathname decoded
 */
export const isHidden = (pathname: string) => hidden.test(pathname)
