// Takes the pictures of the documentation from the built app: `npm run screenshots` after a build.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findBrowser, launchArgs } from './browser.mjs'
import { rootDir } from './paths.mjs'
import { startServer } from './serve.mjs'

/** @typedef {import('playwright').Page} Page */

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }

/** What a visitor does before the picture is taken. @type {Record<string, (page: Page) => Promise<unknown>>} */
const VISITS = {
  landing: async () => {},
  'qr-generator': async (page) => {
    await page.getByRole('textbox', { name: 'Text or link' }).fill('https://nimble.example')
    await page.getByRole('img', { name: /^QR code/ }).waitFor()
  },
}

const picturesDir = join(rootDir, 'docs', 'pictures')
mkdirSync(picturesDir, { recursive: true })
const server = await startServer({ port: 0 })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: launchArgs })
for (const [name, visit] of Object.entries(VISITS)) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
    await page.goto(server.url + (name === 'landing' ? '/' : `/${name}`), {
      waitUntil: 'networkidle',
    })
    await visit(page)
    // The caret would blink in and out of the pictures.
    await page.mouse.click(2, viewport.height - 2)
    await page.screenshot({ path: join(picturesDir, `${name}-${size}.png`) })
    await page.close()
  }
}
await browser.close()
await server.close()
console.log(`${Object.keys(VISITS).length} pages in docs/pictures`)
