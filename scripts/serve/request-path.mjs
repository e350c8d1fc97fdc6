/**
 * The target of a request line as path and query. A proxy may send a whole address, and OPTIONS a
 * mere `*`.
 * @param {string} target
 */
export function toPathTarget(target) {
  const path = target.replace(/^https?:\/\/[^/?]*/i, '')
  return path.startsWith('/') ? path : `/${path}`
}

/**
 * The path of a target, decoded once; null when it cannot be decoded.
 * @param {string} target
 * @returns {string | null}
 */
export function decodedPath(target) {
  const [path = ''] = target.split('?', 1)
  try {
    return decodeURI(path)
  } catch {
    return null
  }
}

/**
 * The address of the same page without slashes at its end, or null when there are none. Never leads
 * to another host: `//host/` and `/\host/` would, so what they begin with becomes one slash.
 * @param {string} target
 * @returns {string | null}
 */
export function withoutTrailingSlash(target) {
  const [, path = '', search = ''] = /^([^?]*)(.*)$/s.exec(target) ?? []
  if (path === '/' || !path.endsWith('/')) return null
  return path.replace(/\/+$/, '').replace(/^[/\\]*/, '/') + search
}

/**
 * True for what lies in the build but is not for visitors: the headers, the compressed doubles and
 * everything whose name begins with a dot. File systems may ignore case.
 * @param {string} pathname
 */
export function isHidden(pathname) {
  const lower = pathname.toLowerCase()
  return lower === '/_headers' || /\.(br|gz)$/.test(lower) || /[/\\]\./.test(lower)
}
