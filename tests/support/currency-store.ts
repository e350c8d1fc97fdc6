import { vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { err, ok, type Result } from '#lib/result'
import { conversionOf } from '../../src/tools/currency-converter/domain/conversion'
import { parseNames, type CurrencyNames } from '../../src/tools/currency-converter/domain/name-list'
import type { HostsFailed, RateHost } from '../../src/tools/currency-converter/domain/hosts'
import {
  isDated,
  parseRates,
  ratesToJson,
  type DatedRates,
  type RatesFile,
} from '../../src/tools/currency-converter/domain/rates'
import { FIRST_PAIR, parsePair } from '../../src/tools/currency-converter/domain/pair'
import type { Browser } from '../../src/tools/currency-converter/effects'
import { currencyState } from '../../src/tools/currency-converter/state'
import { kept } from '#platform/kept'
import { schedule } from '#platform/schedule'
import type { WorkerFailure } from '#platform/worker/failure'
import { needRateFile } from './rate-files'

export const NOW_MS = Date.parse('2026-09-30T12:00:00Z')

export const HOSTS_FAILED: HostsFailed = {
  code: 'hosts-failed',
  hosts: { primary: { code: 'network' }, secondary: { code: 'status', status: 404 } },
}

/** The source's rates of one currency, on their own day or another. */
export function sourceFile(from: string, date?: string): DatedRates {
  const file = parseRates(needRateFile(`currencies/${from}`), from, NOW_MS)
  if (!file || !isDated(file)) throw new Error(`no rates of ${from}`)
  return { ...file, date: date ?? file.date }
}

export function sourceNames() {
  const names = parseNames(needRateFile('currencies'))
  if (!names) throw new Error('no list')
  return names
}

/** The file that the product ships, with the rates of a day. */
export const shippedText = (date: string): string =>
  JSON.stringify({
    names: Object.fromEntries(sourceNames()),
    ...ratesToJson(sourceFile('usd', date)),
  })

/** A function that waits for the test's answers, oldest request first. */
function pendingRequests<Request extends unknown[], Answer>() {
  const waiting: { request: Request; resolve: (answer: Answer) => void }[] = []
  const requests: Request[] = []
  return {
    requests,
    send: (...request: Request) =>
      new Promise<Answer>((resolve) => {
        requests.push(request)
        waiting.push({ request, resolve })
      }),
    /** Answers the oldest open request that fits. */
    async answer(answer: Answer, ...request: Request) {
      const at = waiting.findIndex((open) => open.request.join() === request.join())
      const [open] = at < 0 ? [] : waiting.splice(at, 1)
      if (!open) throw new Error(`no request for ${request.join()}`)
      open.resolve(answer)
      await turn()
    },
  }
}

const turn = () => new Promise(setImmediate)

type Fetched<Value> = Result<Value, HostsFailed | WorkerFailure>

/** A store whose hosts, clock, storage and clipboard are the test's. */
export function currencyFixture({
  locale = 'en',
  inPageWords = async (list) => list,
}: { locale?: string } & Partial<Pick<Browser, 'inPageWords'>> = {}) {
  const names = pendingRequests<[], Fetched<CurrencyNames>>()
  const rates = pendingRequests<[string], Fetched<RatesFile>>()
  const shipped = pendingRequests<[], string | null>()
  const at = {
    nowMs: NOW_MS,
    kept: null as DatedRates | null,
    /** What of the settings is on the device. */
    pair: null as object | null,
    /** Which host answers. */
    host: 'primary' as RateHost,
  }
  /** Which host each request is to ask first. */
  const preferredHosts: RateHost[] = []
  const shippedCaches: string[] = []

  async function fromHost<Value>(preferredHost: RateHost, answer: Promise<Fetched<Value>>) {
    preferredHosts.push(preferredHost)
    const outcome = await answer
    return outcome.ok ? ok({ value: outcome.value, host: at.host }) : outcome
  }
  const stopFetching = vi.fn()
  const on: Browser = {
    unfold: () => undefined,
    fetchNames: (preferredHost) => fromHost(preferredHost, names.send()),
    fetchRates: (from, preferredHost) => fromHost(preferredHost, rates.send(from)),
    fetchShipped(cache) {
      shippedCaches.push(cache)
      return shipped.send()
    },
    stopFetching,
    inPageWords,
    readStored: () => at.kept,
    storeRates: (file) => void (at.kept = file),
    now: () => at.nowMs,
    loadReader: async () =>
      (await import('../../src/tools/currency-converter/extras/readers')).readAmount,
    pair: kept(
      {
        read: (parse) => parse(at.pair),
        write: (pair) => void (at.pair = pair),
        follow: () => {},
      },
      { initial: FIRST_PAIR, parse: parsePair, together: [['from', 'to']] },
    ),
    schedule,
    locale,
  }
  const store = createStore(currencyState(on))
  const state = () => store.getState()

  return {
    at,
    stopFetching,
    store,
    state,
    names,
    rates,
    shipped,
    preferredHosts,
    shippedCaches,
    turn,
    conversion: () => conversionOf(state()),
    /** Sources whose rates were asked for, in order. */
    sources: () => rates.requests.map(([from]) => from),
    /** History as a visitor reads it. */
    rows: () =>
      state().history.map(({ amount, from, to, result }) => `${amount} ${from} = ${result} ${to}`),
    sendRates: (from: string) => rates.answer(ok(sourceFile(from)), from),
    failRates: (from: string) => rates.answer(err(HOSTS_FAILED), from),
    /** A page that is there, with the list and the rates of US dollars. */
    opened: async () => {
      state().mounted()
      await names.answer(ok(sourceNames()))
      await rates.answer(ok(sourceFile('usd')), 'usd')
    },
  }
}
