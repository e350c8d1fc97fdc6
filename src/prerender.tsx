import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/app'
import { ROUTES } from './app/routes'
import { BASE_PATH, SECURITY_CONTACT, SITE_URL } from './config'
import { headHtml, headTags } from './site/head-tags'
import { headersFile, serverRules } from './site/hosting/headers-file'
import { webManifest } from './site/manifest'
import { metaAt, NOT_FOUND_META, type PageMeta } from './site/page-meta'
import { openSearch } from './site/open-search'
import { robots, securityText, sitemap } from './site/sitemap'

/** Files at the site's root that depend on the configuration, by name. */
export const siteFiles = (): Record<string, string> => ({
  // They have whole addresses only.
  ...(SITE_URL && { 'sitemap.xml': sitemap(SITE_URL), 'opensearch.xml': openSearch(SITE_URL) }),
  'robots.txt': robots(SITE_URL),
  ...(SECURITY_CONTACT && {
    '.well-known/security.txt': securityText(SECURITY_CONTACT, new Date(__BUILD_DATE__)),
  }),
  _headers: headersFile(serverRules(import.meta.env), BASE_PATH),
  'manifest.webmanifest': webManifest(),
})

interface PrerenderPage {
  path: string
  /** Name of the page's file in the build. */
  file: string
  meta: PageMeta
  /** Source whose chunk and styles the page announces. */
  module?: string
}

export const pages: PrerenderPage[] = [
  ...ROUTES.map(({ path, module }) => ({
    path,
    meta: metaAt(path),
    file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
    ...(module ? { module } : {}),
  })),
  { path: '/404', file: '404.html', meta: NOT_FOUND_META },
]

// Here and not in the template: the development server has no such file.
const MANIFEST_LINK = `<link rel="manifest" href="${BASE_PATH}manifest.webmanifest" />`

/** The head tags and the `#root` element of one page, as HTML. */
export async function render(page: PrerenderPage): Promise<{ head: string; root: string }> {
  const { prelude } = await prerender(
    <div id="root">
      <StrictMode>
        <StaticRouter basename={BASE_PATH} location={BASE_PATH + page.path.slice(1)}>
          <App />
        </StaticRouter>
      </StrictMode>
    </div>,
    {
      onError(error) {
        throw error
      },
      // One piece: React would else move later parts into place with an inline script.
      progressiveChunkSize: Infinity,
    },
  )
  const html = await new Response(prelude).text()
  return {
    head: `${headHtml(headTags(page.meta))}\n    ${MANIFEST_LINK}`,
    root: html.slice(html.indexOf('<div id="root">')),
  }
}
