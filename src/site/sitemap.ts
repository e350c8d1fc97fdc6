import { SITE_URL } from '../config'
import { TOOLS } from '../tools/registry'

/** `/sitemap.xml`: the pages that search engines should index. */
export const sitemap = (): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...['/', ...TOOLS.filter((tool) => tool.available).map((tool) => tool.link)].map(
      (path) => `  <url><loc>${SITE_URL}${path}</loc></url>`,
    ),
    '</urlset>',
    '',
  ].join('\n')

/** `/robots.txt`: everything may be crawled; it names the sitemap. */
export const robots = (): string => `User-agent: *\nAllow: /\nSitemap: ${SITE_URL}/sitemap.xml\n`
