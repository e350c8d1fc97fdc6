import { expect, test } from '@playwright/test'
import { formsIn } from '../support/secret-forms'
import { startLoggingProxy } from './support/logging-proxy'
import { visitEverything } from './support/privacy-run'
import { AMOUNT, SENTINEL } from './support/sweep'
import { hostsOf, recordTraffic } from './support/traffic'

test.setTimeout(120_000)

/** Chromium's own question about forms, which any page with a field makes it ask; no page can send it. */
const BROWSERS_OWN = 'content-autofill.googleapis.com:443'

const RATE_HOSTS = ['cdn.jsdelivr.net', 'latest.currency-api.pages.dev']

// Not with the guard of the other tests: its stand-ins for the rate hosts would answer before the proxy.
test('PL-23: a proxy between the browser and the world sees the same hosts, and no secret', async ({
  browser,
  baseURL,
}) => {
  const proxy = await startLoggingProxy()
  // For the context: the browser itself asks for updates of its own, which are none of the pages'.
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    // Chromium passes proxies by for this machine unless it is told not to.
    proxy: { server: proxy.address, bypass: '<-loopback>' },
  })
  try {
    const page = await context.newPage()
    const traffic = await recordTraffic(context)
    const { passwords } = await visitEverything(page)

    const { tunnels, requests } = proxy.log
    const own = new URL(baseURL ?? '').host
    expect(hostsOf(requests)).toEqual([own])
    const tunnelled = new Set(tunnels.filter((host) => host !== BROWSERS_OWN))
    expect([...tunnelled].toSorted()).toEqual(RATE_HOSTS.map((host) => `${host}:443`))
    expect(hostsOf(traffic.sent)).toEqual([...RATE_HOSTS, own].toSorted())
    expect(new Set(requests.map(({ method }) => method))).toEqual(new Set(['GET']))
    const secrets = [SENTINEL, 'zq7-sentinel', AMOUNT, '8675309', ...passwords]
    const sent = requests.map(({ content }) => content).join('\n')
    expect(formsIn(sent, secrets)).toEqual([])
    expect(sent).not.toMatch(/^cookie$/im)
  } finally {
    await context.close()
    await proxy.close()
  }
})
