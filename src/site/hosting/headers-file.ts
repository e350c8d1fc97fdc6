import { ADS_FRAME_URL } from '../../config'
import { serverRules } from './server-rules'

const indented = ([name, value]: [string, string]) => `  ${name}: ${value}`

/**
 * The file `_headers`: read by hosts such as Cloudflare Pages and Netlify.
 * Without the last of the rules: the format cannot say 'otherwise', and both hosts have it so.
 */
export const headersFile = (rules = serverRules(ADS_FRAME_URL)): string =>
  [
    '/*',
    ...Object.entries(rules.securityHeaders).map(indented),
    ...rules.cacheRules.flatMap(([path, value]) => [path, indented(['Cache-Control', value])]),
    '',
  ].join('\n')
