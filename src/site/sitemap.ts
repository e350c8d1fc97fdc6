import { SITE_URL } from '../config'
import { TOOLS } from '../tools/registry'
import { headersFile } from './hosting/headers-file'
import { webManifest } from './manifest'

const sitemap = () =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...['/', ...TOOLS.filter((tool) => tool.available).map((tool) => tool.link)].map(
      (path) => `  <url><loc>${SITE_URL}${path}</loc></url>`,
    ),
    '</urlset>',
    '',
  ].join('\n')

const robots = () => `User-agent: *\nAllow: /\nSitemap: ${SITE_URL}/sitemap.xml\n`

/** Files at the site's root that depend on the configuration, by name. */
export const siteFiles = (): Record<string, string> => ({
  'sitemap.xml': sitemap(),
  'robots.txt': robots(),
  _headers: headersFile(),
  'manifest.webmanifest': webManifest(),
})
