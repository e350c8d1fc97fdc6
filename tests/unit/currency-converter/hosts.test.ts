import { expect, test } from 'vitest'
import { err, ok, type Result } from '#lib/result'
import {
  hostsBy,
  loadNames,
  loadRates,
  ratesFile,
  type HostFailure,
  type Network,
} from '../../../src/tools/currency-converter/domain/hosts'
import { currencyConverter } from '../../../src/tools/currency-converter/tool'
import { deferred } from '../../support/deferred'
import { needRateFile } from '../../support/rate-files'

type Reply = Result<string, HostFailure>

const PRIMARY = 'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1'
const SECONDARY = 'https://latest.currency-api.pages.dev/v1'
const HOSTS = { primary: PRIMARY, secondary: SECONDARY }

/** Hosts whose replies and whose clock are the test's; a host without a reply stays silent. */
function network(replies: Partial<Record<keyof typeof HOSTS, Reply | Promise<Reply>>>) {
  const requested: string[] = []
  const waits: number[] = []
  const headStart = deferred()
  const hosts: Network = {
    async getText(url) {
      requested.push(url)
      const reply = url.startsWith(PRIMARY) ? replies.primary : replies.secondary
      return reply ?? new Promise(() => {})
    },
    async wait(durationMs) {
      waits.push(durationMs)
      return headStart.promise
    },
    now: () => Date.parse('2026-09-30T12:00:00Z'),
  }
  const names = () => requested.map((url) => (url.startsWith(PRIMARY) ? 'primary' : 'secondary'))
  return { hosts, requested, names, waits, endHeadStart: () => headStart.resolve() }
}

const turn = () => new Promise(setImmediate)

const USD = needRateFile('currencies/usd')
const GONE: Reply = err({ code: 'status', status: 404 })
const UNREACHABLE: Reply = err({ code: 'network' })

test('the list and the rates come from the primary host alone when it answers', async () => {
  const list = network({ primary: ok(needRateFile('currencies')) })
  const names = await loadNames('primary', list.hosts)
  expect(names.ok && [names.value.value.size, names.value.host]).toEqual([339, 'primary'])
  expect(list.requested).toEqual([`${PRIMARY}/currencies.json`])

  const rates = network({ primary: ok(USD) })
  const file = await loadRates('usd', 'primary', rates.hosts)
  expect(file.ok && file.value.value.date).toBe('2026-09-29')
  expect(rates.requested).toEqual([`${PRIMARY}/currencies/usd.json`])
})

test('the host that answered last gets the first request', async () => {
  const { hosts, names } = network({ secondary: ok(USD) })
  const file = await loadRates('usd', 'secondary', hosts)
  expect(file.ok && file.value.host).toBe('secondary')
  expect(names()).toEqual(['secondary'])
})

test.each<[string, Reply]>([
  ['CU-12: answers 500', err({ code: 'status', status: 500 })],
  ['cannot be reached', UNREACHABLE],
  ['CU-16: never answers', err({ code: 'time-limit' })],
  ['CU-18: answers with a sign-in page', ok('<!doctype html><title>Sign in</title>')],
  ['CU-19: answers with half a file', ok(USD.slice(0, 1000))],
  ['CU-19: answers with nothing', ok('')],
  ['CU-19: answers with null', ok('null')],
  ['CU-19: answers with an array', ok('[]')],
  ['CU-19: answers with a text', ok('""')],
  ['answers with rates that are all unreadable', ok('{"usd":{"eur":"1.1"}}')],
  ['CU-63: answers with a day to come', ok('{"date":"2026-10-02","usd":{"eur":0.9}}')],
  ['CU-63: answers with a day that is none', ok('{"date":"2026-02-31","usd":{"eur":0.9}}')],
])('where the first host %s, the other gets a request at once', async (_name, reply) => {
  const { hosts, requested } = network({ primary: reply, secondary: ok(USD) })
  const file = await loadRates('usd', 'primary', hosts)
  expect(file.ok && file.value.value.rates.get('eur')).toBe(0.88022588)
  expect(file.ok && file.value.host).toBe('secondary')
  expect(requested).toEqual([`${PRIMARY}/currencies/usd.json`, `${SECONDARY}/currencies/usd.json`])
})

test('after 2 s without an answer the other host gets a request too, and the first good answer wins', async () => {
  const { hosts, names, waits, endHeadStart } = network({ secondary: ok(USD) })
  const rates = loadRates('usd', 'primary', hosts)
  await turn()
  expect([names(), waits]).toEqual([['primary'], [2_000]])
  endHeadStart()
  const file = await rates
  expect(file.ok && file.value.host).toBe('secondary')
  expect(names()).toEqual(['primary', 'secondary'])
})

test('a slow first host still wins where the other fails', async () => {
  const slow = deferred<Reply>()
  const { hosts, names, endHeadStart } = network({ primary: slow.promise, secondary: GONE })
  const rates = loadRates('usd', 'primary', hosts)
  endHeadStart()
  await expect.poll(names).toEqual(['primary', 'secondary'])
  slow.resolve(ok(USD))
  const file = await rates
  expect(file.ok && file.value.host).toBe('primary')
})

test.each(['primary', 'secondary'] as const)(
  'where both fail, %s first, it has failed with the reason of each',
  async (first) => {
    const { hosts, requested } = network({ primary: GONE, secondary: ok('<html>') })
    expect(await loadRates('usd', first, hosts)).toEqual(
      err({
        code: 'hosts-failed',
        hosts: { primary: { code: 'status', status: 404 }, secondary: { code: 'unreadable' } },
      }),
    )
    expect(requested).toHaveLength(2)
  },
)

test.each([
  ['$myro', '/currencies/%24myro.json'],
  ['btc.b', '/currencies/btc.b.json'],
  ['00', '/currencies/00.json'],
  ['1inch', '/currencies/1inch.json'],
  ['../../x', '/currencies/..%2F..%2Fx.json'],
])('CU-27: the rates of %s are at %s', (code, path) => {
  expect(ratesFile(PRIMARY, code)).toBe(PRIMARY + path)
})

test.each(['../../x', '..', 'a/b', 'a?b', 'a#b', 'a\\b', '%2e%2e'])(
  'CU-28: the code %j does not leave the folder of the currencies',
  async (code) => {
    const { hosts, requested } = network({ primary: UNREACHABLE, secondary: UNREACHABLE })
    await loadRates(code, 'primary', hosts)
    expect(requested).toHaveLength(2)
    for (const url of requested) {
      const { pathname, search, hash } = new URL(url)
      expect(pathname).toMatch(/\/v1\/currencies\/[^/]+\.json$/)
      expect(search + hash).toBe('')
    }
  },
)

test('CU-39: only the addresses that the tool declares get requests', async () => {
  const { hosts, requested } = network({ primary: UNREACHABLE, secondary: UNREACHABLE })
  await loadNames('primary', hosts)
  await loadRates('eur', 'primary', hosts)
  const declared = requested.map((url) =>
    currencyConverter.connectSrc?.find((address) => url.startsWith(address.replace('*', 'latest'))),
  )
  expect(declared).toEqual([
    'https://cdn.jsdelivr.net/npm/@fawazahmed0/',
    'https://*.currency-api.pages.dev/v1/',
    'https://cdn.jsdelivr.net/npm/@fawazahmed0/',
    'https://*.currency-api.pages.dev/v1/',
  ])
})

test('PL-55: a mirror is asked in place of the two hosts, once', async () => {
  const mirror = hostsBy('https://rates.example/{day}/v1')
  const { hosts, requested } = network({ secondary: ok(USD) })
  const file = await loadRates('usd', 'primary', hosts, mirror)
  expect(file.ok && file.value.value.date).toBe('2026-09-29')
  expect(requested).toEqual(['https://rates.example/latest/v1/currencies/usd.json'])

  const gone = network({ secondary: GONE })
  const failure = { code: 'status', status: 404 }
  expect(await loadNames('primary', gone.hosts, mirror)).toEqual(
    err({ code: 'hosts-failed', hosts: { primary: failure } }),
  )
  expect(gone.requested).toEqual(['https://rates.example/latest/v1/currencies.json'])
})

test('PL-55: without hosts nothing is asked, and nothing waited for', async () => {
  const { hosts, requested, waits } = network({})
  const failed = err({ code: 'no-hosts' })
  expect(await loadRates('usd', 'primary', hosts, hostsBy('none'))).toEqual(failed)
  expect(await loadNames('primary', hosts, hostsBy('none'))).toEqual(failed)
  expect([requested, waits]).toEqual([[], []])
})
