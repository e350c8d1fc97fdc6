import { extraSlashesBelow, hostPaths } from '../serve/request-path.ts'

/** What stands between the line that announces the site's path and the redirect of slashes, and that redirect. */
const siteLines = /(?<=writes more here\.\n)[^]*?(?=[ \t]*# One slash in front)/
const redirectLines = /(?<=# One slash in front.*\n)(?:[ \t]*(?:if|@slashes|redir @slashes) .*\n)+/

const indented = (indent: string, lines: string[]) =>
  lines.map((line) => `${indent}${line}\n`).join('')

function withLines(text: string, indent: string, site: string[], redirect: string[]): string {
  if (!siteLines.test(text) || !redirectLines.test(text)) {
    throw new Error('There is no place for the path of the site')
  }
  return text
    .replace(siteLines, () => indented(indent, site))
    .replace(redirectLines, () => indented(indent, redirect))
}

/** nginx.conf for a site at a path: what is neither below it nor of the host itself is not there. */
export function nginxSite(text: string, basePath: string): string {
  const path = basePath.slice(0, -1)
  const own = [basePath, '/404\\.html$', ...hostPaths.split('|').map((host) => `/${host}`)]
  const site = [
    `if ($request_uri ~ "^${path}(\\?.*)?$") { return 301 ${basePath}$1; }`,
    `if ($uri !~ "^(${own.join('|')})") { return 404; }`,
    `rewrite ^${path}(/.*)$ $1;`,
  ]
  return withLines(text, '    ', basePath === '/' ? [] : site, [
    `if ($request_uri ~ "${extraSlashesBelow(basePath)}") { return 301 ${basePath}$1$2$3; }`,
  ])
}

/** The Caddyfile for a site at a path. */
export function caddySite(text: string, basePath: string): string {
  const path = basePath.slice(0, -1)
  const site = [
    `@front vars_regexp front {http.request.orig_uri} ^${path}(\\?.*)?$`,
    `redir @front ${basePath}{re.front.1} 301`,
    '@foreign {',
    `\tnot path ${basePath}*`,
    `\tnot path_regexp ^/(${hostPaths})`,
    '}',
    'error @foreign 404',
    `uri strip_prefix ${path}`,
  ]
  return withLines(text, '\t\t', basePath === '/' ? [] : site, [
    `@slashes vars_regexp slashes {http.request.orig_uri} ${extraSlashesBelow(basePath)}`,
    `redir @slashes ${basePath}{re.slashes.1}{re.slashes.2}{re.slashes.3} 301`,
  ])
}
