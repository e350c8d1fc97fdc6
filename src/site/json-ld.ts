import { SITE_NAME, SITE_URL } from '../config'
import type { PageMeta } from './page-meta'

const FREE = { '@type': 'Offer', price: '0', priceCurrency: 'USD' }

/** schema.org data: a tool page is a free web application, any other page the site itself. */
export function jsonLd(page: PageMeta): object {
  const site = { '@type': 'WebSite', name: SITE_NAME, url: `${SITE_URL}/` }
  if (!page.tool) return { '@context': 'https://schema.org', ...site, isAccessibleForFree: true }
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: page.tool.title,
    description: page.tool.description,
    url: SITE_URL + page.tool.link,
    image: `${SITE_URL}/og/${page.image}.png`,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    offers: FREE,
    isPartOf: site,
  }
}
