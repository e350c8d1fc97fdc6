import type { Page } from '@playwright/test'
import { TOOLS } from '../../src/tools/registry'
import { openLanding } from './support/landing-links'
import { PAGES } from './support/routes'
import { expect, test } from './support/test'

const SITE = 'https://nimble.example'

/** Title, meta, canonical and structured data as the document has them now. */
function readHead(page: Page) {
  return page.evaluate(() => {
    const metas = [...document.head.querySelectorAll('meta[name], meta[property]')]
    const canonical = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')
    const data = document.head.querySelectorAll('script[type="application/ld+json"]')
    return {
      title: document.title,
      titles: document.head.querySelectorAll('title').length,
      canonicals: document.head.querySelectorAll('link[rel=canonical]').length,
      metas: metas.map((meta) => {
        const key = meta.getAttribute('name') ?? meta.getAttribute('property') ?? ''
        return [key, meta.getAttribute('content') ?? ''] as const
      }),
      canonical: canonical?.getAttribute('href'),
      jsonLd: [...data].map((script) => script.textContent),
    }
  })
}

/** What spec §2 asks of the page's own tags. */
function expectedMeta(path: string, fullTitle: string) {
  const tool = TOOLS.find(({ link }) => link === path)
  const image = `${SITE}/og/${tool?.id ?? 'landing'}.png`
  return {
    description: expect.stringMatching(/\w+/),
    keywords: expect.stringMatching(/\w+, \w+/),
    robots: tool?.available === false ? 'noindex' : 'index,follow',
    'theme-color': '#667eea',
    'og:title': fullTitle,
    'og:description': expect.stringMatching(/\w+/),
    'og:url': SITE + path,
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
    'twitter:title': fullTitle,
    'twitter:description': expect.stringMatching(/\w+/),
    'twitter:image': image,
  }
}

test('PL-06: the head of each page has every tag of the spec once, and structured data that says it is free', async ({
  page,
}) => {
  for (const { path, title } of PAGES) {
    await page.goto(path)
    const head = await readHead(page)
    const fullTitle = `${title} | Nimble - Free Online Tools`
    expect(head).toMatchObject({ title: fullTitle, titles: 1, canonicals: 1 })
    expect(head.canonical).toBe(SITE + path)
    expect(new Set(head.metas.map(([key]) => key)).size).toBe(head.metas.length)
    expect(Object.fromEntries(head.metas), path).toMatchObject(expectedMeta(path, fullTitle))

    expect(head.jsonLd).toHaveLength(1)
    const data: unknown = JSON.parse(head.jsonLd[0] ?? '')
    const tool = TOOLS.find(({ link }) => link === path)
    expect(data, path).toMatchObject({
      '@context': 'https://schema.org',
      isAccessibleForFree: true,
      ...(tool && { name: tool.title, offers: { price: '0' } }),
    })
  }
})

test('after navigation inside the product the head is that of a fresh load', async ({ page }) => {
  await page.goto('/qr-generator')
  const fresh = await readHead(page)
  const link = await openLanding(page)
  const landing = await readHead(page)
  await link.click()
  await expect.poll(() => readHead(page)).toEqual(fresh)
  await page.getByRole('link', { name: 'Home' }).click()
  await expect.poll(() => readHead(page)).toEqual(landing)
})

test('an unknown address is not to be indexed', async ({ page, complaints }) => {
  complaints.announce(/404 \(Not Found\)/)
  await page.goto('/nope')
  const { metas } = await readHead(page)
  expect(Object.fromEntries(metas)['robots']).toBe('noindex')
})
