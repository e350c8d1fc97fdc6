import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/app'
import { NOT_FOUND, ROUTES, type AppRoute } from './app/routes'
import {
  BASE_PATH,
  LANGUAGE_PATH,
  OWN_PATH,
  PAGES_PATH,
  SECURITY_CONTACT,
  SITE_URL,
} from './config'
import { headHtml, headTags } from './site/head-tags'
import { headersFile, serverRules } from './site/hosting/headers-file'
import { webManifest } from './site/manifest'
import { metaAt, NOT_FOUND_META, type PageMeta } from './site/page-meta'
import { openSearch } from './site/open-search'
import { robots, securityText, sitemap } from './site/sitemap'

const own = (name: string) => (LANGUAGE_PATH ? `${LANGUAGE_PATH}/${name}` : name)

/** Files that each language has. */
const filesOfLanguage = (): Record<string, string> => ({
  ...(SITE_URL && { [own('opensearch.xml')]: openSearch(SITE_URL) }),
  [own('manifest.webmanifest')]: webManifest(),
})

/** Files that depend on the configuration, by name; those at the site's root come with English. */
export const siteFiles = (): Record<string, string> =>
  LANGUAGE_PATH ? filesOfLanguage() : { ...filesOfSite(), ...filesOfLanguage() }

const filesOfSite = (): Record<string, string> => ({
  // It has whole addresses only.
  ...(SITE_URL && { 'sitemap.xml': sitemap(SITE_URL) }),
  'robots.txt': robots(SITE_URL),
  ...(SECURITY_CONTACT && {
    '.well-known/security.txt': securityText(SECURITY_CONTACT, new Date(__BUILD_DATE__)),
  }),
  _headers: headersFile(serverRules(import.meta.env), BASE_PATH),
})

interface PrerenderPage {
  path: string
  /** Name of the page's file in the build. */
  file: string
  meta: PageMeta
  /** Source whose chunk and styles the page announces. */
  module?: string
}

function fileOf(path: string): string {
  if (LANGUAGE_PATH === '') return path === '/' ? 'index.html' : `${path.slice(1)}.html`
  return path === '/' ? `${LANGUAGE_PATH}.html` : `${LANGUAGE_PATH}${path}.html`
}

const pageOf = (path: string, { module }: AppRoute, meta = metaAt(path)): PrerenderPage => ({
  path,
  meta,
  file: fileOf(path),
  ...(module ? { module } : {}),
})

export const pages: PrerenderPage[] = [
  ...ROUTES.map((route) => pageOf(route.path, route)),
  pageOf('/404', NOT_FOUND, NOT_FOUND_META),
]

// Here and not in the template: the development server has no such file.
const MANIFEST_LINK = `<link rel="manifest" href="${OWN_PATH}manifest.webmanifest" />`

/** The head tags and the `#root` element of one page, as HTML. */
export async function render(page: PrerenderPage): Promise<{ head: string; root: string }> {
  const { prelude } = await prerender(
    <div id="root">
      <StrictMode>
        <StaticRouter
          basename={PAGES_PATH}
          location={page.path === '/' ? PAGES_PATH : OWN_PATH + page.path.slice(1)}
        >
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
