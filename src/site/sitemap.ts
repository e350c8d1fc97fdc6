import { PRIVACY_PATH } from '../config'
import { TOOLS } from '../tools/registry'
import { addressOf } from './addresses'
import { LANGUAGES, PUBLISHED, type LanguageId } from './languages'

const pagePaths = (): string[] => [
  '/',
  ...TOOLS.filter((tool) => tool.available).map((tool) => tool.link),
  ...(PRIVACY_PATH ? [PRIVACY_PATH] : []),
]

/** The same page in each language, itself too, and the one for all other visitors. */
const alternates = (path: string, siteUrl: string, languages: readonly LanguageId[]) =>
  [...languages.map((id) => LANGUAGES[id]), { ...LANGUAGES.en, tag: 'x-default' }]
    .map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language.tag}" href="${addressOf(path, siteUrl, language.path)}"/>`,
    )
    .join('')

/** `/sitemap.xml`: the pages that search engines should index, in every language. */
export function sitemap(siteUrl: string, languages: readonly LanguageId[] = PUBLISHED): string {
  const areSeveral = languages.length > 1
  const extension = areSeveral ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${extension}>`,
    ...pagePaths().flatMap((path) => {
      const links = areSeveral ? alternates(path, siteUrl, languages) : ''
      return languages.map(
        (id) => `  <url><loc>${addressOf(path, siteUrl, LANGUAGES[id].path)}</loc>${links}</url>`,
      )
    }),
    '</urlset>',
    '',
  ].join('\n')
}

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
