// `npm run test:languages`: builds the two languages of tests beside the English build, in a folder of their own, opens
// each page with all its parts, and names what no translation would reach.
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { LANGUAGES } from '../../src/site/languages.ts'
import { TOOLS } from '../../src/tools/registry.ts'
import { distDir, rootDir } from '../bootstrap/paths.mjs'
import { assertBuilt } from '../build/finished-build.ts'
import { runBuild } from '../build/run-build.ts'
import { launchBrowser } from '../programs/find-browser.ts'
import { onSite } from '../serve/on-site.ts'
import { ofALanguage, outsideOfMarks, type Outside } from './languages/outside.ts'

const dir = join(rootDir, 'node_modules', '.cache', 'languages')
const PATHS = ['', ...TOOLS.map(({ link }) => link), '/privacy', '/nowhere-at-all']
const WIDTHS = [280, 360, 1280]

/** Opens what is folded, parts that come later too. */
async function unfold(page: Page): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
      for (const tile of document.querySelectorAll<HTMLElement>('main button[aria-expanded=false]'))
        tile.click()
    })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(200)
  }
}

const sidewaysPx = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** What is wrong with a page as it comes and with all its parts open, a line each. */
async function faultsOf(page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  const texts: Outside[] = await page.evaluate(outsideOfMarks)
  await unfold(page)
  texts.push(...(await page.evaluate(outsideOfMarks)))
  const lines = ofALanguage(texts).map(({ kind, text }) => `${kind}: ${text}`)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const px = await sidewaysPx(page)
    if (px > 0) lines.push(`scrolls sideways by ${px} px at ${width} px`)
  }
  return [...new Set(lines)]
}

async function faultsOfLanguage(browser: Browser, path: string): Promise<number> {
  let count = 0
  for (const link of PATHS) {
    const address = `/${path}${link}`
    const faults = await onSite(browser, { dir, serviceWorkers: 'block' }, (page) =>
      faultsOf(page, address),
    )
    count += faults.length
    console.log([`${address}: ${faults.length}`, ...faults].join('\n  '))
  }
  return count
}

assertBuilt()
rmSync(dir, { recursive: true, force: true })
cpSync(distDir, dir, { recursive: true })
const browser = await launchBrowser()
try {
  for (const id of ['xa', 'xb'] as const) {
    process.env['NIMBLE_LANGUAGE'] = id
    await runBuild('--outDir', dir, '--mode', 'languages')
    const count = await faultsOfLanguage(browser, LANGUAGES[id].path)
    console.log(`${id}: ${count} texts or widths that are not as they should be`)
    if (count > 0) process.exitCode = 1
  }
} finally {
  await browser.close()
}
