/**
 * @typedef {{ pattern: string, headers: Array<[name: string, value: string]> }} HeaderRule
 */

/**
 * Reads the part of the `_headers` format of Cloudflare Pages and Netlify that the build writes:
 * lines with a path, `*` standing for anything, each followed by indented `Name: value` lines.
 * Throws on a line that is neither, since a header would be lost in silence.
 * Source: https://developers.cloudflare.com/pages/configuration/headers/
 * @param {string} text
 * @returns {HeaderRule[]}
 */
export function parseHeadersFile(text) {
  /** @type {HeaderRule[]} */
  const rules = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim()
    if (content === '' || content.startsWith('#')) continue
    const isIndented = /^\s/.test(line)
    if (!isIndented && content.startsWith('/')) {
      rules.push({ pattern: content, headers: [] })
      continue
    }
    const header = /^([A-Za-z0-9-]+):\s*(.+)$/.exec(content)
    const rule = rules.at(-1)
    const [, name, value] = header ?? []
    if (!isIndented || rule === undefined || name === undefined || value === undefined) {
      throw new Error(`_headers, line ${index + 1} is neither a path nor a header: ${content}`)
    }
    rule.headers.push([name, value])
  }
  return rules
}

/**
 * @param {string} pattern
 * @param {string} pathname
 */
function matches(pattern, pathname) {
  const [start = '', ...rest] = pattern.split('*')
  if (!pathname.startsWith(start)) return false
  if (rest.length === 0) return pathname === start
  const escaped = rest.map((part) => part.replaceAll(/[\\^$.+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`^.*${escaped.join('.*')}$`, 's').test(pathname.slice(start.length))
}

/**
 * The headers of a path, names in lower case. Every rule that matches counts; what two of them say
 * about one header is joined by a comma, as the hosts do.
 * @param {HeaderRule[]} rules
 * @param {string} pathname
 * @returns {Map<string, string>}
 */
export function headersFor(rules, pathname) {
  const headers = new Map()
  for (const rule of rules.filter(({ pattern }) => matches(pattern, pathname))) {
    for (const [name, value] of rule.headers) {
      const key = name.toLowerCase()
      const earlier = headers.get(key)
      headers.set(key, earlier === undefined ? value : `${earlier}, ${value}`)
    }
  }
  return headers
}
