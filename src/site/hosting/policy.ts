import { TOOLS } from '../../tools/registry'

/**
 * Sent with every response, worker scripts included: a policy in a meta tag does not bind workers.
 * Tools widen `connect-src` by the addresses that they declare; an ad page (`VITE_ADS_FRAME_URL`) widens
 * `frame-src` by its origin.
 */
export function contentSecurityPolicy(adsFrameUrl: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    ['connect-src', "'self'", ...TOOLS.flatMap((tool) => tool.connectSrc ?? [])].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-src ${adsFrameUrl ? new URL(adsFrameUrl).origin : "'none'"}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}

export const securityHeaders = (adsFrameUrl: string): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(adsFrameUrl),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), clipboard-write=(self), screen-wake-lock=(self)',
  'Strict-Transport-Security': 'max-age=31536000',
})
