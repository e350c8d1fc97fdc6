import type { BrowserContext, Page } from '@playwright/test'
import * as shell from '../../src/app/texts.en'
import { deferred } from '../support/deferred'
import { NIGHTLY } from '../support/nightly'
import { hydrated } from './support/hydrated'
import { readyForOffline } from './support/kept-files'
import { expect, test } from './support/offline-test'

const clearButton = (page: Page) => page.getByRole('button', { name: shell.CLEAR_DATA })
const question = (page: Page) => page.getByRole('group', { name: shell.CLEAR_QUESTION })
const answer = (page: Page, name: 'Clear' | 'Keep') =>
  question(page).getByRole('button', { name, exact: true })

async function clearAll(page: Page): Promise<void> {
  await clearButton(page).click()
  await answer(page, shell.CLEAR).click()
}

const said = (page: Page) => page.getByRole('contentinfo').getByRole('status')

/** All that a browser may keep for a site. */
async function findKept(page: Page, context: BrowserContext) {
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    mark: Object.keys(history.state ?? {}).filter((key) => key.startsWith('nimble')),
  }))
  return { ...kept, cookies: await context.cookies() }
}

const NOTHING = {
  local: [],
  session: [],
  caches: [],
  databases: [],
  workers: 0,
  mark: [],
  cookies: [],
}

/** A visit that has left what a visit can leave. */
async function leaveTraces(page: Page): Promise<void> {
  await page.goto('/calculator')
  await hydrated(clearButton(page))
  await page.getByRole('button', { name: /^Theme/ }).click()
  await page.evaluate(() => {
    sessionStorage.setItem('nimble.reloaded-at', '1')
    localStorage.setItem('nimble.currency-rates', '{}')
    localStorage.setItem('nimble.of-an-older-version', '1')
  })
  for (const key of ['7', '+', '9', '=']) await page.keyboard.press(key)
  await expect(page.getByText('16', { exact: true }).first()).toBeVisible()
}

test('SH-10: Clear my data asks once, in place, and leaves nothing, in the browser or on the page, with and without a network', async ({
  page,
  context,
  site,
}) => {
  await leaveTraces(page)
  await readyForOffline(page)
  expect(await findKept(page, context)).toMatchObject({
    local: expect.arrayContaining(['nimble.theme', 'nimble.currency-rates']),
    session: ['nimble.reloaded-at'],
    caches: ['nimble.precache'],
    workers: 1,
  })

  await test.step('a double click asks and does not answer', async () => {
    // Both answers come to lie where the button was: Clear below its icon.
    await clearButton(page).dblclick({ position: { x: 20, y: 22 } })
    await expect(question(page)).toBeVisible()
    await answer(page, shell.KEEP).dblclick()
    await expect(clearButton(page)).toBeFocused()
    await clearButton(page).dblclick()
    await expect(answer(page, shell.KEEP)).toBeFocused()
    await page.keyboard.press('Escape')
  })

  await test.step('Keep and Escape leave everything as it is', async () => {
    const leave = [() => answer(page, shell.KEEP).click(), () => page.keyboard.press('Escape')]
    for (const act of leave) {
      await clearButton(page).click()
      await expect(answer(page, shell.KEEP)).toBeFocused()
      await expect(clearButton(page)).toHaveCount(0)
      await act()
      await expect(question(page)).toHaveCount(0)
      await expect(clearButton(page)).toBeFocused()
    }
    await expect(page.getByText('16', { exact: true }).first()).toBeVisible()
    expect(await findKept(page, context)).toMatchObject({ session: ['nimble.reloaded-at'] })
  })

  await test.step('Clear leaves nothing', async () => {
    await clearAll(page)
    await expect(said(page)).toHaveText(shell.CLEARED)
    await expect(clearButton(page)).toBeFocused()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
    await expect(page.getByText('16', { exact: true })).toHaveCount(0)
    await expect.poll(() => findKept(page, context)).toEqual(NOTHING)
  })

  await test.step('nothing is kept until the page is opened again', async () => {
    await page.getByRole('link', { name: shell.BACK_TO_TOOLS }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Free Online Tools/)
    await page.getByRole('button', { name: /^Theme/ }).click()
    await expect(page.getByRole('button', { name: shell.THEME_TITLES.light })).toBeVisible()
    expect(await findKept(page, context)).toEqual(NOTHING)
    await page.reload()
    await expect(said(page)).toHaveText('')
    await leaveTraces(page)
  })

  await test.step('without a network the page shows what is left to do', async () => {
    await site.stop()
    await context.setOffline(true)
    await clearAll(page)
    await expect(said(page)).toHaveText(shell.CLEARED_OFFLINE)
    // An installation that has just begun ends after its files have failed.
    await expect.poll(() => findKept(page, context)).toEqual(NOTHING)
  })
})

test(
  'what the service worker is still fetching is not kept either',
  NIGHTLY,
  async ({ page, context, site }) => {
    const { promise: held, resolve: release } = deferred()
    const holdsRest = /\/(calculator|color-picker|unit-converter)-[^/]+\.js$/
    site.fail(holdsRest, (_request, response) => void held.then(() => response.destroy()))
    await page.goto('/countdown-timer')
    await hydrated(clearButton(page))
    await expect.poll(() => site.requests.some((path) => holdsRest.test(path))).toBe(true)
    await clearAll(page)
    await expect(said(page)).toHaveText(shell.CLEARED)
    release()
    await page.clock.install()
    await page.clock.runFor(10_000)
    await expect.poll(() => findKept(page, context)).toEqual(NOTHING)
  },
)

test.describe('on the currency page', () => {
  test.use({ serviceWorkers: 'block', mockHosts: true })

  test('rates that are fetched after clearing are not kept', NIGHTLY, async ({ page, context }) => {
    await page.goto('/currency-converter')
    await page.getByText('Last updated').waitFor()
    expect(await findKept(page, context)).toMatchObject({ local: ['nimble.currency-rates'] })
    await clearAll(page)
    await expect(said(page)).toHaveText(shell.CLEARED)
    await page.getByText('Last updated').waitFor()
    expect(await findKept(page, context)).toEqual(NOTHING)
  })
})
