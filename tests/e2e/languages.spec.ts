import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { distDir, rootDir } from '../../scripts/bootstrap/paths.mjs'
import { startServer } from '../../scripts/serve/serve'
import { isPseudo, languagesBeside, LANGUAGES, PUBLISHED } from '../../src/site/languages'
import { isNightly } from '../support/nightly'
import { RateHosts } from '../support/rate-hosts'
import { buildInto } from './support/build-into'
import { englishOn } from './support/english-words'
import { sidewaysScroll, violationsOn } from './support/findings'
import { hydrated } from './support/hydrated'
import { ofALanguage, outsideOfMarks } from './support/outside-of-marks'
import { PAGES } from './support/routes'
import { sweepPage } from './support/sweep'

// One worker for the file: each language is built once.
test.describe.configure({ mode: 'default' })

// On a busy machine a build takes longer than a test may.
const BUILD_LIMIT_MS = 120_000
const PAGE_LIMIT_MS = 300_000

const PATHS = [...PAGES.map(({ path }) => path), '/nowhere-at-all']

/**
 * All pages are used at night, in the languages of tests too, which are built for it. By day each page is looked at as it
 * comes in the one from right to left, which has the marks of the other too.
 */
const SWEPT = isNightly
  ? { xa: PATHS, xb: PATHS, de: PATHS }
  : { xa: [], xb: PATHS, de: ['/', '/unit-converter'] }

const isUsed = (id: keyof typeof SWEPT) => isNightly || !isPseudo(id)

/** The build with a language in it, served: one that is published is there. */
async function siteOf(id: keyof typeof SWEPT) {
  if (PUBLISHED.includes(id)) return startServer({ port: 0, dir: distDir })
  const dir = join(rootDir, 'node_modules/.cache/languages', id)
  rmSync(dir, { recursive: true, force: true })
  cpSync(distDir, dir, { recursive: true })
  await buildInto(dir, { NIMBLE_LANGUAGE: id }, false)
  return startServer({ port: 0, dir })
}

async function sidewaysAt(page: Page, widthPx: number, textSize: string): Promise<string[]> {
  await page.setViewportSize({ width: widthPx, height: 740 })
  await page.evaluate((size) => void (document.documentElement.style.fontSize = size), textSize)
  const px = await sidewaysScroll(page)
  return px > 0 ? [`${px} px at ${widthPx} px, text of ${textSize || 'its size'}`] : []
}

/** Texts whose letters are moved closer together; those of Arabic, as `xb` is, are joined. Digits are not. */
const tightTexts = (page: Page): Promise<string[]> =>
  page
    .locator('body :not(.numerals, .numerals *)')
    .evaluateAll((found) =>
      found
        .filter((element) => parseFloat(getComputedStyle(element).letterSpacing) < 0)
        .map((element) => element.outerHTML.slice(0, 80)),
    )

/** What stays of a window that is scrolled away comes a frame later. */
const scrollToEnd = (page: Page) =>
  page.evaluate(async () => {
    scrollTo(0, document.body.scrollHeight)
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })

for (const id of ['xa', 'xb', 'de'] as const) {
  test.describe(`PL-75: ${id}`, () => {
    if (SWEPT[id].length === 0) return

    let site: Awaited<ReturnType<typeof siteOf>>
    test.beforeAll(async () => {
      test.setTimeout(BUILD_LIMIT_MS)
      site = await siteOf(id)
      return () => site.close()
    })

    for (const path of SWEPT[id]) {
      const when = isUsed(id) ? 'while all of it is used' : 'as it comes'
      test(`${path}: ${when}, no word or figure is one of English, and it fits`, async ({
        page,
        context,
      }) => {
        test.setTimeout(PAGE_LIMIT_MS)
        await new RateHosts().serve(context)
        await page.setViewportSize({ width: 360, height: 740 })
        const english = new Set<string>()
        const findEnglish = isPseudo(id) ? ofALanguage : englishOn(id)
        async function look() {
          for (const text of findEnglish(await page.evaluate(outsideOfMarks))) english.add(text)
        }
        await page.goto(`${site.url}/${LANGUAGES[id].path}${path === '/' ? '' : path}`)
        await hydrated(page.locator('header button').first())
        await look()
        const languages = await page
          .locator('footer [hreflang]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))
        expect(languages).toEqual(languagesBeside(id).map((other) => LANGUAGES[other].tag))
        if (isUsed(id)) await sweepPage(page, look, look)
        await scrollToEnd(page)
        await look()
        const axe = (await violationsOn(page)).filter(
          // In marks no word stands within another text.
          (line) => !isPseudo(id) || !line.startsWith('label-content-name-mismatch'),
        )
        const sideways = [
          ...(await sidewaysAt(page, 360, '')),
          ...(await sidewaysAt(page, 280, '')),
          ...(await sidewaysAt(page, 360, '200%')),
          ...(await sidewaysAt(page, 1280, '200%')),
        ]
        const tight = LANGUAGES[id].direction === 'rtl' ? await tightTexts(page) : []
        expect({ english: [...english], axe, sideways, tight }).toEqual({
          english: [],
          axe: [],
          sideways: [],
          tight: [],
        })
      })
    }
  })
}
