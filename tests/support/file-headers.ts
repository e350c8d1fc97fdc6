/** What a server may call a file, by its ending. */
export const MEDIA_TYPES: Record<string, string[]> = {
  html: ['text/html'],
  js: ['text/javascript'],
  css: ['text/css'],
  svg: ['image/svg+xml'],
  json: ['application/json'],
  webmanifest: ['application/manifest+json'],
  xml: ['text/xml', 'application/xml'],
  txt: ['text/plain'],
  bin: ['application/octet-stream'],
  png: ['image/png'],
  webp: ['image/webp'],
  ico: ['image/x-icon', 'image/vnd.microsoft.icon'],
  wav: ['audio/wav', 'audio/x-wav'],
  woff2: ['font/woff2'],
}

const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 86_400

/** The value of `Cache-Control` if it is not what the file at that path must have. */
export function cacheControlFault(path: string, value = ''): string | null {
  if (/^\/([a-z-]+\/)?static\//.test(path)) return value === FOREVER ? null : value
  if (/\.html$|^\/sw(\.[a-z-]+)?\.js$|\/manifest\.webmanifest$/.test(path)) {
    return value === 'no-cache' ? null : value
  }
  const maxAge = /^public, max-age=(\d+)$/.exec(value)?.[1]
  return value === 'no-cache' || Number(maxAge) <= A_DAY ? null : value
}
