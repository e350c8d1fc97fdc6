import { CliError } from '../bootstrap/cli-error.mjs'

type Environment = Readonly<Record<string, string | undefined>>

// A path that begins with two slashes, of either kind, leads to another host.
const LINK = /^(mailto:|https?:\/\/|\/(?![/\\]))\S+$/

const ADDRESSES: Readonly<Record<string, RegExp>> = {
  // It is a line of security.txt.
  VITE_SECURITY_CONTACT: /^(mailto:|https:\/\/)\S+$/,
  VITE_LINK_IMPRINT: LINK,
  VITE_LINK_PRIVACY: LINK,
  VITE_LINK_SOURCE: LINK,
  VITE_LINK_FEEDBACK: LINK,
}

/** Throws a CliError where an address that visitors are led to is none. */
export function checkAddresses(env: Environment): void {
  for (const [name, form] of Object.entries(ADDRESSES)) {
    const address = env[name]
    if (address && !form.test(address)) {
      throw new CliError(`${name} is "${address}"; docs/deploy.md has what it may be.`)
    }
  }
}

// It is written into rules of servers, where other characters would have a meaning.
const BASE_PATH = /^(\/[\w~-][\w.~-]*)*\/$/

/** A path with a slash at both ends; throws a CliError where it is none. */
function parseBasePath(text: string): string {
  const path = `/${text}/`.replaceAll(/\/+/g, '/')
  if (BASE_PATH.test(path)) return path
  throw new CliError(
    `The path of the site must be one such as /tools/, of letters, digits and - _ . ~, not "${text}".`,
  )
}

/** The address that a hoster gives; throws a CliError where it is none of the web. */
function parseSiteUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url !== null && /^https?:$/.test(url.protocol)) return url
  throw new CliError(
    `VITE_SITE_URL must be an address such as https://tools.example, not "${text}".`,
  )
}

/**
 * The public address of the sources: the field `repository` of package.json, which npm reads too; empty where it has
 * none.
 */
export function repositoryAddress({ repository = '' }: { repository?: string }): string {
  if (repository === '' || /^https:\/\/\S+[^/\s]$/.test(repository)) return repository
  throw new CliError(
    `The repository of package.json must be an address such as https://github.com/OWNER/NAME, not "${repository}".`,
  )
}

/** Where the site stands, from the variables of a build. */
export function siteSettings(env: Environment): {
  /** The path of the landing page, with a slash at both ends. */
  basePath: string
  /** The address of the landing page without the slash at its end; empty where none was given. */
  siteUrl: string
} {
  const url = env['VITE_SITE_URL'] ? parseSiteUrl(env['VITE_SITE_URL']) : null
  const basePath = parseBasePath(env['VITE_BASE_PATH'] || (url?.pathname ?? '/'))
  return { basePath, siteUrl: url ? (url.origin + basePath).slice(0, -1) : '' }
}
