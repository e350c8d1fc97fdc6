import { afterEach, expect, test, vi } from 'vitest'
import { parseNames } from '../../src/tools/currency-converter/domain/name-list'
import { parseRates } from '../../src/tools/currency-converter/domain/rates'
import type { CurrencyWorker } from '../../src/tools/currency-converter/worker'
import { deferred } from '../support/deferred'
import { needRateFile } from '../support/rate-files'
import { startEntry } from '../support/worker-globals'

interface Request {
  url: string
  init: RequestInit
}

type Answer = (request: Request) => Promise<Response>

const requests: Request[] = []
let answers: Answer[] = []

vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
  const answer = answers[requests.length]
  requests.push({ url, init })
  if (!answer) throw new Error(`no answer for ${url}`)
  return answer({ url, init })
})

const worker = await startEntry<CurrencyWorker>('currency')

afterEach(() => {
  vi.useRealTimers()
  requests.length = 0
  answers = []
})

const sends =
  (text: string, status = 200): Answer =>
  async () =>
    new Response(text, { status })

const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

/** Like a host that takes the connection and then sends nothing. */
const hangs: Answer = ({ init }) =>
  new Promise((_resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

/** Sends the beginning and never the end. */
const stalls: Answer = async ({ init }) => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"date":'))
      init.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
    },
  })
  return new Response(body)
}

const USD = needRateFile('currencies/usd')

const turn = () => new Promise(setImmediate)

/** Waits until so many requests are on their way. */
async function query(count: number) {
  while (requests.length < count) await turn()
}

test('the list and the rates survive the border', async () => {
  answers = [sends(needRateFile('currencies')), sends(USD)]
  expect(await worker.names('primary')).toEqual({
    ok: true,
    value: { value: parseNames(needRateFile('currencies')), host: 'primary' },
  })
  expect(await worker.rates('usd', 'primary')).toEqual({
    ok: true,
    value: { value: parseRates(USD, 'usd', Date.now()), host: 'primary' },
  })
})

test('CU-39: requests carry no cookies and have no referrer', async () => {
  answers = [unreachable, sends(USD)]
  await worker.rates('usd', 'primary')
  expect(requests).toHaveLength(2)
  for (const { init } of requests) {
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
    expect([init.method, init.body]).toEqual([undefined, undefined])
  }
})

test('a visit does not take the browser’s copy of another day', async () => {
  answers = [sends(USD)]
  await worker.rates('usd', 'primary')
  expect(requests[0]?.init.cache).toBe('no-cache')
})

test('CU-13: two failures are a value that survives the border', async () => {
  answers = [unreachable, sends('gone', 404)]
  expect(await worker.names('primary')).toEqual({
    ok: false,
    error: {
      code: 'hosts-failed',
      hosts: { primary: { code: 'network' }, secondary: { code: 'status', status: 404 } },
    },
  })
})

test.each([
  ['never answers', hangs],
  ['never ends its answer', stalls],
])('CU-16: where the first host %s, the other gets a request after 2 s', async (_how, answer) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  answers = [answer, sends(USD)]
  const rates = worker.rates('usd', 'primary')
  await query(1)
  vi.advanceTimersByTime(1_999)
  await turn()
  expect(requests).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(await rates).toMatchObject({ ok: true, value: { host: 'secondary' } })
  // The one that lost is no longer waited for.
  expect(requests.map(({ init }) => init.signal?.aborted)).toEqual([true, true])
})

test('CU-17: each host has 8 s: where neither answers it is over after 10 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  answers = [hangs, stalls]
  const rates = worker.rates('usd', 'primary')
  await query(1)
  vi.advanceTimersByTime(2_000)
  await query(2)
  vi.advanceTimersByTime(5_999)
  expect(requests[0]?.init.signal?.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(requests.map(({ init }) => init.signal?.aborted)).toEqual([true, false])
  vi.advanceTimersByTime(2_000)
  expect(await rates).toEqual({
    ok: false,
    error: {
      code: 'hosts-failed',
      hosts: { primary: { code: 'time-limit' }, secondary: { code: 'time-limit' } },
    },
  })
})

test('a body that is not read is released at once', async () => {
  answers = [sends('gone', 404), hangs]
  void worker.rates('usd', 'primary')
  await query(2)
  expect(requests[0]?.init.signal?.aborted).toBe(true)
  expect(requests[1]?.init.signal?.aborted).toBe(false)
})

test('a newer request for rates aborts the older one, which does not go on to the other host', async () => {
  answers = [hangs, sends(needRateFile('currencies/gbp'))]
  const older = worker.rates('eur', 'primary')
  await query(1)
  const newer = worker.rates('gbp', 'primary')
  expect((await older).ok).toBe(false)
  expect((await newer).ok).toBe(true)
  expect(requests.map(({ url }) => url.split('/').at(-1))).toEqual(['eur.json', 'gbp.json'])
  expect(requests[0]?.init.signal?.aborted).toBe(true)
})

test('rates do not abort the list', async () => {
  const list = deferred<Response>()
  answers = [() => list.promise, sends(USD)]
  const names = worker.names('primary')
  await query(1)
  expect((await worker.rates('usd', 'primary')).ok).toBe(true)
  list.resolve(new Response(needRateFile('currencies')))
  expect((await names).ok).toBe(true)
})
