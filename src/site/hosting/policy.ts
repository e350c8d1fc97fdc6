import { TOOLS } from '../../tools/registry'
import type { HostingSettings } from './settings'

/** Where tools fetch from. The rates are all that any of them fetches from elsewhere. */
function fetchedFrom(ratesUrl: string): readonly string[] {
  if (ratesUrl === 'none') return []
  if (ratesUrl) return [ratesUrl.replace(/[^/]*\{day\}.*$/, '')]
  return TOOLS.flatMap((tool) => tool.connectSrc ?? [])
}

/**
 * Sent with every response, worker scripts included: a policy in a meta tag does not bind workers.
 * Tools widen `connect-src` by the addresses that they declare, and a mirror of the rates takes their place; an ad page
 * widens `frame-src` by its origin.
 */
export function contentSecurityPolicy(settings: HostingSettings): string {
  const { adsFrameUrl, frameAncestors, ratesUrl } = settings
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    ['connect-src', "'self'", ...fetchedFrom(ratesUrl)].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-src ${adsFrameUrl ? new URL(adsFrameUrl).origin : "'none'"}`,
    `frame-ancestors ${frameAncestors}`,
    "object-src 'none'",
  ].join('; ')
}

export const securityHeaders = (settings: HostingSettings): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(settings),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), clipboard-write=(self), screen-wake-lock=(self)',
  ...(settings.hsts && { 'Strict-Transport-Security': settings.hsts }),
})
