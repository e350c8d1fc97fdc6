import type { Page } from '@playwright/test'
import { join } from 'node:path'
import { BACK_TO_TOOLS, FEEDBACK, IMPRINT, NEW_VERSION, SOURCE } from '../../src/app/texts.en'
import { rootDir } from '../../scripts/bootstrap/paths.mjs'
import { NIGHTLY } from '../support/nightly'
import { buildInto } from './support/build-into'
import { hydrated } from './support/hydrated'
import { readyForOffline } from './support/kept-files'
import { tryNow } from './support/landing-links'
import { makeNextBuild, NEXT_FOOTER } from './support/next-build'
import { OwnSite } from './support/own-site'
import { PAGES, titleOf } from './support/routes'
import { expect, test } from './support/test'
import { TOOL_ACTS } from './support/tool-acts'

// One worker for the file: the site is built once.
test.describe.configure({ mode: 'default' })
const BASE = '/tools/'
const outDir = join(rootDir, 'node_modules/.cache/sub-path-site')
const site = new OwnSite(outDir, BASE)

test.beforeAll(async () => {
  test.setTimeout(90_000)
  await buildInto(outDir, {
    VITE_SITE_NAME: 'Workbench',
    VITE_SITE_URL: 'https://tools.example/tools/',
    VITE_LINK_IMPRINT: 'https://tools.example/imprint',
    VITE_LINK_SOURCE: 'https://tools.example/source',
    VITE_LINK_FEEDBACK: 'mailto:feedback@tools.example',
    VITE_SECURITY_CONTACT: 'mailto:security@tools.example',
  })
  await site.start()
})
test.afterAll(() => site.stop())

/** Pages name addresses from the root; here that is below the path of the site. */
function below(page: Page) {
  const goto = page.goto.bind(page)
  page.goto = (path) => goto(site.url + BASE + path.replace(/^\//, ''))
  return page
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const pathOf = (page: Page) => new URL(page.url()).pathname

test.describe('in a visit', () => {
  test.use({ mockHosts: true })

  test('PL-54: below another path every page opens, links lead on, and each tool does its work', async ({
    page,
  }) => {
    test.slow()
    below(page)
    await page.goto('/')
    await hydrated(page.getByRole('button', { name: /^Theme/ }))

    await test.step('from page to page', async () => {
      await tryNow(page, titleOf('calculator')).click()
      await expect(heading(page)).toHaveText(titleOf('calculator'))
      expect(pathOf(page)).toBe('/tools/calculator')
      const canonical = page.locator('link[rel=canonical]')
      await expect(canonical).toHaveAttribute('href', 'https://tools.example/tools/calculator')
      await test.step('AN-39: address bars find how to ask the box', async () => {
        const search = page.locator('link[rel=search]')
        const file = 'https://tools.example/tools/opensearch.xml'
        await expect(search).toHaveAttribute('href', file)
        const description = await fetch(`${site.url}/tools/opensearch.xml`)
        const template = 'template="https://tools.example/tools/#q={searchTerms}"'
        expect(await description.text()).toContain(template)
      })
      await page.getByRole('link', { name: BACK_TO_TOOLS }).click()
      await expect(tryNow(page, titleOf('calculator'))).toBeVisible()
      expect(pathOf(page)).toBe(BASE)
    })

    await test.step('PL-55: the name and the links of the host', async () => {
      await expect(page).toHaveTitle(/Workbench/)
      await expect(page.getByRole('banner').getByRole('link').first()).toHaveText('Workbench')
      const foot = page.getByRole('contentinfo')
      await expect(foot).toContainText('Workbench')
      for (const [name, address] of [
        [IMPRINT, 'https://tools.example/imprint'],
        [SOURCE, 'https://tools.example/source'],
        [FEEDBACK, 'mailto:feedback@tools.example'],
      ] as const) {
        await expect(foot.getByRole('link', { name })).toHaveAttribute('href', address)
      }
      const manifest = await fetch(`${site.url}/tools/manifest.webmanifest`)
      expect(await manifest.json()).toMatchObject({ short_name: 'Workbench' })
    })

    for (const [id, act] of Object.entries(TOOL_ACTS)) {
      await test.step(id, async () => {
        await act(page)
        expect(pathOf(page)).toBe(BASE + id)
      })
    }

    await test.step('an unknown address has the page for it, a file name the page of that name', async () => {
      await page.goto('/calculator.html')
      await expect(heading(page)).toHaveText(titleOf('calculator'))
      await expect(page).toHaveURL(site.url + '/tools/calculator')
    })

    // Nothing of the site was looked for outside of its path.
    expect(site.requests.filter((path) => !path.startsWith(BASE))).toEqual([])
  })
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'PL-54: below another path the site works offline, and takes a newer version',
    NIGHTLY,
    async ({ page, context }) => {
      test.slow()
      below(page)
      await page.goto('/')
      await readyForOffline(page, BASE)
      const security = await fetch(`${site.url}/.well-known/security.txt`)
      expect(await security.text()).toContain('Contact: mailto:security@tools.example')
      const browser = await context.newCDPSession(page)
      const { errors, url } = await browser.send('Page.getAppManifest')
      expect([errors, new URL(url).pathname]).toEqual([[], '/tools/manifest.webmanifest'])
      const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
      expect(new URL(scope).pathname).toBe(BASE)

      await test.step('offline', async () => {
        await browser.send('Network.clearBrowserCache')
        await context.setOffline(true)
        // Without the currency converter, which would ask for rates.
        for (const { path, title } of PAGES.filter((each) => !each.path.startsWith('/currency'))) {
          await page.goto(path)
          await expect(heading(page)).toHaveText(title)
        }
        await context.setOffline(false)
      })

      await test.step('a newer version', async () => {
        const next = await makeNextBuild(outDir, BASE)
        site.deploy(next.dir)
        await page.goto('/')
        await page.evaluate(async () => {
          await (await navigator.serviceWorker.getRegistration())?.update()
        })
        await page.getByRole('button', { name: NEW_VERSION }).click({ timeout: 40_000 })
        await expect(page.getByRole('contentinfo')).toContainText(NEXT_FOOTER)
        next.remove()
      })
    },
  )
})
