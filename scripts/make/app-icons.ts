// Draws the icons of the installed product and of its shortcuts: `npm run app-icons`.
// The pictures are committed, so that a build needs no browser.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import type { Page } from 'playwright'
import { rootDir } from '../bootstrap/paths.mjs'
import { findBrowser, launchArgs } from '../check/browser/find-browser.ts'
import { TOOLS } from '../../src/tools/registry.ts'
import { iconDrawing } from './icon-drawing.ts'

const outDir = join(rootDir, 'public/icons')
const mark = readFileSync(join(rootDir, 'public/favicon.svg'), 'utf8')

// A mask may cut away all but the middle circle of 80 %; what fills the square must reach its edges.
const maskable = mark
  .replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
  .replace('<rect width="64" height="64" rx="16"', '<rect x="-8" y="-8" width="80" height="80"')

/** A tool's drawing in white on a round square of the brand's colour. */
const shortcut = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="12" fill="#667eea"/>` +
  `<g transform="translate(10 10) scale(1.1667)" color="#fff">${iconDrawing(name)}</g></svg>`

/** @param side px */
async function draw(page: Page, name: string, side: number, svg: string) {
  await page.setViewportSize({ width: side, height: side })
  await page.setContent(
    `<style>*{margin:0}body>svg{display:block;width:${side}px;height:${side}px}</style>${svg}`,
  )
  writeFileSync(join(outDir, `${name}.png`), await page.screenshot({ omitBackground: true }))
}

const browser = await chromium.launch({ executablePath: await findBrowser(), args: launchArgs })
const page = await browser.newPage()
mkdirSync(outDir, { recursive: true })
await draw(page, 'app-192', 192, mark)
await draw(page, 'app-512', 512, mark)
await draw(page, 'app-maskable-192', 192, maskable)
await draw(page, 'app-maskable-512', 512, maskable)
for (const { id, icon } of TOOLS) await draw(page, id, 96, shortcut(icon))
await browser.close()
console.log(`${TOOLS.length + 4} icons`)
