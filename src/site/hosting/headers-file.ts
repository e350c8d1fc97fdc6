import { LANGUAGES, PUBLISHED } from '../languages'
import { securityHeaders } from './policy'
import { hostingSettings } from './settings'

const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

/** Kept, but revalidated each time: pages and service workers must never be those of an old deployment. */
const REVALIDATE = 'no-cache'

// Their names have no hash, and nothing breaks if one is an hour old.
const SMALL_FILES = [
  '/early.js',
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/alarm.wav',
  '/icons/*',
  '/og/*',
  '/screenshots/*',
]

type CacheRule = [path: string, cacheControl: string]

const cacheRules = (): CacheRule[] => [
  // Names with a hash: those of all languages, and the workers of each.
  ...PUBLISHED.map((id) => LANGUAGES[id].path).map((path): CacheRule => [
    path ? `/${path}/static/*` : '/static/*',
    FOREVER,
  ]),
  ...SMALL_FILES.map((path): CacheRule => [path, AN_HOUR]),
]

/**
 * What every server of the site must send; each server configuration is written from this.
 * @param env the variables of the build that decide about answers
 */
export const serverRules = (env: Readonly<Record<string, unknown>> = {}) => ({
  /** On every response, of any status. */
  securityHeaders: securityHeaders(hostingSettings(env)),
  /**
   * `Cache-Control` by path, `*` at the end standing for anything. No path matches two of them, since hosts join the
   * values of two rules.
   */
  cacheRules: cacheRules(),
  /** `Cache-Control` of all other paths, pages and service workers too, and of every redirect and error. */
  otherwise: REVALIDATE,
})

export type ServerRules = ReturnType<typeof serverRules>

const indented = ([name, value]: [string, string]) => `  ${name}: ${value}`

/**
 * The file `_headers`: read by hosts such as Cloudflare Pages and Netlify.
 * Its paths are those of the host. Without `otherwise`: the format has no such rule, and both hosts revalidate by default.
 */
export const headersFile = (rules: ServerRules, basePath = '/'): string =>
  [
    '/*',
    ...Object.entries(rules.securityHeaders).map(indented),
    ...rules.cacheRules.flatMap(([path, value]) => [
      basePath + path.slice(1),
      indented(['Cache-Control', value]),
    ]),
    '',
  ].join('\n')
