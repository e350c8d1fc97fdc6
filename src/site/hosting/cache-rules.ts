import { TOOLS } from '../../tools/registry'

const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

/** Kept, but revalidated each time: pages and the service worker must never be those of an old deployment. */
export const REVALIDATE = 'no-cache'

const pages = () => ['/', ...TOOLS.filter(({ available }) => available).map(({ link }) => link)]

// Their names have no hash, and nothing breaks if one is an hour old.
const SMALL_FILES = [
  '/early.js',
  '/browser-check.js',
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/alarm.wav',
  '/icons/*',
  '/og/*',
]

/**
 * `Cache-Control` by path; `*` at the end stands for anything. No path matches two of them, since
 * hosts join the values of two rules. Whatever no rule names is to be revalidated too.
 */
export const cacheRules = (): [path: string, cacheControl: string][] => [
  ['/static/*', FOREVER],
  ...SMALL_FILES.map((path): [string, string] => [path, AN_HOUR]),
  ...[...pages(), '/sw.js', '/manifest.webmanifest'].map((path): [string, string] => [
    path,
    REVALIDATE,
  ]),
]
