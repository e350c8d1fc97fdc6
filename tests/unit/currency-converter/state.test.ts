import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { err, ok } from '#lib/result'
import { conversionOf } from '../../../src/tools/currency-converter/domain/conversion'
import {
  currencyFixture,
  HOSTS_FAILED,
  NOW_MS,
  sourceFile,
  sourceNames,
} from '../../support/currency-store'

const DAY_MS = 86_400_000

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

const logged = () => vi.mocked(console.error).mock.calls.flat().join('\n')

test('nothing is fetched before there is a page', () => {
  const { names, sources } = currencyFixture()
  expect(names.requests).toHaveLength(0)
  expect(sources()).toEqual([])
})

test('CU-01: on load it fetches the list and one file of rates, and converts', async () => {
  const { state, names, sources, sendRates, conversion } = currencyFixture()
  state().mounted()
  expect(conversion()).toEqual({ phase: 'loading' })
  await names.answer(ok(sourceNames()))
  await sendRates('usd')
  expect(conversion()).toMatchObject({
    phase: 'success',
    rate: 0.88022588,
    date: '2026-09-29',
    isFallback: false,
  })
  expect(state().names.size).toBe(339)
  expect([names.requests.length, sources()]).toEqual([1, ['usd']])
})

test('CU-01: a page that mounts twice at once fetches once', async () => {
  const { state, names, sources, stopFetching, turn } = currencyFixture()
  const leave = state().mounted()
  leave()
  state().mounted()
  await turn()
  expect([names.requests.length, sources()]).toEqual([1, ['usd']])
  expect(stopFetching).not.toHaveBeenCalled()
})

test('another amount or target needs no new file; another source does, once', async () => {
  const { state, sources, opened, sendRates, conversion } = currencyFixture()
  await opened()
  state().typeAmount('25')
  state().selectTo('jpy')
  expect(conversion()).toMatchObject({ phase: 'success', rate: 157.47729333 })
  expect(sources()).toEqual(['usd'])
  state().selectFrom('gbp')
  expect(conversion()).toEqual({ phase: 'loading' })
  await sendRates('gbp')
  state().selectFrom('usd')
  state().selectFrom('gbp')
  expect(conversion().phase).toBe('success')
  expect(sources()).toEqual(['usd', 'gbp'])
})

test('CU-36: typing while the file is on its way requests it once', () => {
  const { state, sources } = currencyFixture()
  state().mounted()
  for (const amount of ['', '1', '12', '123', '1234']) state().typeAmount(amount)
  expect(sources()).toEqual(['usd'])
})

test.each(['', '.', '0', '0.0'])('CU-32: an amount of %j makes no request', (amount) => {
  const { state, sources, conversion } = currencyFixture()
  state().typeAmount(amount)
  state().selectFrom('gbp')
  state().selectTo('jpy')
  expect(sources()).toEqual([])
  expect(conversion()).toEqual({ phase: 'idle', missing: 'amount' })
})

test('CU-34: the same currency twice makes no request', () => {
  const { state, sources, conversion } = currencyFixture()
  state().selectFrom('eur')
  expect(sources()).toEqual([])
  expect(conversion()).toEqual({ phase: 'idle', missing: 'other-currency' })
})

test('CU-14: when both hosts fail, rate and result are gone and the log has the reason', async () => {
  const { state, opened, failRates, conversion } = currencyFixture()
  await opened()
  state().selectFrom('gbp')
  await failRates('gbp')
  expect(conversion()).toEqual({ phase: 'error' })
  expect(logged()).toContain('Both APIs failed')
})

test('where a mirror is asked in place of both hosts, the log has one failure', async () => {
  const { state, names } = currencyFixture()
  state().mounted()
  await names.answer(err({ code: 'hosts-failed', hosts: { primary: { code: 'network' } } }))
  expect(logged()).toMatch(/^Currency list: Primary API failed: network$/m)
})

test('PL-55: without hosts the rates are an error that is not logged', async () => {
  const { state, names, rates, conversion } = currencyFixture()
  state().mounted()
  await names.answer(err({ code: 'no-hosts' }))
  await rates.answer(err({ code: 'no-hosts' }), 'usd')
  expect(conversion()).toEqual({ phase: 'error' })
  expect(state().listPhase).toBe('failed')
  expect(console.error).not.toHaveBeenCalled()
})

test('a worker that fails is an error like any other', async () => {
  const { state, rates, conversion } = currencyFixture()
  state().mounted()
  await rates.answer(err({ code: 'worker-failed', reason: 'time-limit' }), 'usd')
  expect(conversion()).toEqual({ phase: 'error' })
  expect(logged()).toContain('worker failed: time-limit')
})

test('CU-15: a missing rate is an error whose log names both codes, once', async () => {
  const { state, rates, conversion } = currencyFixture()
  state().mounted()
  const file = sourceFile('usd')
  const lacking = { ...file, rates: new Map([...file.rates].filter(([code]) => code !== 'eur')) }
  await rates.answer(ok(lacking), 'usd')
  expect(conversion()).toEqual({ phase: 'error' })
  state().typeAmount('12')
  state().typeAmount('123')
  expect(console.error).toHaveBeenCalledOnce()
  expect(logged()).toMatch(/USD.*EUR/)
})

test('after a missing rate, Try again requests the file again', async () => {
  const { state, rates, sources, sendRates, conversion } = currencyFixture()
  state().mounted()
  await rates.answer(ok({ ...sourceFile('usd'), rates: new Map() }), 'usd')
  state().tryAgain()
  await sendRates('usd')
  expect(sources()).toEqual(['usd', 'usd'])
  expect(conversion().phase).toBe('success')
})

test('CU-37: after a failure the next change requests again', async () => {
  const { state, failRates, sendRates, conversion } = currencyFixture()
  state().mounted()
  await failRates('usd')
  state().typeAmount('2')
  expect(conversion()).toEqual({ phase: 'loading' })
  await sendRates('usd')
  expect(conversion().phase).toBe('success')
})

test('CU-40: rates that were fetched more than a day ago are fetched again', async () => {
  const { state, at, sources, opened, sendRates, conversion } = currencyFixture()
  await opened()
  at.nowMs = NOW_MS + DAY_MS - 1
  state().typeAmount('2')
  expect(sources()).toEqual(['usd'])
  at.nowMs = NOW_MS + DAY_MS
  state().typeAmount('3')
  expect(sources()).toEqual(['usd', 'usd'])
  expect(conversion()).toEqual({ phase: 'loading' })
  await sendRates('usd')
  expect(conversion().phase).toBe('success')
})

test('a visitor who comes back gets what was missing, and nothing twice', async () => {
  const { state, names, sources, turn, sendRates, conversion } = currencyFixture()
  state().mounted()()
  await turn()
  state().mounted()
  expect([names.requests.length, sources()]).toEqual([2, ['usd', 'usd']])
  await sendRates('usd')
  expect(conversion()).toEqual({ phase: 'loading' })
  await sendRates('usd')
  expect(conversion().phase).toBe('success')

  await names.answer(err(HOSTS_FAILED))
  await names.answer(ok(sourceNames()))
  state().mounted()
  expect([names.requests.length, sources()]).toEqual([2, ['usd', 'usd']])
})

test('a logged failure has nothing of the amount', async () => {
  const { state, failRates } = currencyFixture()
  state().typeAmount('987654321')
  await failRates('usd')
  expect(logged()).not.toContain('987654321')
  expect(conversionOf(state()).phase).toBe('error')
})
