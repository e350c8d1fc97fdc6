import { cacheRules, REVALIDATE } from './cache-rules'
import { securityHeaders } from './policy'

/**
 * What every server of the site must send; each server configuration is written from this.
 * @param adsFrameUrl address of the ad page, empty where there is none
 */
export const serverRules = (adsFrameUrl: string) => ({
  /** On every response, whatever its status. */
  securityHeaders: securityHeaders(adsFrameUrl),
  /** `Cache-Control` by path, `*` at the end standing for anything. */
  cacheRules: cacheRules(),
  /** `Cache-Control` of all other paths, and of every redirect and error. */
  otherwise: REVALIDATE,
})

export type ServerRules = ReturnType<typeof serverRules>

const indented = ([name, value]: [string, string]) => `  ${name}: ${value}`

/**
 * The file `_headers`: read by hosts such as Cloudflare Pages and Netlify.
 * Without `otherwise`: the format has no such rule, and both hosts revalidate by default.
 */
export const headersFile = (rules: ServerRules): string =>
  [
    '/*',
    ...Object.entries(rules.securityHeaders).map(indented),
    ...rules.cacheRules.flatMap(([path, value]) => [path, indented(['Cache-Control', value])]),
    '',
  ].join('\n')
