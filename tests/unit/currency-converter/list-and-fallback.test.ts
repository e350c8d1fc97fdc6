import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { err, ok } from '#lib/result'
import {
  currencyFixture,
  HOSTS_FAILED,
  shippedText,
  sourceFile,
  sourceNames,
} from '../../support/currency-store'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

/** A visit whose rates did not come; the device and the product have rates of these days. */
async function failedVisit(days: { kept?: string | undefined; shipped?: string | undefined }) {
  const fixture = currencyFixture()
  fixture.at.kept = days.kept ? sourceFile('usd', days.kept) : null
  fixture.state().mounted()
  await fixture.names.answer(ok(sourceNames()))
  await fixture.failRates('usd')
  if (days.shipped) await fixture.shipped.answer(shippedText(days.shipped))
  return fixture
}

test('CU-13: when the list fails, the selects hold the shipped list', async () => {
  const { state, names, shipped } = currencyFixture()
  state().mounted()
  await names.answer(err(HOSTS_FAILED))
  expect(state().listPhase).toBe('failed')
  expect(state().names.size).toBe(12)
  await shipped.answer(shippedText('2026-09-29'))
  expect(state().listPhase).toBe('failed')
  expect(state().names.size).toBe(339)
})

test('when the list and the rates fail, the shipped table is fetched once', async () => {
  const { state, names, failRates, shipped } = currencyFixture()
  state().mounted()
  await names.answer(err(HOSTS_FAILED))
  await failRates('usd')
  expect(shipped.requests).toHaveLength(1)
  await shipped.answer(shippedText('2026-09-29'))
  expect(state().shipped?.date).toBe('2026-09-29')
  expect(state().names.size).toBe(339)
})

test('a list that comes after a second try replaces the shipped one', async () => {
  const { state, names, sendRates, shipped } = currencyFixture()
  state().mounted()
  await names.answer(err(HOSTS_FAILED))
  await sendRates('usd')
  state().tryAgain()
  expect(state().listPhase).toBe('loading')
  await names.answer(ok(new Map([['usd', 'Dollar']])))
  await shipped.answer(shippedText('2026-09-29'))
  expect(state().listPhase).toBe('ready')
  // The euro is in use.
  expect([...state().names.keys()]).toEqual(['eur', 'usd'])
})

test('Try again after a failed list does not fetch the rates that are there', async () => {
  const { state, names, sources, sendRates } = currencyFixture()
  state().mounted()
  await names.answer(err(HOSTS_FAILED))
  await sendRates('usd')
  state().tryAgain()
  expect([names.requests.length, sources()]).toEqual([2, ['usd']])
})

test.each([
  ['the device’s, where they are newer', '2026-10-02', '2026-09-29', '2026-10-02'],
  ['the shipped ones, where they are newer', '2026-09-01', '2026-09-29', '2026-09-29'],
  ['the shipped ones, where there are no others', undefined, '2026-09-29', '2026-09-29'],
  ['the device’s, where nothing is shipped', '2026-10-02', undefined, '2026-10-02'],
])('saved rates are used only once chosen: %s', async (_which, kept, shipped, date) => {
  const { state, conversion } = await failedVisit({ kept, shipped })
  expect(conversion()).toEqual({ phase: 'error' })
  state().chooseFallback()
  expect(conversion()).toMatchObject({ phase: 'success', rate: 0.88022588, date, isFallback: true })
})

test('saved rates are offered where the fetched ones lack the target', async () => {
  const { state, rates, shipped, conversion } = currencyFixture()
  state().mounted()
  await rates.answer(ok({ ...sourceFile('usd'), rates: new Map([['gbp', 0.75]]) }), 'usd')
  await shipped.answer(shippedText('2026-09-29'))
  expect(conversion()).toEqual({ phase: 'error' })
  state().chooseFallback()
  expect(conversion()).toMatchObject({ phase: 'success', rate: 0.88022588, isFallback: true })
})

test('the shipped table that did not come is requested at the next failure', async () => {
  const { state, shipped, shippedCaches, failRates } = await failedVisit({})
  await shipped.answer(null)
  expect(state().shipped).toBeNull()
  state().tryAgain()
  await failRates('usd')
  expect(shipped.requests).toHaveLength(2)
  // A bad answer may be in the browser's cache.
  expect(shippedCaches).toEqual(['default', 'reload'])
})

test('once chosen, saved rates serve each keystroke without asking the hosts', async () => {
  const { state, sources, conversion } = await failedVisit({ shipped: '2026-09-29' })
  state().chooseFallback()
  for (const amount of ['', '2', '25']) state().typeAmount(amount)
  expect(sources()).toEqual(['usd'])
  expect(conversion()).toMatchObject({ phase: 'success', isFallback: true })
})

test('saved rates serve without a break while another request to the hosts fails', async () => {
  const { state, store, failRates, conversion } = await failedVisit({ shipped: '2026-09-29' })
  state().chooseFallback()
  const phases = new Set<string>()
  store.subscribe(() => phases.add(conversion().phase))
  state().tryAgain()
  await failRates('usd')
  expect([...phases]).toEqual(['success'])
})

test('saved rates serve until a fetch succeeds', async () => {
  const { state, sendRates, failRates, conversion } = await failedVisit({ shipped: '2026-09-29' })
  state().chooseFallback()
  state().selectFrom('gbp')
  await sendRates('gbp')
  expect(conversion()).toMatchObject({ phase: 'success', isFallback: false })
  state().selectFrom('jpy')
  expect(conversion()).toEqual({ phase: 'loading' })
  await failRates('jpy')
  expect(conversion()).toEqual({ phase: 'error' })
})

test('Try again while saved rates serve fetches from the hosts and goes over to their rates', async () => {
  const { state, sendRates, conversion } = await failedVisit({ shipped: '2026-09-01' })
  state().chooseFallback()
  state().tryAgain()
  expect(conversion()).toMatchObject({ phase: 'success', isFallback: true })
  await sendRates('usd')
  expect(conversion()).toMatchObject({ date: '2026-09-29', isFallback: false })
})

test('each fetched file is kept on the device, the last one stays', async () => {
  const { at, state, opened, sendRates } = currencyFixture()
  await opened()
  expect(at.kept).toEqual(sourceFile('usd'))
  state().selectFrom('gbp')
  await sendRates('gbp')
  expect(at.kept).toEqual(sourceFile('gbp'))
})

test('rates that are mostly unreadable do not replace the kept ones', async () => {
  const { at, state, opened, rates, conversion } = currencyFixture()
  await opened()
  state().selectTo('jpy')
  state().selectFrom('gbp')
  await rates.answer(ok({ ...sourceFile('gbp'), rates: new Map([['jpy', 208]]) }), 'gbp')
  expect(conversion()).toMatchObject({ phase: 'success', rate: 208 })
  expect(at.kept).toEqual(sourceFile('usd'))
})

test('CU-41: the host that answered last gets the first request', async () => {
  const { at, state, names, preferredHosts, sendRates, failRates } = currencyFixture()
  state().mounted()
  expect(preferredHosts).toEqual(['primary', 'primary'])
  at.host = 'secondary'
  await names.answer(ok(sourceNames()))
  await sendRates('usd')
  state().selectFrom('gbp')
  expect(preferredHosts.at(-1)).toBe('secondary')
  at.host = 'primary'
  await sendRates('gbp')
  state().selectFrom('jpy')
  expect(preferredHosts.at(-1)).toBe('primary')
  await failRates('jpy')
  state().tryAgain()
  expect(preferredHosts.at(-1)).toBe('primary')
})

test('CU-21: a file without a day is shown, but not kept', async () => {
  const { at, state, rates, conversion } = currencyFixture()
  state().mounted()
  await rates.answer(ok({ ...sourceFile('usd'), date: null }), 'usd')
  expect(conversion()).toMatchObject({ phase: 'success', date: null })
  expect(at.kept).toBeNull()
})

test('CU-40: kept rates do not spare a visit its fetch', async () => {
  const { at, state, sources, conversion } = currencyFixture()
  at.kept = sourceFile('usd')
  state().mounted()
  expect(sources()).toEqual(['usd'])
  expect(conversion()).toEqual({ phase: 'loading' })
})
