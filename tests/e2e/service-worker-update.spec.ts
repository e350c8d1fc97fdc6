import type { Page } from '@playwright/test'
import { join } from 'node:path'
import { LICENSES, NEW_VERSION, NOT_NOW, POWERED_BY } from '../../src/app/texts.en'
import { TEXT } from '../../src/tools/qr-generator/texts.en'
import { rootDir } from '../../scripts/bootstrap/paths.mjs'
import { keptFiles, readyForOffline } from './support/kept-files'
import { isNext, makeNextBuild, NEXT_FOOTER } from './support/next-build'
import { expect, test } from './support/offline-test'
import { titleOf } from './support/routes'

// One worker for the file: the next build is made once.
test.describe.configure({ mode: 'default' })

let next: Awaited<ReturnType<typeof makeNextBuild>>
test.beforeAll(async () => {
  next = await makeNextBuild()
})
test.afterAll(() => next.remove())

const NOW_FOOTER = POWERED_BY
const reloadButton = (page: Page) => page.getByRole('button', { name: NEW_VERSION })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const footer = (page: Page) => page.getByRole('contentinfo')

/** As browsers do when a page is opened, and once a day. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })

const follow = (page: Page, title: string) =>
  page.getByRole('link', { name: new RegExp(`^Try Now.*${title}$`) }).click()

/** Which builds the scripts and styles of a page are of. */
async function buildsOf(page: Page): Promise<Set<'this' | 'next'>> {
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/static/')),
  )
  expect(files.length).toBeGreaterThan(4)
  return new Set(files.map((path) => (isNext(path) ? 'next' : 'this')))
}

/** What the browser's own cache has would hide what the service worker lacks. */
const emptyBrowserCache = async (page: Page) =>
  void (await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache'))

async function openAndKeep(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await readyForOffline(page)
}

test('PL-27: an update waits and can be put off, open tabs go on, the notice brings the new version, and the old files go', async ({
  page,
  context,
  site,
}) => {
  test.slow()
  await openAndKeep(page)
  await expect(reloadButton(page)).toHaveCount(0)
  const other = await context.newPage()
  await other.goto('/')
  site.deploy(next.dir)

  await test.step('the update can be put off', async () => {
    await lookForUpdate(page)
    // Every file is installed first, which takes a busy machine long.
    await expect(reloadButton(page)).toBeVisible({ timeout: 40_000 })
    await expect(page.getByRole('status').filter({ has: reloadButton(page) })).toHaveCount(1)
    await page.getByRole('button', { name: NOT_NOW }).click()
    await expect(heading(page)).toBeFocused()
    await expect(reloadButton(page)).toHaveCount(0)
    await page.reload()
    await expect(footer(page)).toContainText(NOW_FOOTER)
    await expect(reloadButton(page)).toBeVisible()
  })

  await test.step('what gets the focus comes out from under the notice', async () => {
    const link = footer(page).getByRole('link', { name: LICENSES })
    await page.setViewportSize({ width: 360, height: 640 })
    await link.evaluate((below) => scrollBy(0, below.getBoundingClientRect().bottom - innerHeight))
    await link.focus()
    const bottom = await link.evaluate((below) => below.getBoundingClientRect().bottom)
    const notice = await reloadButton(page).boundingBox()
    expect(bottom).toBeLessThanOrEqual(notice?.y ?? 0)
  })

  await test.step('the tab goes on without the chunks that the server no longer has', async () => {
    await emptyBrowserCache(page)
    await follow(page, titleOf('qr-generator'))
    await expect(page.getByLabel(TEXT)).toBeVisible()
    await page.goto('/unit-converter')
    await expect(heading(page)).toHaveText(titleOf('unit-converter'))
    await expect(footer(page)).toContainText(NOW_FOOTER)
    expect(await buildsOf(page)).toEqual(new Set(['this']))
  })

  await test.step('the notice brings the new version', async () => {
    await reloadButton(page).click()
    await expect(footer(page)).toContainText(NEXT_FOOTER)
    await expect(heading(page)).toHaveText(titleOf('unit-converter'))
    await expect(reloadButton(page)).toHaveCount(0)
    expect(await buildsOf(page)).toEqual(new Set(['next']))
  })

  await test.step('the other tab goes on with its version until it is reloaded', async () => {
    const documents: string[] = []
    other.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    await emptyBrowserCache(other)
    await follow(other, titleOf('calculator'))
    await expect(heading(other)).toHaveText(titleOf('calculator'))
    await expect(footer(other)).toContainText(NOW_FOOTER)
    expect(await buildsOf(other)).toEqual(new Set(['this']))
    expect(documents).toEqual([])
    await reloadButton(other).click()
    await expect(footer(other)).toContainText(NEXT_FOOTER)
    await expect(heading(other)).toHaveText(titleOf('calculator'))
  })

  await test.step('the old files are deleted once no tab may need them', async () => {
    const hashed = async () => (await keptFiles(page)).filter((path) => path.startsWith('/static/'))
    // As the next visit does it.
    await other.close()
    await page.reload()
    await expect.poll(async () => (await hashed()).every(isNext), { timeout: 40_000 }).toBe(true)
    expect((await hashed()).length).toBeGreaterThan(20)
  })

  await test.step('the kill switch takes the service worker and its files away, and the site goes on', async () => {
    site.replace('/sw.js', join(rootDir, 'deploy/kill-switch/sw.js'))
    // Where no page asks for the service worker meanwhile, as each does once it has come to rest.
    await page.goto('/robots.txt')
    await lookForUpdate(page)
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ])
    await expect.poll(left).toEqual([0, 0])
    // As the pages do it: the tab above is still one of the old worker.
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js')
      const { active } = await navigator.serviceWorker.ready
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      active?.postMessage('complete')
    })
    await expect.poll(left).toEqual([0, 0])
    await page.goto('/')
    await follow(page, titleOf('calculator'))
    await expect(heading(page)).toHaveText(titleOf('calculator'))
  })
})

test('PL-27: a tab without all its files reloads into the new version, once', async ({
  page,
  site,
  consoleGuard,
}) => {
  consoleGuard.expectLines(/404|ChunkLoadError|MIME type|Failed to load/)
  site.fail(/\/color-picker-/, (_request, response) => response.writeHead(503).end())
  await page.goto('/')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => site.requests.some((path) => /\/color-picker-/.test(path))).toBe(true)
  site.deploy(next.dir)
  await lookForUpdate(page).catch(() => {})
  await follow(page, titleOf('unit-converter'))
  await expect(footer(page)).toContainText(NEXT_FOOTER)
  await expect(heading(page)).toHaveText(titleOf('unit-converter'))
  expect(await buildsOf(page)).toEqual(new Set(['next']))
})
