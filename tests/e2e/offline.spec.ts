import type { BrowserContext, Page } from '@playwright/test'
import { ASK_LABEL, ERROR_TITLE } from '../../src/app/texts.en'
import { BOX_THINGS } from './support/box-things'
import { CurrencyPage, LIST_FAILED, RATE_FAILED } from './support/currency-page'
import { hydrated } from './support/hydrated'
import { readyForOffline } from './support/kept-files'
import { tryNow } from './support/landing-links'
import { expect, test } from './support/offline-test'
import type { OwnSite } from './support/own-site'
import { PasswordPage } from './support/password-page'
import { QrPage } from './support/qr-page'
import { PAGES, titleOf } from './support/routes'
import { readCode } from './support/saved-picture'

const ANSWERS = {
  '2(3)': '6',
  '5 kg in lb': '11.0231131092',
  '100 usd to eur': 'EUR',
  '1h30': '01:30:00',
  steelblue: '#4682b4',
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** No host answers, the browser is offline, and its own cache is empty. */
async function goOffline(context: BrowserContext, site: OwnSite): Promise<void> {
  const [page] = context.pages()
  if (page) await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await site.stop()
  await context.setOffline(true)
}

test('PL-26: after one visit everything works without a network', async ({
  page,
  context,
  site,
  consoleGuard,
}) => {
  test.slow()
  consoleGuard.expectLines(/Both APIs failed|ERR_INTERNET_DISCONNECTED|404/)
  await page.goto('/')
  await readyForOffline(page)

  await test.step('the site can be installed', async () => {
    const browser = await context.newCDPSession(page)
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    // Incognito is where tests run.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
    const { errors, url, manifest } = await browser.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(new URL(url).pathname).toBe('/manifest.webmanifest')
    // PL-59, PL-61.
    expect(manifest.shareTarget?.action).toBe(new URL('/qr-generator', url).href)
    expect(manifest.screenshots).toHaveLength(6)
  })

  await goOffline(context, site)
  await test.step('the tab of the visit goes on, page by page', async () => {
    await tryNow(page, titleOf('calculator')).click()
    await expect(heading(page)).toHaveText(titleOf('calculator'))
    await page.goBack()
    await tryNow(page, titleOf('unit-converter')).click()
    await expect(heading(page)).toHaveText(titleOf('unit-converter'))
  })

  await test.step('all pages open', async () => {
    for (const { path, title } of PAGES) {
      await page.goto(path)
      await expect(heading(page)).toHaveText(title)
      await hydrated(page.getByRole('button', { name: /^Theme/ }))
    }
  })

  await test.step('a password is there, a code is drawn, saved rates convert', async () => {
    const generator = new PasswordPage(page)
    await generator.open()
    await expect(generator.output).toHaveValue(/^\S{12}$/)

    const qr = new QrPage(page)
    await qr.open()
    await qr.text.fill('offline')
    expect(await readCode(await qr.save())).toMatchObject({ text: 'offline' })

    const currency = new CurrencyPage(page)
    await currency.open()
    await expect(page.getByText(LIST_FAILED)).toBeVisible()
    await expect(currency.errors.filter({ hasText: RATE_FAILED })).toBeVisible()
    await currency.useFallback.click()
    await expect(currency.answer).toHaveText(/^1 USD = 0\.\d+ EUR\s*$/)
    await expect(currency.result).toContainText(/Saved rates, \d+ days? old/)
  })

  await test.step('the box answers each kind of question, and links open', async () => {
    await page.goto('/calculator#2+3*4')
    await hydrated(page.getByRole('button', { name: ASK_LABEL }))
    await expect(page.getByText('2+3*4 =').first()).toBeVisible()
    await page.keyboard.press('Control+k')
    for (const [question, answer] of Object.entries(ANSWERS)) {
      await page.getByRole('combobox', { name: ASK_LABEL }).fill(question)
      await expect(page.getByRole('option').first()).toContainText(answer)
    }
    for (const [question, hasCome] of Object.entries(BOX_THINGS)) {
      await page.getByRole('combobox', { name: ASK_LABEL }).fill(question)
      await hasCome(page)
    }
  })

  await test.step('the alarm is answered in parts', async () => {
    const part = await page.evaluate(async () => {
      const answer = await fetch('/alarm.wav', { headers: { range: 'bytes=4-7' } })
      const size = (await answer.arrayBuffer()).byteLength
      return [answer.status, answer.headers.get('content-range')?.slice(0, 10), size]
    })
    expect(part).toEqual([206, 'bytes 4-7/', 4])
  })

  await test.step('addresses are answered as the server does it', async () => {
    await page.goto('/calculator/?from=bookmark')
    expect(new URL(page.url()).pathname).toBe('/calculator')
    await expect(heading(page)).toHaveText(titleOf('calculator'))
    // Not to the host of that name.
    await page.goto(`${site.url}//example.com//`)
    expect(new URL(page.url()).origin).toBe(site.url)
    const answer = await page.goto('/no-such-page')
    expect(answer?.status()).toBe(404)
    await expect(heading(page)).toContainText(ERROR_TITLE)
  })
})
