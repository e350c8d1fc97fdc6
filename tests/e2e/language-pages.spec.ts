import type { Page } from '@playwright/test'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { distDir } from '../../scripts/bootstrap/paths.mjs'
import { filesIn } from '../../scripts/build/files-in'
import { buildServiceWorker } from '../../scripts/build/service-worker'
import * as german from '../../src/app/texts.de'
import { NEW_VERSION } from '../../src/app/texts.en'
import { LANGUAGES, PUBLISHED } from '../../src/site/languages'
import { keptFiles } from './support/dist'
import { hydrated } from './support/hydrated'
import { readyForOffline } from './support/kept-files'
import { expect, test } from './support/offline-test'
import { PAGES } from './support/routes'

test.skip(!PUBLISHED.includes('de'), 'German is not published')

const { de, en } = LANGUAGES

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const linkTo = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const placeOf = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '')

test.describe('a visitor whose browser is set to German', () => {
  test.use({ locale: 'de-AT' })

  test('PL-73, PL-74: is offered the German page below the header, and finds every language at the foot', async ({
    page,
  }) => {
    await page.goto('/unit-converter#5kg=lb')
    const offer = page.getByRole('banner').getByRole('link', { name: de.offer.link })
    await offer.click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    expect(placeOf(page)).toBe('/de/unit-converter#5kg=lb')
    await hydrated(linkTo(page, en.name))

    await test.step('back at the foot, where an extra that was unfolded comes along', async () => {
      await page.goto('/de/calculator#extra=expression')
      await hydrated(linkTo(page, en.name))
      await linkTo(page, en.name).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      expect(placeOf(page)).toBe('/calculator#extra=expression')
      await expect(linkTo(page, de.name)).toHaveAttribute('hreflang', 'de')
    })

    await test.step('what is declined is not offered again', async () => {
      await button(page, de.offer.decline).click()
      await expect(offer).toHaveCount(0)
      await expect(heading(page)).toBeFocused()
      await page.reload()
      await hydrated(linkTo(page, de.name))
      await expect(page.locator('html')).not.toHaveAttribute('data-offer')
      expect(await page.evaluate(() => Object.keys(localStorage))).toContain(
        'nimble.language-offer',
      )
    })
  })
})

/** The build with another page on privacy in German, which a worker with another list then fetches. */
async function changeGerman(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'german-'))
  cpSync(distDir, dir, { recursive: true })
  for (const path of filesIn(dir)) if (/\.(br|gz)$/.test(path)) rmSync(join(dir, path))
  writeFileSync(join(dir, 'de/privacy.html'), '<!doctype html><title>Neu</title>')
  await buildServiceWorker(dir, { language: 'de', others: [''] })
  return dir
}

const lookForUpdate = (page: Page) =>
  page.evaluate(
    async () => void (await (await navigator.serviceWorker.getRegistration())?.update()),
  )

test('PL-72: after one visit all German pages work offline, an update of German alone is of its pages, and clearing takes every language', async ({
  page,
  context,
  site,
}) => {
  test.slow()
  await page.goto('/de/calculator')
  await readyForOffline(page, '/de/')
  const ofEnglishAlone = [...keptFiles()].filter((path) => !keptFiles('de').has(path))
  expect(ofEnglishAlone.length).toBeGreaterThan(100)
  expect(site.requests.filter((path) => ofEnglishAlone.includes(path))).toEqual([])

  await test.step('offline', async () => {
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    await context.setOffline(true)
    // Without the currency converter, which would ask for rates.
    for (const { path } of PAGES.filter((each) => !each.path.startsWith('/currency'))) {
      await page.goto(path === '/' ? '/de' : `/de${path}`)
      await hydrated(button(page, german.CLEAR_DATA))
    }
    await context.setOffline(false)
  })

  const changed = await changeGerman()
  const english = await context.newPage()
  await test.step('an update of German', async () => {
    await english.goto('/calculator')
    await readyForOffline(english)
    site.deploy(changed)
    for (const each of [page, english]) await lookForUpdate(each)
    await expect(button(page, german.NEW_VERSION)).toBeVisible({ timeout: 40_000 })
    await expect(button(english, NEW_VERSION)).toHaveCount(0)
  })

  await test.step('Clear my data', async () => {
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        await caches.keys(),
      ])
    expect(await left()).toEqual([2, ['nimble.precache.de', 'nimble.precache']])
    await english.close()
    await page.goto('/de/calculator')
    await button(page, german.CLEAR_DATA).click()
    await button(page, german.CLEAR).click()
    await expect(page.getByText(german.CLEARED)).toBeVisible()
    await expect.poll(left).toEqual([0, []])
  })
  rmSync(changed, { recursive: true })
})
