import type { ServerRules } from '../../src/site/hosting/headers-file.ts'

/** The headers of a path, whatever its answer. Of the cache rules one matches at most. */
export function headersFor(rules: ServerRules, pathname: string): Record<string, string> {
  const cacheRule = rules.cacheRules.find(([path]) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path,
  )
  return {
    ...rules.securityHeaders,
    'Cache-Control': cacheRule?.[1] ?? rules.otherwise,
    Vary: 'Accept-Encoding',
  }
}
