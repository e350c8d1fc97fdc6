import { formsIn } from '../support/secret-forms'
import { documentedKeys, isDocumented } from './support/kept'
import { visitEverything } from './support/privacy-run'
import { TOOL_PAGES } from './support/routes'
import { AMOUNT, SENTINEL } from './support/sweep'
import { expect, test } from './support/test'
import { hostsOf, recordTraffic } from './support/traffic'

const RATE_HOSTS = ['cdn.jsdelivr.net', 'latest.currency-api.pages.dev']

/** Fields that each page must have offered to the sweep, so that an empty run is no proof. */
const FIELDS: Record<string, string[]> = {
  '/countdown-timer': ['Hours', 'Minutes', 'Seconds'],
  '/unit-converter': ['From'],
  '/currency-converter': ['Amount'],
  '/qr-generator': ['Text or link'],
  '/color-picker': ['HEX'],
  '/password-generator': ['Custom characters to include', 'Custom characters to exclude'],
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
test.setTimeout(120_000)

test('PL-22, PL-24: nothing that was typed or made leaves the browser or is kept in it', async ({
  page,
  context,
  complaints,
  baseURL,
}) => {
  // What was typed is no colour; the log says so without it.
  complaints.announce(/^QR code Invalid hex color/)
  const traffic = await recordTraffic(context)
  const { used, passwords, kept } = await visitEverything(page)

  for (const { path } of TOOL_PAGES) {
    expect([...(used.get(path)?.fields ?? [])]).toEqual(expect.arrayContaining(FIELDS[path] ?? []))
    expect(used.get(path)?.buttons.size).toBeGreaterThan(4)
  }
  expect(passwords.size).toBeGreaterThan(4)
  const secrets = [SENTINEL, 'zq7-sentinel', AMOUNT, '8675309', ...passwords]

  const own = new URL(baseURL ?? '').host
  const foreign = traffic.sent.filter(({ host }) => host !== own)
  expect(hostsOf(traffic.sent)).toEqual(expect.arrayContaining([own, RATE_HOSTS[0]]))
  expect(hostsOf(foreign).filter((host) => !RATE_HOSTS.includes(host))).toEqual([])
  expect(new Set(foreign.map(({ shown }) => shown))).toEqual(new Set(['/currency-converter']))
  expect(new Set(traffic.sent.map(({ method }) => method))).toEqual(new Set(['GET']))
  expect(traffic.others).toEqual([])
  const sent = traffic.sent.map(({ content }) => content).join('\n')
  expect(formsIn(sent, secrets)).toEqual([])

  expect(await context.cookies()).toEqual([])
  expect(kept.filter((item) => !isDocumented(item)).map(({ key }) => key)).toEqual([])
  expect(formsIn(kept.map(({ key, content }) => key + content).join('\n'), secrets)).toEqual([])
})

test('PL-24: the README names the keys that a visit leaves', async ({ page }) => {
  await page.goto('/currency-converter')
  await page.getByText('Last updated').waitFor()
  await page.getByRole('button', { name: /^Theme/ }).click()
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys.toSorted()).toEqual(['nimble.currency-rates', 'nimble.theme'])
  const documented = documentedKeys().map(({ key }) => key)
  expect(documented).toEqual(expect.arrayContaining([...keys, 'nimble.reloaded-at']))
})
