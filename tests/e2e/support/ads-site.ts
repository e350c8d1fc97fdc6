import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ADVERTISEMENT } from '../../../src/app/texts.en'
import { rootDir } from '../../../scripts/bootstrap/paths.mjs'
import { startServer } from '../../../scripts/serve/serve'
import { buildInto } from './build-into'

const ADS_ORIGIN = 'https://ads.example'
const outDir = join(rootDir, 'node_modules/.cache/ads-site')

export const OWN_PRIVACY = 'https://host.example/privacy'

/** Builds the product with an ad page on another origin and a page on privacy of the host's own, and serves it. */
export async function startAdsSite() {
  const env = { VITE_ADS_FRAME_URL: `${ADS_ORIGIN}/`, VITE_LINK_PRIVACY: OWN_PRIVACY }
  await buildInto(outDir, env)
  return startServer({ port: 0, dir: outDir, env })
}

/** Our own sample, with a network's script that has nothing to show. */
export const GOOD_AD_PAGE = readFileSync(
  join(rootDir, 'deploy/ad-page/index.html'),
  'utf8',
).replace('data-network-script=""', `data-network-script="${ADS_ORIGIN}/network.js"`)

/** Answers for the ad host, its pages after `held`; returns the headers of their requests. */
export async function serveAds(
  page: Page,
  adPage: string,
  held: Promise<void> = Promise.resolve(),
): Promise<Record<string, string>[]> {
  const requests: Record<string, string>[] = []
  await page.route(`${ADS_ORIGIN}/**`, async (route) => {
    if (route.request().url().endsWith('.js')) {
      await route.fulfill({ contentType: 'text/javascript', body: '' })
      return
    }
    requests.push(await route.request().allHeaders())
    await held
    await route.fulfill({ contentType: 'text/html', body: adPage })
  })
  return requests
}

/** The ad page in the upper slot, once it is there. */
export async function adFrame(page: Page) {
  const handle = await page.getByTitle(ADVERTISEMENT).first().elementHandle()
  const frame = await handle?.contentFrame()
  if (!frame) throw new Error('no ad frame')
  await frame.waitForLoadState()
  return frame
}
