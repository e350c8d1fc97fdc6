import { asPattern, extraSlashesBelow, hostPaths } from '../serve/request-path.ts'

/** The redirect of slashes, and what stands below the line that announces the site's path. */
const redirectLines = /(?<=# One slash in front.*\n)(?:[ \t]*(?:if|@slashes|redir @slashes) .*\n)+/
const siteLines = /(?<=writes more here\.\n)(?:.+\n)*/

const indented = (indent: string, lines: string[]) =>
  lines.map((line) => `${indent}${line}\n`).join('')

function withLines(text: string, indent: string, redirect: string[], site: string[]): string {
  if (!siteLines.test(text) || !redirectLines.test(text)) {
    throw new Error('There is no place for the path of the site')
  }
  return text
    .replace(redirectLines, () => indented(indent, redirect))
    .replace(siteLines, () => indented(indent, site))
}

/** nginx.conf for a site at a path: what is neither below it nor of the host itself is not there. */
export function nginxSite(text: string, basePath: string): string {
  const path = asPattern(basePath.slice(0, -1))
  // nginx comes by here a second time, for the page of unknown addresses, which has no address of its own.
  const own = `${path}/(?!404\\.html$)|/404\\.html$|/(${hostPaths})`
  const site = [
    `if ($request_uri ~ "^${path}(\\?.*)?$") { return 301 ${basePath}$1; }`,
    `if ($uri !~ "^(${own})") { return 404; }`,
    `rewrite ^${path}(/.*)$ $1;`,
  ]
  const redirect = `if ($request_uri ~ "${extraSlashesBelow(basePath)}") { return 301 ${basePath}$1$2$3; }`
  return withLines(text, '    ', [redirect], basePath === '/' ? [] : site)
}

/** The Caddyfile for a site at a path. */
export function caddySite(text: string, basePath: string): string {
  const path = asPattern(basePath.slice(0, -1))
  const site = [
    `@front vars_regexp front {http.request.orig_uri} ^${path}(\\?.*)?$`,
    `redir @front ${basePath}{re.front.1} 301`,
    // A matcher by path takes capitals for small letters; by expression it does not.
    `@foreign not path_regexp ^(${path}/|/(${hostPaths}))`,
    'error @foreign 404',
    `uri strip_prefix ${basePath.slice(0, -1)}`,
  ]
  const redirect = [
    `@slashes vars_regexp slashes {http.request.orig_uri} ${extraSlashesBelow(basePath)}`,
    `redir @slashes ${basePath}{re.slashes.1}{re.slashes.2}{re.slashes.3} 301`,
  ]
  return withLines(text, '\t\t', redirect, basePath === '/' ? [] : site)
}
