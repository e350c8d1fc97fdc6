import { LANGUAGE, SITE_NAME, SITE_URL } from '../config'
import { addressOf } from './addresses'
import type { PageMeta } from './page-meta'
import { imageAlt, REQUIREMENTS } from './texts.en'
import { documentTitle } from './titles.en'

/** Of the English pages with their titles, of all others without words. */
const imageOf = ({ image }: PageMeta, siteUrl: string) =>
  `${siteUrl}/og/${LANGUAGE === 'en' ? '' : 'plain/'}${image}.png`

const FREE = { '@type': 'Offer', price: '0', priceCurrency: 'USD' }

/** schema.org data: a tool page is a free web application, any other page the site itself. */
function jsonLd(page: PageMeta, siteUrl: string): object {
  const site = {
    '@type': 'WebSite',
    name: SITE_NAME,
    ...(siteUrl && { url: addressOf('/', siteUrl) }),
    inLanguage: LANGUAGE,
  }
  if (!page.tool) return { '@context': 'https://schema.org', ...site, isAccessibleForFree: true }
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: page.tool.title,
    description: page.tool.description,
    ...(siteUrl && {
      url: addressOf(page.tool.link, siteUrl),
      image: imageOf(page, siteUrl),
    }),
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    browserRequirements: REQUIREMENTS,
    inLanguage: LANGUAGE,
    isAccessibleForFree: true,
    offers: FREE,
    isPartOf: site,
  }
}

export interface HeadTag {
  name: 'title' | 'meta' | 'link' | 'script'
  attributes: Record<string, string>
  text?: string
}

/** Open Graph names its tags by `property`. */
const meta = (key: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { [key.startsWith('og:') ? 'property' : 'name']: key, content },
})

/** What is a whole address by its nature: only a build with an address of its own has them. */
function addressTags(page: PageMeta, siteUrl: string): HeadTag[] {
  if (!siteUrl) return [meta('twitter:card', 'summary')]
  const url = addressOf(page.path, siteUrl)
  const image = imageOf(page, siteUrl)
  return [
    { name: 'link', attributes: { rel: 'canonical', href: url } },
    {
      name: 'link',
      attributes: {
        rel: 'search',
        type: 'application/opensearchdescription+xml',
        title: SITE_NAME,
        href: addressOf('/opensearch.xml', siteUrl),
      },
    },
    meta('og:url', url),
    meta('og:image', image),
    meta('og:image:width', '1200'),
    meta('og:image:height', '630'),
    meta('og:image:alt', imageAlt(page.title)),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:image', image),
  ]
}

/**
 * The tags of a page, the same kinds in the same order for every page, so that the list of one page
 * can be written over that of another.
 * @param siteUrl without a slash at its end, empty where it is not known
 */
export function headTags(page: PageMeta, siteUrl: string = SITE_URL): HeadTag[] {
  const title = documentTitle(page.title, SITE_NAME)
  return [
    { name: 'title', attributes: {}, text: title },
    meta('description', page.description),
    meta('keywords', page.keywords.join(', ')),
    meta('robots', page.noindex ? 'noindex' : 'index,follow'),
    // Dark Reader leaves a page alone that has a tag of the first name. No tag is ever removed, so others have one that
    // it ignores.
    meta(page.tool?.hasColorsAsData ? 'darkreader-lock' : 'darkreader', ''),
    ...addressTags(page, siteUrl),
    meta('og:type', 'website'),
    meta('og:locale', __LOCALE__),
    meta('og:site_name', SITE_NAME),
    meta('og:title', title),
    meta('og:description', page.description),
    meta('twitter:title', title),
    meta('twitter:description', page.description),
    {
      name: 'script',
      attributes: { type: 'application/ld+json' },
      // A `</script>` inside the data would end the element.
      text: JSON.stringify(jsonLd(page, siteUrl)).replaceAll('<', '\\u003c'),
    },
  ]
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/** The list as HTML for the prerendered page; `data-head` marks what `writeHead` may change. */
export function headHtml(tags: readonly HeadTag[]): string {
  return tags
    .map(({ name, attributes, text }) => {
      const pairs = Object.entries({ ...attributes, 'data-head': '' })
      const open = `<${name}${pairs.map(([key, value]) => ` ${key}="${escapeHtml(value)}"`).join('')}>`
      if (name === 'script') return `${open}${text ?? ''}</script>`
      return text === undefined ? open : `${open}${escapeHtml(text)}</${name}>`
    })
    .join('\n    ')
}
