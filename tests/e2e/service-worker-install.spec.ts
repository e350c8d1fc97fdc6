import { deferred } from '../support/deferred'
import { RateHosts } from '../support/rate-hosts'
import { readPrecache } from '../../scripts/build/precache.ts'
import { distDir } from '../../scripts/bootstrap/paths.mjs'
import { CurrencyPage } from './support/currency-page'
import { hydrated } from './support/hydrated'
import { keptFiles, readyForOffline } from './support/kept-files'
import { expect, test } from './support/offline-test'

const { shell, pages, rest } = readPrecache(distDir)
const urls = (entries: readonly { url: string }[] = []) => entries.map(({ url }) => url)

test('the shell and the visited page are kept at once, the other pages after them', async ({
  page,
  site,
}) => {
  // A file of the calculator, the first page of the list, is never answered.
  site.fail(/\/decimal-/, () => {})
  await page.goto('/qr-generator')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const atOnce = [...urls(shell), ...urls(pages['/qr-generator'])]
  expect(atOnce).toEqual(expect.arrayContaining([expect.stringMatching(/qr\.worker-/)]))
  expect(await keptFiles(page)).toEqual(expect.arrayContaining(atOnce))
  expect(await keptFiles(page)).not.toContain('/unit-converter')
})

test('nothing is fetched for later before the page has loaded and come to rest', async ({
  page,
  site,
}) => {
  await page.goto('/', { waitUntil: 'load' })
  const byThePage = [...site.requests]
  expect(byThePage).not.toContain('/sw.js')
  await hydrated(page.getByRole('button', { name: /^Theme/ }))
  expect(site.requests).not.toContain('/sw.js')
  await readyForOffline(page)
  expect(site.requests.indexOf('/sw.js')).toBeGreaterThanOrEqual(byThePage.length)
  // What the page had fetched is not fetched again.
  const scripts = site.requests.filter((path) => path.startsWith('/static/'))
  expect(scripts).toHaveLength(new Set(scripts).size)
})

const BAD_ANSWERS = [
  { what: 'a page in place of a script', type: 'text/html' },
  { what: 'a script cut short', type: 'text/javascript' },
] as const

for (const { what, type } of BAD_ANSWERS) {
  test(`PL-28: ${what} is never kept`, async ({ page, site }) => {
    site.fail(/\/unit-converter-/, (_request, response) =>
      response.writeHead(200, { 'content-type': type }).end('<h1>Sorry</h1>'),
    )
    const timesAsked = () => site.requests.filter((path) => /\/unit-converter-/.test(path)).length
    await page.goto('/')
    // A second time past the HTTP cache.
    await expect.poll(timesAsked, { timeout: 40_000 }).toBe(2)
    await page.reload()
    // What is kept is not asked for again.
    await expect.poll(timesAsked, { timeout: 40_000 }).toBe(4)
    expect(await keptFiles(page)).toContain('/qr-generator')
    const kept = await keptFiles(page)
    expect(kept.filter((path) => /\/unit-converter/.test(path))).toEqual([])
  })
}

test('what could not be fetched is fetched at the next visit', async ({ page, site }) => {
  const asked = deferred()
  const recover = site.fail(/\/unit-converter-/, (_request, response) => {
    response.writeHead(503).end()
    asked.resolve()
  })
  await page.goto('/')
  await asked.promise
  recover()
  await page.reload()
  await readyForOffline(page)
  expect(await keptFiles(page)).toContain('/unit-converter')
})

test('PL-28: of other hosts nothing is kept, and nothing but what the build lists', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await readyForOffline(page)
  const hosts = new RateHosts()
  await hosts.serve(context)
  const currency = new CurrencyPage(page)
  await currency.open()
  await expect(currency.answer).toContainText('1 USD = ')
  expect(hosts.asked()).toEqual(
    expect.arrayContaining(['primary currencies', 'primary currencies/usd']),
  )
  const listed = [...urls(shell), ...Object.values(pages).flatMap(urls), ...urls(rest)]
  expect((await keptFiles(page)).toSorted()).toEqual([...new Set(listed)].toSorted())
})
