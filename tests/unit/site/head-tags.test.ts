import { describe, expect, test } from 'vitest'
import { SITE_NAME } from '../../../src/config'
import { headHtml, headTags, type HeadTag } from '../../../src/site/head-tags'
import { KEYWORDS } from '../../../src/site/keywords.en'
import { LANDING_META, NOT_FOUND_META, toolMeta } from '../../../src/site/page-meta'
import { contentSecurityPolicy } from '../../../src/site/hosting/policy'
import { hostingSettings } from '../../../src/site/hosting/settings'
import { robots, securityText, sitemap } from '../../../src/site/sitemap'
import { TOOLS } from '../../../src/tools/registry'
import type { Tool } from '../../../src/tools/tool'

const SITE_URL = 'https://nimble.example'

const content = (tags: HeadTag[], key: string) =>
  tags.find(({ attributes }) => attributes['name'] === key || attributes['property'] === key)
    ?.attributes['content']

const kinds = (tags: HeadTag[]) =>
  tags.map(({ name, attributes }) => [
    name,
    (attributes['name'] ?? attributes['property'])?.replace(/^darkreader-lock$/, 'darkreader'),
  ])

const jsonLd = (tags: HeadTag[]): unknown =>
  JSON.parse(tags.find(({ name }) => name === 'script')?.text ?? '')

const firstTool = (change: Partial<Tool>): Tool => {
  const tool = TOOLS[0]
  if (!tool) throw new Error('no tools')
  return { ...tool, ...change }
}

describe.each(TOOLS.map((tool) => [tool.title, tool] as const))('%s', (_title, tool) => {
  const tags = headTags(toolMeta({ ...tool, available: true }), SITE_URL)

  test("SH-03: the title is '{page title} | {site name} - Free Online Tools'", () => {
    expect(tags[0]?.text).toBe(`${tool.title} | ${SITE_NAME} - Free Online Tools`)
    expect(content(tags, 'og:title')).toBe(tags[0]?.text)
  })

  test('description, keywords, canonical address and social tags are set', () => {
    expect(content(tags, 'description')).toBe(tool.description)
    expect(content(tags, 'keywords')?.split(', ')).toEqual(KEYWORDS[tool.id])
    expect(tags.find(({ name }) => name === 'link')?.attributes['href']).toBe(SITE_URL + tool.link)
    expect(tags.find(({ attributes }) => attributes['rel'] === 'search')?.attributes['href']).toBe(
      `${SITE_URL}/opensearch.xml`,
    )
    expect(content(tags, 'og:image')).toBe(`${SITE_URL}/og/${tool.id}.png`)
    expect(content(tags, 'og:image:width')).toBe('1200')
    expect(content(tags, 'og:image:height')).toBe('630')
    expect(content(tags, 'twitter:card')).toBe('summary_large_image')
  })

  test('PL-06: the structured data describes the tool as a free web application', () => {
    expect(jsonLd(tags)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebApplication',
      name: tool.title,
      description: tool.description,
      url: `https://nimble.example${tool.link}`,
      image: `https://nimble.example/og/${tool.id}.png`,
      applicationCategory: 'UtilitiesApplication',
      operatingSystem: 'Any',
      browserRequirements: 'Requires JavaScript',
      inLanguage: 'en',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      isPartOf: {
        '@type': 'WebSite',
        name: 'Nimble',
        url: 'https://nimble.example/',
        inLanguage: 'en',
      },
    })
  })
})

test('the structured data of the landing page describes the site', () => {
  expect(jsonLd(headTags(LANDING_META, SITE_URL))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Nimble',
    url: 'https://nimble.example/',
    inLanguage: 'en',
    isAccessibleForFree: true,
  })
})

test('SH-04: the robots tag is index,follow unless noindex is set', () => {
  expect(content(headTags(LANDING_META), 'robots')).toBe('index,follow')
  expect(content(headTags(NOT_FOUND_META), 'robots')).toBe('noindex')
  expect(content(headTags(toolMeta(firstTool({ available: false }))), 'robots')).toBe('noindex')
})

test('PL-06: the structured data survives a tool name with </script>', () => {
  const title = 'A </script><b> tool'
  const html = headHtml(headTags(toolMeta(firstTool({ title }))))
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  const data = /<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(data)).toMatchObject({ name: title })
})

test('attribute values are escaped', () => {
  const html = headHtml(headTags(toolMeta(firstTool({ description: '"><script>' }))))
  expect(html).toContain('content="&quot;&gt;&lt;script&gt;"')
})

test.each(['', SITE_URL])(
  'every page at "%s" has the same kinds of tags in the same order',
  (siteUrl) => {
    const landing = kinds(headTags(LANDING_META, siteUrl))
    for (const tool of TOOLS) expect(kinds(headTags(toolMeta(tool), siteUrl))).toEqual(landing)
  },
)

test('PL-53: a site that does not know its address names none', () => {
  for (const meta of [LANDING_META, ...TOOLS.map(toolMeta)]) {
    const html = headHtml(headTags(meta, ''))
    // The vocabulary of the structured data is no page.
    expect(html.replaceAll('https://schema.org', '')).not.toContain('://')
    expect(html).not.toMatch(/canonical|opensearch|og:url|og:image|twitter:image/)
  }
  expect(robots('')).not.toContain('Sitemap')
  expect(robots(SITE_URL)).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`)
})

test('the sitemap lists the landing page, every available tool and the page on privacy', () => {
  const xml = sitemap(SITE_URL, ['en'])
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1])
  const expected = TOOLS.filter((tool) => tool.available).map((tool) => SITE_URL + tool.link)
  expect(listed).toEqual([`${SITE_URL}/`, ...expected, `${SITE_URL}/privacy`])
})

test('PL-70: of several languages the sitemap names every pair, both ways, and the page for all others', () => {
  const entries = sitemap(SITE_URL, ['en', 'de']).match(/<url>.*<\/url>/g) ?? []
  const pages = entries.map((entry) => {
    const [, loc] = /<loc>(.*?)<\/loc>/.exec(entry) ?? []
    const links = [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)]
    return { loc, links: Object.fromEntries(links.map(([, tag, href]) => [tag, href])) }
  })
  expect(pages).toHaveLength(2 * (TOOLS.length + 2))
  for (const { loc, links } of pages) {
    expect(Object.keys(links)).toEqual(['en', 'de', 'x-default'])
    expect(links['x-default']).toBe(links['en'])
    expect([links['en'], links['de']]).toContain(loc)
    const path = links['en']?.slice(SITE_URL.length)
    expect(links['de']).toBe(`${SITE_URL}/de${path === '/' ? '' : path}`)
  }
})

// RFC 9116, 2.5.5: a date in the future, at most a year ahead, as RFC 3339 writes it.
test('PL-55: security.txt names whom to tell, for less than a year', () => {
  expect(securityText('mailto:a@b.example', new Date(Date.UTC(2026, 10, 28)))).toBe(
    'Contact: mailto:a@b.example\nExpires: 2027-11-27T00:00:00.000Z\nPreferred-Languages: en\n',
  )
})

// Tried in Chromium with React, module workers, dynamic import and JSON-LD: none of them is blocked.
const STRICT_CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self' https://cdn.jsdelivr.net/npm/@fawazahmed0/ https://*.currency-api.pages.dev/v1/; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-src 'none'; frame-ancestors 'none'; object-src 'none'"

test('without ads the policy is the strict one', () => {
  expect(contentSecurityPolicy(hostingSettings({}))).toBe(STRICT_CSP)
})

test('PL-45: an ad page widens frame-src to its origin and nothing else', () => {
  expect(
    contentSecurityPolicy(hostingSettings({ VITE_ADS_FRAME_URL: 'https://ads.example/slot?a=1' })),
  ).toBe(STRICT_CSP.replace("frame-src 'none'", 'frame-src https://ads.example'))
})

test('CO-45: pages whose colors are data ask Dark Reader to leave them', () => {
  const locked = TOOLS.filter((tool) =>
    headTags(toolMeta(tool)).some(({ attributes }) => attributes['name'] === 'darkreader-lock'),
  )
  expect(locked.map(({ id }) => id).toSorted()).toEqual(['color-picker', 'qr-generator'])
})
