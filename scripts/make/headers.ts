// Writes the headers of the site into the configurations that are committed: `npm run headers`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverRules, type ServerRules } from '../../src/site/hosting/headers-file.ts'
import { isMain, rootDir } from '../bootstrap/paths.mjs'
import { siteSettings } from '../build/site-settings.ts'
import { asPattern } from '../serve/request-path.ts'
import { caddySite, nginxSite } from './site-lines.ts'

/** Puts a text in the place of all that matches, which stands together; throws where nothing does. */
function replaceRun(text: string, [matching, lines]: [matching: string, lines: string[]]) {
  const run = new RegExp(`(^${matching}\n)+`, 'm')
  if (!run.test(text)) throw new Error(`There is no line ${matching}`)
  return text.replace(run, () => lines.map((line) => `${line}\n`).join(''))
}

/** @param name of a header */
const variable = (name: string) => `$nimble_${name.toLowerCase().replaceAll('-', '_')}`

/** deploy/nginx.conf with the headers of the rules in the place of its own, for a site at a path. */
export function nginxConfig(
  text: string,
  { securityHeaders, cacheRules }: ServerRules,
  basePath = '/',
) {
  const headers = { ...securityHeaders, Vary: 'Accept-Encoding' }
  const names = [...Object.keys(securityHeaders), 'Cache-Control', 'Vary']
  const runs: [string, string[]][] = [
    [
      // Only answers that carry the whole file may be kept: a 404 in /static/ may be there a moment later,
      // and whether a range can be met is not known yet when nginx evaluates the header.
      '    "~\\^whole\\(200.*',
      cacheRules.map(([path, value]) => {
        // The address is that of the file which was sent, and may have got the ending .br.
        const end = path.endsWith('*') ? '' : '(\\.br)?$'
        return `    "~^whole(200|304)${asPattern(path).replace(/\*$/, '')}${end}" "${value}";`
      }),
    ],
    [
      'map \\$status \\$nimble.*',
      Object.entries(headers).map(
        ([name, value]) =>
          `map $status ${variable(name)} { volatile; default "${value}"; 416 ""; }`,
      ),
    ],
    [
      '    add_header (?!Content-Encoding).*',
      names.map((name) => `    add_header ${name} ${variable(name)} always;`),
    ],
  ]
  return nginxSite(runs.reduce(replaceRun, text), basePath)
}

/** deploy/Caddyfile with the headers of the rules in the place of its own, for a site at a path. */
export function caddyfile(
  text: string,
  { securityHeaders, cacheRules, otherwise }: ServerRules,
  basePath = '/',
) {
  const headers = { ...securityHeaders, 'Cache-Control': otherwise }
  // Paths that share a value share a line.
  const values = new Set(cacheRules.map(([, value]) => value))
  const runs: [string, string[]][] = [
    [
      '\t\t\t[\\w-]+ ".*',
      Object.entries(headers).map(([name, value]) => `\t\t\t${name} "${value}"`),
    ],
    [
      '\t\t@kept\\d \\{\n[^}]*\\}\n.*',
      [...values].map((value, index) => {
        const paths = cacheRules.filter((rule) => rule[1] === value).map(([path]) => path)
        const name = `@kept${index + 1}`
        // Parts of files are left out: that a range cannot be met is known only once the headers are written.
        const matcher = `\t\t${name} {\n\t\t\tpath ${paths.join(' ')}\n\t\t\tnot header Range *\n\t\t}`
        return `${matcher}\n\t\theader ${name} Cache-Control "${value}"`
      }),
    ],
  ]
  return caddySite(runs.reduce(replaceRun, text), basePath)
}

if (isMain(import.meta.url)) {
  const { basePath } = siteSettings(process.env)
  // The variables are those of the build.
  const rules = serverRules(process.env)
  const writers = {
    'deploy/nginx.conf': (text: string) => nginxConfig(text, rules, basePath),
    'deploy/Caddyfile': (text: string) => caddyfile(text, rules, basePath),
  }
  for (const [name, write] of Object.entries(writers)) {
    const file = join(rootDir, name)
    // An editor on Windows may have written other line ends.
    writeFileSync(file, write(readFileSync(file, 'utf8').replaceAll('\r\n', '\n')))
    console.log(`${name} written`)
  }
}
