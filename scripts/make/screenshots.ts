// Takes the pictures of the documentation and of the manifest from the built app: `npm run screenshots` after a build.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright'
import { packageFile, rootDir } from '../bootstrap/paths.mjs'
import { assertBuilt } from '../build/finished-build.ts'
import { launchBrowser } from '../programs/find-browser.ts'
import { onSite } from '../serve/on-site.ts'
import { SCREENSHOT_FORMS, SCREENSHOTS } from '../../src/site/screenshots.en.ts'

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }

/** What a visitor does before the picture is taken. */
const VISITS: Record<string, (page: Page) => Promise<unknown>> = {
  landing: async () => {},
  answers: async (page) => {
    await page.getByRole('textbox', { name: 'Ask anything' }).fill('5 kg in lb')
    await page.getByRole('option').first().waitFor()
  },
  'countdown-timer': (page) => page.getByRole('button', { name: 'Start Timer' }).click(),
  calculator: async (page) => {
    await page.keyboard.type('0.1+0.2')
    await page.keyboard.press('Enter')
  },
  'unit-converter': (page) => page.getByRole('textbox', { name: 'From' }).fill('26.2'),
  'currency-converter': async (page) => {
    await page.getByRole('textbox', { name: 'Amount' }).fill('100')
    await page.getByText('Last updated').waitFor()
  },
  'qr-generator': async (page) => {
    await page.getByRole('textbox', { name: 'Text or link' }).fill('https://nimble.example')
    await page.getByRole('img', { name: /^QR code/ }).waitFor()
  },
  'color-picker': async () => {},
  'password-generator': async () => {},
}

const ON_LANDING = new Set(['landing', 'answers'])

const RATE_HOST = 'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/'

/** The rates come from the package that the host serves: the pictures look alike with and without network. */
const serveRates = (page: Page) =>
  page.route(`${RATE_HOST}**`, (route) =>
    route.fulfill({
      path: packageFile(
        `@fawazahmed0/currency-api/${route.request().url().slice(RATE_HOST.length)}`,
      ),
      headers: { 'access-control-allow-origin': '*' },
    }),
  )

/** A page as a visitor sees it who has done something there. */
const withVisit = (
  name: string,
  viewport: { width: number; height: number },
  options: BrowserContextOptions,
  take: (page: Page) => Promise<unknown>,
) =>
  onSite(browser, { ...options, viewport, reducedMotion: 'reduce' }, async (page) => {
    await serveRates(page)
    await page.goto(ON_LANDING.has(name) ? '/' : `/${name}`, { waitUntil: 'networkidle' })
    await VISITS[name]?.(page)
    // The caret would blink in and out of the pictures; a press would take the answers away.
    if (name !== 'answers') await page.mouse.click(2, viewport.height - 2)
    await take(page)
  })

/** Less than half of a PNG. By itself the picture has one pixel for each of the page's, whatever the screen has. */
async function webpOf(page: Page, size: { width: number; height: number }, scale: number) {
  const session = await page.context().newCDPSession(page)
  const clip = { x: 0, y: 0, ...size, scale }
  const shot = { format: 'webp', quality: 80, clip } as const
  const { data } = await session.send('Page.captureScreenshot', shot)
  return Buffer.from(data, 'base64')
}

const picturesDir = join(rootDir, 'docs', 'pictures')
const manifestDir = join(rootDir, 'public', 'screenshots')
mkdirSync(manifestDir, { recursive: true })
assertBuilt()
const browser = await launchBrowser()
for (const [form, { scale, ...viewport }] of Object.entries(SCREENSHOT_FORMS)) {
  for (const { name } of SCREENSHOTS) {
    await withVisit(name, viewport, { deviceScaleFactor: scale }, async (page) => {
      writeFileSync(join(manifestDir, `${name}-${form}.webp`), await webpOf(page, viewport, scale))
    })
  }
}
for (const name of Object.keys(VISITS)) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await withVisit(name, viewport, {}, (page) =>
      page.screenshot({ path: join(picturesDir, `${name}-${size}.png`) }),
    )
  }
}
await browser.close()
console.log(`${Object.keys(VISITS).length} pages in docs/pictures`)
