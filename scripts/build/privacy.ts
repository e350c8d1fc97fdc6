import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HostingSettings } from '../../src/site/hosting/settings.ts'
import { rootDir } from '../bootstrap/paths.mjs'

/** What README has under 'Privacy', without its marks. */
interface PrivacyText {
  /** Paragraphs before the list of what is kept, and after it. */
  before: string[]
  after: string[]
  kept: { name: string; where: string; what: string }[]
}

const isTable = (block: string) => block.startsWith('|')

const plain = (text: string) =>
  text
    .replaceAll('`', '')
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll(/\s+/g, ' ')

function readRow(row: string) {
  const [name = '', where = '', what = ''] = row.split('|').slice(1, -1).map(plain)
  return { name: name.trim(), where: where.trim(), what: what.trim() }
}

type SiteBuild = Pick<HostingSettings, 'adsFrameUrl' | 'ratesUrl'> & {
  /** With a slash at both ends. */
  basePath: string
}

// README describes a site with neither an ad page nor a mirror: by these words its paragraphs on both are found.
const RATE_HOSTS = 'cdn.jsdelivr.net or currency-api.pages.dev'
const NO_ADS = 'no advertisements'

const SAVED_RATES = 'Exchange rates are those saved with this site.'

// PL-29 is the rule for what an ad page can see.
const adsText = (host: string) =>
  `The page of each tool shows advertisements in a frame from ${host}. That is another site, with its own rules on cookies and on what it keeps, and 'Clear my data' does not reach it. It sees nothing of the page around it, nor what you type.`

function ratesText(text: string, ratesUrl: string) {
  if (ratesUrl === 'none') return SAVED_RATES
  return ratesUrl ? text.replace(RATE_HOSTS, new URL(ratesUrl).host) : text
}

/** The paragraphs as they are true for a build; throws where README has lost what depends on it. */
function ofBuild(paragraphs: string[], { adsFrameUrl, ratesUrl }: SiteBuild) {
  for (const part of [RATE_HOSTS, NO_ADS]) {
    if (!paragraphs.some((text) => text.includes(part))) {
      throw new Error(`README does not have "${part}" under Privacy`)
    }
  }
  return paragraphs.map((text) => {
    if (text.includes(RATE_HOSTS)) return ratesText(text, ratesUrl)
    return adsFrameUrl && text.includes(NO_ADS) ? adsText(new URL(adsFrameUrl).host) : text
  })
}

/**
 * The part 'Privacy' of README, which is the one place where it stands, as it is true for a build; throws where it lacks
 * a part.
 */
export function readPrivacy(
  build: SiteBuild,
  readme = readFileSync(join(rootDir, 'README.md'), 'utf8'),
): PrivacyText {
  const [, rest = ''] = readme.replaceAll('\r\n', '\n').split(/^## Privacy$/m)
  const [section = ''] = rest.split(/^## /m)
  const blocks = section.trim().split(/\n{2,}/)
  const at = blocks.findIndex(isTable)
  const [, , ...rows] = blocks[at]?.split('\n') ?? []
  if (rows.length === 0) throw new Error('README has no table under Privacy')
  return {
    before: ofBuild(blocks.slice(0, at).map(plain), build),
    kept: rows
      .map(readRow)
      .filter(({ what }) => build.ratesUrl !== 'none' || !what.includes('exchange rates'))
      .map((row) => ({ ...row, name: row.name.replace(/^\//, build.basePath) })),
    after: blocks.slice(at + 1).map(plain),
  }
}
