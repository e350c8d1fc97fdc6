import { RateHosts } from '../support/rate-hosts'
import { readPrecache } from '../../scripts/build/precache.ts'
import { distDir } from '../../scripts/bootstrap/paths.mjs'
import { CurrencyPage } from './support/currency-page'
import { hydrated } from './support/hydrated'
import { keptFiles, readyForOffline } from './support/kept-files'
import { expect, test } from './support/offline-test'

const { shell, pages, rest } = readPrecache(distDir)
const urls = (entries: readonly { url: string }[] = []) => entries.map(({ url }) => url)

test('PL-28: nothing is fetched for later before the page has come to rest, and nothing is kept but what the build lists', async ({
  page,
  context,
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

  // Of other hosts nothing.
  const hosts = new RateHosts()
  await hosts.serve(context)
  const currency = new CurrencyPage(page)
  await currency.open()
  await expect(currency.answer).toContainText('1 USD = ')
  expect(hosts.requested()).toEqual(
    expect.arrayContaining(['primary currencies', 'primary currencies/usd']),
  )
  const listed = [...urls(shell), ...Object.values(pages).flatMap(urls), ...urls(rest)]
  expect((await keptFiles(page)).toSorted()).toEqual([...new Set(listed)].toSorted())
})

test('PL-28: a page in place of a script is never kept; what could not be fetched is fetched at the next visit', async ({
  page,
  site,
}) => {
  const recover = site.fail(/\/unit-converter-/, (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sorry</h1>'),
  )
  const timesAsked = () => site.requests.filter((path) => /\/unit-converter-/.test(path)).length
  await page.goto('/')
  // A second time past the HTTP cache.
  await expect.poll(timesAsked, { timeout: 40_000 }).toBe(2)
  await page.reload()
  // What is kept is not requested again.
  await expect.poll(timesAsked, { timeout: 40_000 }).toBe(4)
  const kept = await keptFiles(page)
  expect(kept).toContain('/qr-generator')
  expect(kept.filter((path) => /\/unit-converter/.test(path))).toEqual([])
  recover()
  await page.reload()
  await readyForOffline(page)
  expect(await keptFiles(page)).toContain('/unit-converter')
})
