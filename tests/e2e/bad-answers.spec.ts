import type { Page } from '@playwright/test'
import type { ServerResponse } from 'node:http'
import { isNightly, NIGHTLY } from '../support/nightly'
import { distPath, readDist, readDistText } from './support/dist'
import { retryButton } from './support/error-screen'
import { openLanding } from './support/landing-links'
import { expect, test } from './support/offline-test'
import { QrPage } from './support/qr-page'

// What the service worker has kept would hide what the browser's own cache has.
test.use({ serviceWorkers: 'block' })

// As the site itself sends the files of `/static/`.
const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' }

type Answer = (response: ServerResponse, file: Buffer, type: string) => void

const empty: Answer = (response, _file, type) =>
  response.writeHead(200, { ...FOREVER, 'content-type': type }).end()

const ANSWERS: Record<string, Answer> = {
  'half of the file': (response, file, type) =>
    response
      .writeHead(200, { ...FOREVER, 'content-type': type })
      .end(file.subarray(0, file.length / 2)),
  'a page': (response) =>
    response.writeHead(200, { ...FOREVER, 'content-type': 'text/html' }).end('<h1>Sorry</h1>'),
  'a 404': (response) => response.writeHead(404, FOREVER).end('Not found'),
  'an empty file': empty,
}

/** What parses, so that nothing but its effect shows that it is broken. */
const BAD_SCRIPTS: Record<string, Answer> = {
  'an empty file': empty,
  'a file that throws': (response, _file, type) =>
    response.writeHead(200, { ...FOREVER, 'content-type': type }).end("throw new Error('kaboom')"),
}

/** Half of a style sheet is one too, and nothing shows what it lacks. */
const BAD_STYLES = Object.fromEntries(
  Object.entries(ANSWERS).filter(([name]) => name !== 'half of the file'),
)

const SHORTLY = { timeout: 2000 }

const loadAgain = (page: Page) => page.getByRole('link', { name: 'Load it again' })
const openQr = (page: Page) => page.goto('/qr-generator')
const followLink = async (page: Page) => (await openLanding(page)).click()
const writeText = async (page: Page) => {
  const qr = new QrPage(page)
  await qr.open()
  await qr.text.fill('bad answer')
}
const generate = (page: Page) => new QrPage(page).generate

/** The style sheet that the page of the QR generator has beyond those of the landing page. */
const [pageStyle = ''] =
  readDistText('/qr-generator.html')
    .match(/[\w-]+\.css/g)
    ?.filter((name) => !readDistText('/index.html').includes(name)) ?? []

/** How many rules of style sheets are on the page. */
const countRules = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0),
  )

/** What is broken, how the visitor meets it, and the one click that must be enough afterwards. */
const FILES = [
  { what: 'framework', file: /js\/framework-[^/]+\.js$/, meet: openQr, wayOn: loadAgain },
  { what: 'shell', file: /js\/shell-[^/]+\.js$/, meet: openQr, wayOn: loadAgain },
  {
    what: "shell's style sheet",
    file: /shell-[^/]+\.css$/,
    meet: openQr,
    wayOn: loadAgain,
    answers: BAD_STYLES,
  },
  { what: 'tool', file: /js\/qr-generator-[^/]+\.js$/, meet: openQr, wayOn: retryButton },
  {
    what: 'tool after a link',
    file: /js\/qr-generator-[^/]+\.js$/,
    meet: followLink,
    wayOn: retryButton,
    answers: BAD_SCRIPTS,
  },
  {
    what: "page's style sheet after a link",
    file: new RegExp(pageStyle),
    meet: followLink,
    // A 404 counts as a newer deployment: the page has reloaded itself.
    wayOn: (page: Page) => retryButton(page).or(loadAgain(page)),
    answers: BAD_STYLES,
  },
  { what: 'worker', file: /js\/qr\.worker-[^/]+\.js$/, meet: writeText, wayOn: generate },
]

const NOISE =
  /Failed to load|MIME type|SyntaxError|Uncaught|ChunkLoadError|Hydration|worker failed|kaboom|preload/

test(
  'one click recovers from a broken file that the browser would keep for a year, whatever file it is',
  NIGHTLY,
  async ({ page, site, consoleGuard }) => {
    test.slow()
    consoleGuard.expectLines(NOISE)
    await openQr(page)
    const rules = await countRules(page)
    const cdp = await page.context().newCDPSession(page)
    for (const [at, { what, file, meet, wayOn, answers = ANSWERS }] of FILES.entries()) {
      const path = distPath(file)
      const type = path.endsWith('.css') ? 'text/css' : 'text/javascript'
      // One for each file, in turn; every night each for each.
      const all = Object.entries(answers)
      for (const [name, answer] of isNightly ? all : all.slice(at % all.length).slice(0, 1)) {
        await test.step(`${what}: ${name}`, async () => {
          await cdp.send('Network.clearBrowserCache')
          const recover = site.fail(file, (_request, response) =>
            answer(response, readDist(path), type),
          )
          await meet(page)
          await expect(wayOn(page), name).toBeVisible()
          if (what === 'worker') {
            await expect(new QrPage(page).advice, name).toHaveText(/could not be made/)
          }

          recover()
          // What is typed while Chromium replaces a document can end all further input of the test.
          const isReload = await loadAgain(page).isVisible()
          const replaced = isReload ? page.waitForEvent('domcontentloaded') : null
          await wayOn(page).click()
          await replaced
          // Again where the page was reloaded meanwhile.
          await expect(async () => {
            const qr = new QrPage(page)
            await qr.text.fill(`well after ${name}`, SHORTLY)
            await expect(qr.picture, name).toBeVisible(SHORTLY)
            expect(await countRules(page), name).toBeGreaterThanOrEqual(rules)
          }).toPass({ timeout: 30_000 })
          await expect(page.locator('#not-started')).toBeHidden()
        })
      }
    }
  },
)
