import { test as plainTest } from '@playwright/test'
import { ASK_LABEL } from '../../src/app/texts.en'
import * as texts from '../../src/tools/countdown-timer/texts.en'
import { FROM } from '../../src/tools/unit-converter/texts.en'
import * as currencyTexts from '../../src/tools/currency-converter/texts.en'
import { TEXT } from '../../src/tools/qr-generator/texts.en'
import { HEX } from '../../src/tools/color-picker/texts.en'
import { CUSTOM_EXCLUDE, CUSTOM_INCLUDE } from '../../src/tools/password-generator/texts.en'
import { RateHosts, type Fault } from '../support/rate-hosts'
import { formsIn } from '../support/secret-forms'
import { watchConsole } from './support/console-guard'
import { LIST_LOGGED, RATE_LOGGED } from './support/currency-page'
import { documentedKeys, isDocumented } from './support/kept'
import { startLoggingProxy } from './support/logging-proxy'
import { visitEverything } from './support/privacy-run'
import { AMOUNT, SENTINEL } from './support/sweep'
import { expect, test } from './support/test'
import { hostsOf, recordTraffic } from './support/traffic'

const RATE_HOSTS = ['cdn.jsdelivr.net', 'latest.currency-api.pages.dev']

/** Fields that each page must have offered to the sweep, so that an empty run is no proof. */
const FIELDS: Record<string, string[]> = {
  '/': [ASK_LABEL],
  '/calculator': [ASK_LABEL],
  '/countdown-timer': [texts.FIELDS.hours, texts.FIELDS.minutes, texts.FIELDS.seconds],
  '/unit-converter': [FROM],
  '/currency-converter': [currencyTexts.AMOUNT],
  '/qr-generator': [TEXT],
  '/color-picker': [HEX],
  '/password-generator': [CUSTOM_INCLUDE.label, CUSTOM_EXCLUDE.label],
}

/** What the page on privacy says is kept of what was typed: the calculator's history, and the names of timers. */
const KEEPS_TYPED = ['nimble.calculator-history', 'nimble.timers']

/** Chromium's own question about forms, which any page with a field makes it ask; no page can send it. */
const BROWSERS_OWN = 'content-autofill.googleapis.com:443'

/** The first request to each host goes to the proxy, which refuses it; the others are answered. */
function refusedOnce(): Fault {
  const refused = new Set<string>()
  return async (route, good) => {
    const { host } = new URL(route.request().url())
    if (refused.has(host)) return good()
    refused.add(host)
    return route.continue()
  }
}

// Without the guard of the other tests: its rate hosts would answer before the proxy.
plainTest(
  'PL-22, PL-23, PL-24: nothing that was typed or made leaves the browser or is kept in it, as a proxy sees it too',
  async ({ browser, baseURL }) => {
    plainTest.setTimeout(300_000)
    const proxy = await startLoggingProxy()
    // For the context: the browser itself asks for updates of its own, which are none of the pages'.
    const context = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      permissions: ['clipboard-read', 'clipboard-write'],
      serviceWorkers: 'block',
      // Chromium passes proxies by for this machine unless `<-loopback>` is set.
      proxy: { server: proxy.address, bypass: '<-loopback>' },
    })
    const consoleGuard = await watchConsole(context)
    // What was typed is no color; the log says so without it.
    consoleGuard.expectLines(
      // A press that comes long after the last key is no gesture of a visitor's.
      /^Failed to execute 'requestFullscreen'/,
      /^Full screen is not available/,
      // Nor is one that follows, within a moment, the press that has opened another window of the system.
      /^No place on the disk Failed to execute 'showSaveFilePicker' on 'Window': User activation required\.$/,
      /^QR code Invalid hex color/,
      /^Self-test empty pool/,
      LIST_LOGGED,
      RATE_LOGGED,
      /ERR_TUNNEL/,
    )
    const hosts = new RateHosts()
    hosts.fail(refusedOnce())
    await hosts.serve(context)
    const page = await context.newPage()
    const traffic = await recordTraffic(context)
    const { used, passwords, kept } = await visitEverything(page)

    for (const [path, fields] of Object.entries(FIELDS)) {
      expect([...(used.get(path)?.fields ?? [])]).toEqual(expect.arrayContaining(fields))
      expect(used.get(path)?.buttons.size, `buttons of ${path}`).toBeGreaterThan(2)
    }
    expect(passwords.size).toBeGreaterThan(4)
    const secrets = [SENTINEL, 'zq7-sentinel', AMOUNT, '8675309', ...passwords]

    const own = new URL(baseURL ?? '').host
    const foreign = traffic.sent.filter(({ host }) => host !== own)
    expect(hostsOf(traffic.sent)).toEqual([...RATE_HOSTS, own].toSorted())
    expect(hostsOf(foreign).filter((host) => !RATE_HOSTS.includes(host))).toEqual([])
    expect(new Set(foreign.map(({ shown }) => shown))).toEqual(new Set(['/currency-converter']))
    expect(new Set(traffic.sent.map(({ method }) => method))).toEqual(new Set(['GET']))
    expect(traffic.others).toEqual([])
    const sent = traffic.sent.map(({ content }) => content).join('\n')
    expect(formsIn(sent, secrets)).toEqual([])

    expect(await context.cookies()).toEqual([])
    expect(kept.filter((item) => !isDocumented(item)).map(({ key }) => key)).toEqual([])
    const telling = kept.filter(({ key, content }) => formsIn(key + content, secrets).length > 0)
    expect(KEEPS_TYPED).toEqual(expect.arrayContaining(telling.map(({ key }) => key)))

    const { tunnels, requests } = proxy.log
    expect(hostsOf(requests)).toEqual([own])
    const tunnelled = new Set(tunnels.filter((host) => host !== BROWSERS_OWN))
    expect([...tunnelled].toSorted()).toEqual(RATE_HOSTS.map((host) => `${host}:443`))
    expect(new Set(requests.map(({ method }) => method))).toEqual(new Set(['GET']))
    const seen = requests.map(({ content }) => content).join('\n')
    expect(formsIn(seen, secrets)).toEqual([])
    expect(seen).not.toMatch(/^cookie$/im)
    expect(consoleGuard.unexpected()).toEqual([])
    await context.close()
    await proxy.close()
  },
)

test.describe('on the currency page', () => {
  test.use({ mockHosts: true })

  test('PL-24: the page on privacy names the keys that a visit leaves', async ({ page }) => {
    await page.goto('/currency-converter')
    await page.getByText('Last updated').waitFor()
    await page.getByRole('button', { name: /^Theme/ }).click()
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys.toSorted()).toEqual(['nimble.currency-rates', 'nimble.theme'])
    const documented = documentedKeys().map(({ key }) => key)
    expect(documented).toEqual(expect.arrayContaining([...keys, 'nimble.reloaded-at']))
  })
})
