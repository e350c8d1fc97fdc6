// Draws the share images of each page, one in English and one for all other languages: `npm run og-images`.
// The pictures are committed, so that a build needs no browser.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootDir } from '../bootstrap/paths.mjs'
import { launchBrowser } from '../programs/find-browser.ts'
import { TOOLS } from '../../src/tools/registry.ts'
import { iconDrawing } from './icon-drawing.ts'

const fromRoot = (path: string) => join(rootDir, path)
const mark = readFileSync(fromRoot('public/favicon.svg'), 'utf8')

const font = readFileSync(fromRoot('src/styles/fonts/space-grotesk-numerals.woff2')).toString(
  'base64',
)

/** What the readout of a tool's picture shows; one that is not here shows its icon. */
const READOUTS: Record<string, { caption: string; value: string; at: number }> = {
  landing: { caption: '0.1 + 0.2 =', value: '0.3', at: 0.3 },
  'countdown-timer': { caption: 'of 5 minutes', value: '04:32', at: 0.907 },
  calculator: { caption: '0.1 + 0.2 =', value: '0.3', at: 0.0667 },
  'unit-converter': { caption: '1 mile in km', value: '1.609344', at: 0.2066 },
  'currency-converter': { caption: 'USD to EUR', value: '$ → €', at: 1 },
}

const SCALE = { divisions: 60, width: 1040 }

/** Where the needle stands that shows nothing. */
const SHARE = 0.72

/** The scale along the lower edge, reached up to `at` from 0 to 1. */
function scale(at: number): string {
  const step = SCALE.width / SCALE.divisions
  const ticks = Array.from({ length: SCALE.divisions + 1 }, (_, index) => {
    const color = index / SCALE.divisions <= at ? '#8fa0ff' : '#3a4068'
    const top = index % 5 === 0 ? 4 : 14
    return `<path d="M${(index * step).toFixed(1)} ${top}V30" stroke="${color}" stroke-width="3"/>`
  })
  const needle = `<path d="M${(at * SCALE.width).toFixed(1)} 0V30" stroke="#ffb547" stroke-width="8" stroke-linecap="round"/>`
  return `<svg class="scale" viewBox="-4 -4 ${SCALE.width + 8} 38">${ticks.join('')}${needle}</svg>`
}

/** A picture with the name of the site above and the scale below. */
function picture(content: string, at: number): string {
  return `<!doctype html><style>
  @font-face { font-family: Numerals; src: url(data:font/woff2;base64,${font}) format('woff2'); unicode-range: U+20-3A, U+3D, U+20AC, U+2192 }
  * { margin: 0; box-sizing: border-box }
  body { width: 1200px; height: 630px; padding: 64px 80px 56px; background: #15182b; color: #f2f4ff;
    font-family: 'Liberation Sans', Arial, sans-serif; display: flex; flex-direction: column }
  .brand { display: flex; align-items: center; gap: 20px; font-size: 38px; font-weight: 700 }
  .brand svg { width: 60px; height: 60px }
  .page { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 56px; align-items: center; flex: 1 }
  h1 { font-size: 76px; line-height: 1.08; letter-spacing: -0.02em; text-wrap: balance }
  p { margin-top: 24px; font-size: 31px; line-height: 1.35; color: #a9b0d6; text-wrap: pretty }
  .answer { display: grid; gap: 12px; justify-items: end; color: #a9b0d6; font-size: 28px }
  .answer b { font: 500 108px/1 Numerals, sans-serif; font-feature-settings: 'tnum'; letter-spacing: -0.025em; color: #f2f4ff }
  .drawing svg { width: 190px; height: 190px; color: #8fa0ff }
  .drawings { display: flex; justify-content: center; align-items: center; gap: 48px; flex: 1; color: #8fa0ff }
  .drawings svg { width: 104px; height: 104px }
  .drawings svg:only-child { width: 280px; height: 280px }
  .drawing svg *, .drawings svg * { stroke-width: 1.25 }
  .scale { width: 100%; overflow: visible }
</style><div class="brand">${mark}${process.env['VITE_SITE_NAME'] || 'Nimble'}</div>
${content}
${scale(at)}`
}

interface Card {
  id: string
  title: string
  description: string
  drawing: string
}

/** What a page is, in English. */
function inWords({ id, title, description, drawing }: Card): string {
  const readout = READOUTS[id]
  const answer = readout
    ? `<div class="answer"><span>${readout.caption}</span><b>${readout.value}</b></div>`
    : `<div class="drawing">${drawing}</div>`
  const text = `<div><h1>${title}</h1><p>${description}</p></div>`
  return picture(`<div class="page">${text}${answer}</div>`, readout?.at ?? SHARE)
}

/** The same for all other languages: without words, and without figures, whose mark is not everywhere a point. */
const plain = (drawings: readonly string[]) =>
  picture(`<div class="drawings">${drawings.join('')}</div>`, SHARE)

const browser = await launchBrowser()
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })

async function draw(path: string, html: string): Promise<void> {
  await page.setContent(html)
  await page.screenshot({ path: fromRoot(`public/og/${path}.png`) })
}

const landing = {
  id: 'landing',
  title: 'Free Online Tools for Everyone',
  description: 'Timer, calculator, converters, QR codes, colors and passwords in your browser.',
  drawing: iconDrawing('layout-grid'),
}
const tools = TOOLS.map((tool) => ({ ...tool, drawing: iconDrawing(tool.icon) }))
for (const card of [landing, ...tools]) await draw(card.id, inWords(card))
await draw('plain/landing', plain(tools.map(({ drawing }) => drawing)))
for (const { id, drawing } of tools) await draw(`plain/${id}`, plain([drawing]))
await browser.close()
console.log(`${2 * (tools.length + 1)} share images`)
