import type { BrowserContext, Page } from '@playwright/test'
import { CurrencyPage, LIST_FAILED, RATE_FAILED } from './support/currency-page'
import { hydrated } from './support/hydrated'
import { readyForOffline } from './support/kept-files'
import { expect, test } from './support/offline-test'
import type { OwnSite } from './support/own-site'
import { PasswordPage } from './support/password-page'
import { QrPage } from './support/qr-page'
import { PAGES } from './support/routes'
import { readCode } from './support/saved-picture'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Nobody answers, ours or theirs, the browser knows, and what its own cache has does not help. */
async function goOffline(context: BrowserContext, site: OwnSite): Promise<void> {
  const [page] = context.pages()
  if (page) await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await site.stop()
  await context.setOffline(true)
}

test('PL-26: after one visit all eight pages open without a network', async ({
  page,
  context,
  site,
  complaints,
}) => {
  complaints.announce(/Both APIs failed|ERR_INTERNET_DISCONNECTED/)
  await page.goto('/')
  await readyForOffline(page)
  await goOffline(context, site)
  for (const { path, title } of PAGES) {
    await page.goto(path)
    await expect(heading(page)).toHaveText(title)
    await hydrated(page.getByRole('button', { name: /^Theme/ }))
  }
})

test('PL-26: without a network the tools work, their workers too', async ({
  page,
  context,
  site,
  complaints,
}) => {
  complaints.announce(/Both APIs failed|ERR_INTERNET_DISCONNECTED/)
  await page.goto('/')
  await readyForOffline(page)
  await goOffline(context, site)

  const qr = new QrPage(page)
  await qr.open()
  await qr.text.fill('offline')
  expect(await readCode(await qr.save())).toMatchObject({ text: 'offline' })

  await page.goto('/password-generator')
  await expect(new PasswordPage(page).output).toHaveValue(/^\S{12}$/)

  const currency = new CurrencyPage(page)
  await currency.open()
  await expect(page.getByText(LIST_FAILED)).toBeVisible()
  await expect(currency.errors.filter({ hasText: RATE_FAILED })).toBeVisible()
  await currency.useSaved.click()
  await expect(currency.answer).toHaveText(/^1 USD = 0\.\d+ EUR\s*$/)
  await expect(currency.result).toContainText(/Saved rates, \d+ days? old/)
})

test('without a network the box answers each kind of question, and links open', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/')
  await readyForOffline(page)
  await goOffline(context, site)
  await page.goto('/calculator#2+3*4')
  await hydrated(page.getByRole('button', { name: 'Ask anything' }))
  await expect(page.getByText('2+3*4 =').first()).toBeVisible()
  await page.keyboard.press('Control+k')
  const kinds = [
    ['2(3)', '6'],
    ['5 kg in lb', '11.0231131092'],
    ['100 usd to eur', 'EUR'],
    ['1h30', '01:30:00'],
    ['steelblue', '#4682b4'],
    ['qr offline', 'QR code of'],
    ['password 20', 'characters'],
  ] as const
  for (const [question, answer] of kinds) {
    await page.getByRole('combobox', { name: 'Ask anything' }).fill(question)
    await expect(page.getByRole('option').first()).toContainText(answer)
  }
})

test('PL-26: the tab of the first visit goes on without a network, page by page', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/')
  await readyForOffline(page)
  await goOffline(context, site)
  await page.getByRole('link', { name: /^Try Now.*Calculator$/ }).click()
  await expect(heading(page)).toHaveText('Calculator')
  await page.goBack()
  await page.getByRole('link', { name: /^Try Now.*Unit Converter$/ }).click()
  await expect(heading(page)).toHaveText('Unit Converter')
})

test('without a network, addresses are answered as the server does it', async ({
  page,
  context,
  site,
  complaints,
}) => {
  complaints.announce(/404/)
  await page.goto('/')
  await readyForOffline(page)
  await goOffline(context, site)

  await page.goto('/calculator/?from=bookmark')
  expect(new URL(page.url()).pathname).toBe('/calculator')
  await expect(heading(page)).toHaveText('Calculator')

  // Not to the host of that name.
  await page.goto(`${site.url}//example.com//`)
  expect(new URL(page.url()).origin).toBe(site.url)

  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(heading(page)).toHaveText('Unexpected Application Error!')
})

test('the alarm sounds without a network: the worker answers in parts', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/countdown-timer')
  await readyForOffline(page)
  await goOffline(context, site)
  const part = await page.evaluate(async () => {
    const answer = await fetch('/alarm.wav', { headers: { range: 'bytes=4-7' } })
    const size = (await answer.arrayBuffer()).byteLength
    return [answer.status, answer.headers.get('content-range')?.slice(0, 10), size]
  })
  expect(part).toEqual([206, 'bytes 4-7/', 4])
})
