// Draws the icons that must be bitmaps, of the installed product and its shortcuts too: `npm run app-icons`.
// The pictures are committed, so that a build needs no browser.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { rootDir } from '../bootstrap/paths.mjs'
import { launchBrowser } from '../programs/find-browser.ts'
import { SHORTCUTS } from '../../src/site/shortcuts.en.ts'
import { TOOLS } from '../../src/tools/registry.ts'
import { iconDrawing } from './icon-drawing.ts'

const publicDir = join(rootDir, 'public')
const mark = readFileSync(join(publicDir, 'favicon.svg'), 'utf8')

// A mask may cut away all but the middle circle of 80 %; what fills the square must reach its edges.
const maskable = mark
  .replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
  .replace('<rect width="64" height="64" rx="16"', '<rect x="-8" y="-8" width="80" height="80"')

/** A tool's drawing in white on a round square of the brand's color. */
const shortcut = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="12" fill="#667eea"/>` +
  `<g transform="translate(10 10) scale(1.1667)" color="#fff">${iconDrawing(name)}</g></svg>`

// iOS rounds the corners itself and fills what is transparent with black.
const square = mark.replace('rx="16" ', '')

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
async function draw(page: Page, side: number, svg: string) {
  await page.setViewportSize({ width: side, height: side })
  await page.setContent(
    `<style>*{margin:0}body>svg{display:block;width:${side}px;height:${side}px}</style>${svg}`,
  )
  return page.screenshot({ omitBackground: true })
}

const browser = await launchBrowser()
const page = await browser.newPage()
const icons = {
  'apple-touch-icon.png': await draw(page, 180, square),
  'favicon.ico': icoFile(await draw(page, 32, mark)),
  'icons/app-192.png': await draw(page, 192, mark),
  'icons/app-512.png': await draw(page, 512, mark),
  'icons/app-maskable-192.png': await draw(page, 192, maskable),
  'icons/app-maskable-512.png': await draw(page, 512, maskable),
}
for (const [file, content] of Object.entries(icons)) writeFileSync(join(publicDir, file), content)
const shortcuts = [...TOOLS, ...Object.values(SHORTCUTS)]
for (const { id, icon } of shortcuts) {
  writeFileSync(join(publicDir, 'icons', `${id}.png`), await draw(page, 96, shortcut(icon)))
}
await browser.close()
console.log(`${shortcuts.length + Object.keys(icons).length} icons`)
