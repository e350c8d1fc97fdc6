import { wrap, type Remote } from 'comlink'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { parseNames } from '../../src/tools/currency-converter/domain/currency-names'
import { parseRates } from '../../src/tools/currency-converter/domain/rates'
import { parseShipped } from '../../src/tools/currency-converter/domain/saved-rates'
import type { CurrencyWorkerApi } from '../../src/tools/currency-converter/worker-api'
import { deferred } from '../support/deferred'
import { needRateFile } from '../support/rate-files'
import { stubWorkerGlobals } from '../support/worker-globals'

// Not a literal, since the entry belongs to the compiler project that has a worker's globals.
const ENTRY = '../../workers/currency.worker'

interface Request {
  url: string
  init: RequestInit
}

type Answer = (request: Request) => Promise<Response>

const { port1: inside, port2: outside } = new MessageChannel()
const requests: Request[] = []
let answers: Answer[] = []
let worker: Remote<CurrencyWorkerApi>

beforeAll(async () => {
  stubWorkerGlobals(inside)
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const answer = answers[requests.length]
    requests.push({ url, init })
    if (!answer) throw new Error(`no answer for ${url}`)
    return answer({ url, init })
  })
  await import(ENTRY)
  inside.start()
  worker = wrap<CurrencyWorkerApi>(outside)
})

afterAll(() => {
  vi.unstubAllGlobals()
  inside.close()
  outside.close()
})

afterEach(() => {
  vi.useRealTimers()
  requests.length = 0
  answers = []
})

const says =
  (text: string, status = 200): Answer =>
  async () =>
    new Response(text, { status })

const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

/** Like a host that takes the connection and then says nothing. */
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

const fromDisk: Answer = async ({ url }) => new Response(await readFile(fileURLToPath(url)))

const USD = needRateFile('currencies/usd')

const turn = () => new Promise(setImmediate)

/** Waits until so many requests are on their way. */
async function asked(count: number) {
  while (requests.length < count) await turn()
}

test('the list and the rates survive the border', async () => {
  answers = [says(needRateFile('currencies')), says(USD)]
  expect(await worker.names()).toEqual({
    ok: true,
    value: parseNames(needRateFile('currencies')),
  })
  expect(await worker.rates('usd')).toEqual({ ok: true, value: parseRates(USD, 'usd') })
})

test('CU-39: requests carry no cookies and do not tell whose page asks', async () => {
  answers = [unreachable, says(USD)]
  await worker.rates('usd')
  expect(requests).toHaveLength(2)
  for (const { init } of requests) {
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
    expect([init.method, init.body]).toEqual([undefined, undefined])
  }
})

test('a visit does not take the browser’s copy of another day', async () => {
  answers = [says(USD)]
  await worker.rates('usd')
  expect(requests[0]?.init.cache).toBe('no-cache')
})

test('CU-13: two failures are a value that survives the border', async () => {
  answers = [unreachable, says('gone', 404)]
  expect(await worker.names()).toEqual({
    ok: false,
    error: { code: 'hosts-failed', hosts: [{ code: 'network' }, { code: 'status', status: 404 }] },
  })
})

test.each([
  ['never answers', hangs],
  ['never ends its answer', stalls],
])(
  'CU-16: a primary host that %s is given 8 s, then the fallback is asked',
  async (_how, answer) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    answers = [answer, says(USD)]
    const rates = worker.rates('usd')
    await asked(1)
    vi.advanceTimersByTime(7_999)
    await turn()
    expect(requests).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect((await rates).ok).toBe(true)
    expect(requests).toHaveLength(2)
  },
)

test('CU-17: where neither host answers it is over after 16 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  answers = [hangs, stalls]
  const rates = worker.rates('usd')
  await asked(1)
  vi.advanceTimersByTime(8_000)
  await asked(2)
  vi.advanceTimersByTime(8_000)
  expect(await rates).toEqual({
    ok: false,
    error: { code: 'hosts-failed', hosts: [{ code: 'time-limit' }, { code: 'time-limit' }] },
  })
})

test('a newer request for rates aborts the older one, which does not go on to the fallback', async () => {
  answers = [hangs, says(needRateFile('currencies/gbp'))]
  const older = worker.rates('eur')
  await asked(1)
  const newer = worker.rates('gbp')
  expect(await older).toEqual({ ok: false, error: { code: 'aborted' } })
  expect((await newer).ok).toBe(true)
  expect(requests.map(({ url }) => url.split('/').at(-1))).toEqual(['eur.json', 'gbp.json'])
  expect(requests[0]?.init.signal?.aborted).toBe(true)
})

test('rates do not abort the list', async () => {
  const list = deferred<Response>()
  answers = [() => list.promise, says(USD)]
  const names = worker.names()
  await asked(1)
  expect((await worker.rates('usd')).ok).toBe(true)
  list.resolve(new Response(needRateFile('currencies')))
  expect((await names).ok).toBe(true)
})

test('the shipped table comes from the product itself', async () => {
  answers = [fromDisk]
  const shipped = await worker.shipped()
  if (!shipped.ok) throw new Error(shipped.error.code)
  expect(new URL(requests[0]?.url ?? '').pathname).toMatch(/saved-rates\.json$/)
  const text = await readFile(fileURLToPath(requests[0]?.url ?? ''), 'utf8')
  expect(shipped.value).toEqual(parseShipped(text))
})
