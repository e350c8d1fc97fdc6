import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { err, ok } from '#lib/result'
import { currencyFixture, HOSTS_FAILED, sourceFile } from '../../support/currency-store'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

/** A page on which these sources were chosen, one right after the other. */
async function asking(...sources: string[]) {
  const fixture = currencyFixture()
  await fixture.opened()
  fixture.state().selectTo('jpy')
  for (const source of sources) fixture.state().selectFrom(source)
  return fixture
}

test('CU-22: of two sources in flight only the newer is shown, whichever comes first', async () => {
  const { state, rates, sendRates, conversion } = await asking('eur', 'gbp')
  await sendRates('gbp')
  const shown = conversion()
  await rates.answer(ok(sourceFile('eur')), 'eur')
  expect(conversion()).toEqual(shown)
  expect(state().rates).toMatchObject({ phase: 'ready', file: { base: 'gbp' } })
})

test('CU-22: an older answer that comes first does not end the loading', async () => {
  const { sendRates, conversion } = await asking('eur', 'gbp')
  await sendRates('eur')
  expect(conversion()).toEqual({ phase: 'loading' })
})

test('CU-22: a late answer for another source does not replace rates that were there already', async () => {
  const { state, sendRates, conversion } = await asking('eur', 'usd')
  const shown = conversion()
  await sendRates('eur')
  expect(conversion()).toEqual(shown)
  expect(state().rates).toMatchObject({ phase: 'ready', file: { base: 'usd' } })
})

test('CU-24: a late error for another source is neither shown nor logged', async () => {
  const { failRates, conversion } = await asking('eur', 'usd')
  await failRates('eur')
  expect(conversion().phase).toBe('success')
  expect(console.error).not.toHaveBeenCalled()
})

test('CU-23: an answer that comes after the amount was cleared shows nothing', async () => {
  const { state, sendRates, conversion } = currencyFixture()
  state().mounted()
  state().typeAmount('')
  await sendRates('usd')
  expect(conversion()).toEqual({ phase: 'idle', missing: 'amount' })
})

test('CU-24: the error of an older request is neither shown nor logged', async () => {
  const { rates, sendRates, conversion } = await asking('eur', 'gbp')
  await sendRates('gbp')
  await rates.answer(err(HOSTS_FAILED), 'eur')
  expect(conversion().phase).toBe('success')
  expect(console.error).not.toHaveBeenCalled()
})

test('CU-25: a page that is left aborts what is in flight, and nothing is shown or logged', async () => {
  const { state, names, rates, stopFetching, turn } = currencyFixture()
  const leave = state().mounted()
  leave()
  await turn()
  expect(stopFetching).toHaveBeenCalledOnce()
  await names.answer(err({ code: 'worker-failed', reason: 'stopped' }))
  await rates.answer(err({ code: 'worker-failed', reason: 'stopped' }), 'usd')
  expect(state()).toMatchObject({ listPhase: 'none', rates: { phase: 'none' } })
  expect(console.error).not.toHaveBeenCalled()
})
