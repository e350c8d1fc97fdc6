import { ADS_FRAME_URL } from '../config'
import { cacheRules, REVALIDATE } from './cache-rules'
import { securityHeaders } from './security-headers'
import type { ServerRules } from './server-rules'

export const serverRules = (adsFrameUrl = ADS_FRAME_URL): ServerRules => ({
  securityHeaders: securityHeaders(adsFrameUrl),
  cacheRules: cacheRules(),
  otherwise: REVALIDATE,
})

const indented = ([name, value]: [string, string]) => `  ${name}: ${value}`

/**
 * The file `_headers`: read by hosts such as Cloudflare Pages and Netlify, and by our own server.
 * Without the last of the rules: the format cannot say 'otherwise', and both hosts have it so.
 */
export const headersFile = (rules = serverRules()): string =>
  [
    '/*',
    ...Object.entries(rules.securityHeaders).map(indented),
    ...rules.cacheRules.flatMap(([path, value]) => [path, indented(['Cache-Control', value])]),
    '',
  ].join('\n')
