// Draws the share image of each page and the icons that must be bitmaps: `npm run og-images`.
// The pictures are committed, so that a build needs no browser.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import type { Page } from 'playwright'
import { rootDir } from '../bootstrap/paths.mjs'
import { findBrowser, launchArgs } from '../check/browser/find-browser.ts'
import { TOOLS } from '../../src/tools/registry.ts'
import { iconDrawing } from './icon-drawing.ts'

const fromRoot = (path: string) => join(rootDir, path)
const mark = readFileSync(fromRoot('public/favicon.svg'), 'utf8')

const picture = ({
  title,
  description,
  drawing,
}: {
  title: string
  description: string
  drawing: string
}) => `<!doctype html><style>
  * { margin: 0; box-sizing: border-box }
  body { width: 1200px; height: 630px; padding: 72px 80px; background: #f5f6fb; color: #1a1e33;
    font-family: 'Liberation Sans', Arial, sans-serif; display: flex; flex-direction: column; border-bottom: 24px solid #667eea }
  .brand { display: flex; align-items: center; gap: 20px; font-size: 40px; font-weight: 700 }
  .brand svg { width: 64px; height: 64px }
  .page { display: grid; grid-template-columns: 1fr auto; gap: 64px; align-items: center; flex: 1 }
  h1 { font-size: 84px; line-height: 1.08; letter-spacing: -0.02em; text-wrap: balance }
  p { margin-top: 28px; font-size: 34px; line-height: 1.35; color: #555c78; text-wrap: pretty }
  .drawing { display: grid; place-items: center; width: 264px; height: 264px; border-radius: 56px; background: #667eea; color: #fff }
  .drawing svg { width: 144px; height: 144px; stroke-width: 1.5 }
  .foot { font-size: 28px; font-weight: 700; color: #4757c7 }
</style><div class="brand">${mark}Nimble</div>
<div class="page"><div><h1>${title}</h1><p>${description}</p></div><div class="drawing">${drawing}</div></div>
<div class="foot">Free · Private · No sign-up</div>`

/** An .ico file that holds one PNG of 32 px. */
function icoFile(png: Buffer) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // icon
  header.writeUInt16LE(1, 4) // one picture
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10) // planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/** @param side px */
async function icon(page: Page, side: number, svg: string) {
  await page.setViewportSize({ width: side, height: side })
  await page.setContent(
    `<style>*{margin:0}svg{display:block;width:${side}px;height:${side}px}</style>${svg}`,
  )
  return page.screenshot({ omitBackground: true })
}

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: launchArgs,
})
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
mkdirSync(fromRoot('public/og'), { recursive: true })

const landing = {
  id: 'landing',
  title: 'Free Online Tools for Everyone',
  description: 'Timer, calculator, converters, QR codes, colors and passwords in your browser.',
  drawing: iconDrawing('layout-grid'),
}
const tools = TOOLS.map((tool) => ({ ...tool, drawing: iconDrawing(tool.icon) }))
for (const card of [landing, ...tools]) {
  await page.setContent(picture(card))
  await page.screenshot({ path: fromRoot(`public/og/${card.id}.png`) })
}
writeFileSync(fromRoot('public/favicon.ico'), icoFile(await icon(page, 32, mark)))
// iOS rounds the corners itself and fills what is transparent with black.
const square = mark.replace('rx="16" ', '')
writeFileSync(fromRoot('public/apple-touch-icon.png'), await icon(page, 180, square))
await browser.close()
console.log(`${tools.length + 1} share images and 2 icons`)
