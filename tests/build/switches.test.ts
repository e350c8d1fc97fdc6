import { describe, expect, test } from 'vitest'
import { hostingSettings } from '../../src/site/hosting/settings'
import { ask } from '../support/ask'
import { SERVERS } from '../support/servers'

const sent = async (env: Record<string, string>, { start }: (typeof SERVERS)[number]) => {
  const server = await start?.({ env })
  if (!server) return {}
  const { headers } = await ask(server.url, '/')
  await server.close()
  return headers
}

describe.each(SERVERS)('PL-55: $name', (each) => {
  test.skipIf(!each.start)('lets those frame the pages who may', async () => {
    const headers = await sent({ VITE_FRAME_ANCESTORS: "'self' https://intranet.example" }, each)
    expect(headers['content-security-policy']).toContain(
      "; frame-ancestors 'self' https://intranet.example;",
    )
  })

  test.skipIf(!each.start)('sends HSTS as it is set, or not at all', async () => {
    const long = 'max-age=63072000; includeSubDomains; preload'
    expect((await sent({ VITE_HSTS: long }, each))['strict-transport-security']).toBe(long)
    expect(await sent({ VITE_HSTS: 'off' }, each)).not.toHaveProperty('strict-transport-security')
  })

  test.skipIf(!each.start)('opens a mirror of the rates in place of the two hosts', async () => {
    const env = { VITE_RATES_URL: 'https://rates.example/files/{day}/v1' }
    const policy = (await sent(env, each))['content-security-policy']
    expect(policy).toContain("; connect-src 'self' https://rates.example/files/; ")
    const none = (await sent({ VITE_RATES_URL: 'none' }, each))['content-security-policy']
    expect(none).toContain("; connect-src 'self'; ")
  })
})

test.each([
  ['VITE_FRAME_ANCESTORS', "'self'; script-src *"],
  ['VITE_FRAME_ANCESTORS', 'javascript:'],
  ['VITE_HSTS', 'max-age=1" ; x'],
  ['VITE_HSTS', 'yes'],
  ['VITE_RATES_URL', 'https://rates.example/'],
  ['VITE_RATES_URL', 'http://rates.example/{day}'],
  ['VITE_RATES_URL', 'https://rates.example/{day}; x'],
  ['VITE_ADS_FRAME_URL', 'ads'],
])('PL-55: %s is refused as %s', (name, value) => {
  expect(() => hostingSettings({ [name]: value })).toThrow(name)
})
