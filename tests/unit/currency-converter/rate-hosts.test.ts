import { expect, test } from 'vitest'
import { err, ok, type Result } from '../../../src/lib/result'
import {
  failureText,
  loadNames,
  loadRates,
  ratesPath,
  type Aborted,
  type HostFailure,
} from '../../../src/tools/currency-converter/domain/rate-hosts'
import { needRateFile } from '../../support/rate-files'

type Answer = Result<string, HostFailure | Aborted>

const PRIMARY = 'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1'
const FALLBACK = 'https://latest.currency-api.pages.dev/v1'

/** Answers in turn, and remembers what was asked. */
function hosts(...answers: Answer[]) {
  const asked: string[] = []
  const getText = async (url: string) => {
    asked.push(url)
    return answers[asked.length - 1] ?? err({ code: 'network' } as const)
  }
  return { asked, getText }
}

const USD = needRateFile('currencies/usd')

test('the list and the rates come from the primary host alone when it answers', async () => {
  const list = hosts(ok(needRateFile('currencies')))
  const names = await loadNames(list.getText)
  expect(names.ok && names.value.size).toBe(339)
  expect(list.asked).toEqual([`${PRIMARY}/currencies.json`])

  const rates = hosts(ok(USD))
  const file = await loadRates('usd', rates.getText)
  expect(file.ok && file.value.date).toBe('2026-09-29')
  expect(rates.asked).toEqual([`${PRIMARY}/currencies/usd.json`])
})

test.each<[string, Answer]>([
  ['CU-12: answers 500', err({ code: 'status', status: 500 })],
  ['cannot be reached', err({ code: 'network' })],
  ['CU-16: never answers', err({ code: 'time-limit' })],
  ['CU-18: answers with a sign-in page', ok('<!doctype html><title>Sign in</title>')],
  ['CU-19: answers with half a file', ok(USD.slice(0, 1000))],
  ['CU-19: answers with nothing', ok('')],
  ['CU-19: answers with null', ok('null')],
  ['CU-19: answers with an array', ok('[]')],
  ['CU-19: answers with a text', ok('""')],
])('where the primary host %s, the fallback is asked', async (_name, answer) => {
  const { asked, getText } = hosts(answer, ok(USD))
  const file = await loadRates('usd', getText)
  expect(file.ok && file.value.rates.get('eur')).toBe(0.88022588)
  expect(asked).toEqual([`${PRIMARY}/currencies/usd.json`, `${FALLBACK}/currencies/usd.json`])
})

test('both hosts are asked once, and then it has failed with both reasons', async () => {
  const { asked, getText } = hosts(err({ code: 'status', status: 500 }), ok('<html>'))
  expect(await loadRates('usd', getText)).toEqual(
    err({
      code: 'hosts-failed',
      hosts: [{ code: 'status', status: 500 }, { code: 'unreadable' }],
    }),
  )
  expect(asked).toHaveLength(2)
})

test('a request that was aborted does not go on to the fallback', async () => {
  const { asked, getText } = hosts(err({ code: 'aborted' }), ok(USD))
  expect(await loadRates('usd', getText)).toEqual(err({ code: 'aborted' }))
  expect(asked).toHaveLength(1)
})

test.each([
  ['$myro', '/currencies/%24myro.json'],
  ['btc.b', '/currencies/btc.b.json'],
  ['00', '/currencies/00.json'],
  ['1inch', '/currencies/1inch.json'],
])('CU-27: the rates of %s are at %s', (code, path) => {
  expect(ratesPath(code)).toBe(path)
})

test.each(['../../x', '..', 'a/b', 'a?b', 'a#b', 'a\\b', '%2e%2e'])(
  'CU-28: the code %j does not leave the folder of the currencies',
  async (code) => {
    const { asked, getText } = hosts()
    await loadRates(code, getText)
    for (const url of asked) {
      const { pathname, search, hash } = new URL(url)
      expect(pathname).toMatch(/\/v1\/currencies\/[^/]+\.json$/)
      expect(search + hash).toBe('')
    }
  },
)

test('CU-28: the slashes of ../../x are spelt out', () => {
  expect(ratesPath('../../x')).toBe('/currencies/..%2F..%2Fx.json')
})

test('CU-39: only the two hosts are asked', async () => {
  const { asked, getText } = hosts()
  await loadNames(getText)
  await loadRates('eur', getText)
  expect(asked.map((url) => new URL(url).host)).toEqual([
    'cdn.jsdelivr.net',
    'latest.currency-api.pages.dev',
    'cdn.jsdelivr.net',
    'latest.currency-api.pages.dev',
  ])
})

test('the log tells both reasons in the words of the spec', () => {
  const text = failureText({
    code: 'hosts-failed',
    hosts: [{ code: 'status', status: 500 }, { code: 'time-limit' }],
  })
  expect(text).toContain('Primary API failed')
  expect(text).toContain('Both APIs failed')
  expect(text).toContain('500')
  expect(text).toContain('time-limit')
})
