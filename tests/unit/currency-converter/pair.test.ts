import { expect, test } from 'vitest'
import { parsePair } from '../../../src/tools/currency-converter/domain/pair'
import { currencyFixture, NOW_MS, sourceFile } from '../../support/currency-store'
import { presentMs } from '../../../src/tools/currency-converter/domain/conversion'

test('CU-65: the pair of an earlier visit comes back, and the one of this visit is kept', () => {
  const { at, state, sources } = currencyFixture()
  at.pair = { from: 'gbp', to: 'jpy' }
  state().mounted()
  expect(state()).toMatchObject({ amount: '1', from: 'gbp', to: 'jpy' })
  expect(sources()).toEqual(['gbp'])
  state().selectTo('chf')
  expect(at.pair).toEqual({ from: 'gbp', to: 'chf' })
  state().swap()
  expect(at.pair).toEqual({ from: 'chf', to: 'gbp' })
})

test('CU-65: a kept currency that no list has yet is among the choices', () => {
  const { at, state } = currencyFixture()
  at.pair = { from: 'xof', to: 'eur' }
  state().mounted()
  expect([state().from, state().names.has('xof')]).toEqual(['xof', true])
})

test.each([null, {}, { from: 'usd' }, { from: 'usd', to: 5 }, { from: '../x', to: 'eur' }, []])(
  'CU-65: what is kept as %j is no pair',
  (kept) => {
    expect(parsePair(kept)).toBeNull()
  },
)

test('CU-66: the present is the later of the clock and the newest rates', () => {
  const { state, store } = currencyFixture()
  store.setState({ nowMs: NOW_MS, stored: sourceFile('usd', '2026-09-29') })
  expect(presentMs(state())).toBe(NOW_MS)
  store.setState({ shipped: sourceFile('usd', '2026-11-21') })
  expect(presentMs(state())).toBe(Date.parse('2026-11-21'))
})
