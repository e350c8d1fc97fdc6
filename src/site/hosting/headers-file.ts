import { cacheRules, REVALIDATE } from './cache-rules'
import { securityHeaders } from './policy'

/** What every server of the site must send; each server configuration is written from this. */
export interface ServerRules {
  /** On every response, whatever its status. */
  securityHeaders: Record<string, string>
  /** `Cache-Control` by path, `*` at the end standing for anything. */
  cacheRules: [path: string, cacheControl: string][]
  /** `Cache-Control` of all other paths, and of every redirect and error. */
  otherwise: string
}

/** @param adsFrameUrl address of the ad page, empty where there is none */
export const serverRules = (adsFrameUrl: string): ServerRules => ({
  securityHeaders: securityHeaders(adsFrameUrl),
  cacheRules: cacheRules(),
  otherwise: REVALIDATE,
})

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
