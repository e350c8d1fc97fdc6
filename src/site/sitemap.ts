import { PRIVACY_PATH } from '../config'
import { TOOLS } from '../tools/registry'

/** `/sitemap.xml`: the pages that search engines should index. */
export const sitemap = (siteUrl: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[
      '/',
      ...TOOLS.filter((tool) => tool.available).map((tool) => tool.link),
      ...(PRIVACY_PATH ? [PRIVACY_PATH] : []),
    ].map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

/** `/robots.txt`: everything may be crawled; it names the sitemap, if there is one. */
export const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n${siteUrl && `Sitemap: ${siteUrl}/sitemap.xml\n`}`

const DAY_MS = 86_400_000

/**
 * `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness. It must expire within a year of the build, after
 * which somebody should look whether it still holds.
 */
export const securityText = (contact: string, built: Date): string =>
  `Contact: ${contact}\nExpires: ${new Date(built.getTime() + 364 * DAY_MS).toISOString()}\nPreferred-Languages: en\n`
