import { expect, test } from 'vitest'
import {
  amountsIn,
  MAX_FAVORITES,
  moveFavorite,
  parseFavorites,
} from '../../../../../src/tools/currency-converter/extras/many/domain'
import { currencyFixture } from '../../../../support/currency-store'
import { sourceRate } from '../../../../support/rate-files'

test('CU-53: five currencies follow one amount without a further request', async () => {
  const { state, opened, sources } = currencyFixture()
  await opened()
  state().typeAmount('250')
  const many = amountsIn(state(), ['eur', 'usd', 'jpy', 'krw', 'nowhere'])
  expect(many).toMatchObject({ phase: 'success', date: '2026-09-29' })
  const values = many.phase === 'success' ? many.rows.map(({ value }) => value) : []
  expect(values).toEqual([
    (250 * sourceRate('usd', 'eur')).toFixed(4),
    '250',
    (250 * sourceRate('usd', 'jpy')).toFixed(4),
    (250 * sourceRate('usd', 'krw')).toFixed(4),
    null,
  ])
  expect(sources()).toEqual(['usd'])
})

test('a tiny amount has enough digits in the list too', async () => {
  const { state, opened } = currencyFixture()
  await opened()
  const many = amountsIn(state(), ['btc'])
  const value = many.phase === 'success' ? many.rows[0]?.value : null
  expect(Number(value)).toBeCloseTo(sourceRate('usd', 'btc'), 8)
  expect(value).not.toBe('0.0000')
})

test('the list waits for an amount and for rates', async () => {
  const { state, failRates } = currencyFixture()
  state().mounted()
  expect(amountsIn(state(), ['eur'])).toEqual({ phase: 'loading' })
  await failRates('usd')
  expect(amountsIn(state(), ['eur'])).toEqual({ phase: 'no-rates' })
  const other = currencyFixture()
  await other.opened()
  other.state().typeAmount('')
  expect(amountsIn(other.state(), ['eur'])).toEqual({ phase: 'no-amount' })
})

test('CU-53: the list has its rates too where the pair is the same currency twice', async () => {
  const { state, sources, sendRates, conversion } = currencyFixture()
  state().selectFrom('eur')
  state().loadForMany()
  expect(amountsIn(state(), ['usd'])).toEqual({ phase: 'loading' })
  await sendRates('eur')
  state().typeAmount('250')
  expect(amountsIn(state(), ['eur', 'usd'])).toMatchObject({
    rows: [{ value: '250' }, { value: (250 * sourceRate('eur', 'usd')).toFixed(4) }],
  })
  expect(sources()).toEqual(['eur'])
  expect(conversion()).toEqual({ phase: 'idle', missing: 'other-currency' })
})

test('CU-32: the list makes no request without an amount', () => {
  const { state, sources } = currencyFixture()
  state().typeAmount('')
  state().selectFrom('eur')
  state().loadForMany()
  expect(sources()).toEqual([])
})

test('an amount that has to be corrected is not called missing', async () => {
  const { state, opened } = currencyFixture()
  await opened()
  for (const text of ['1', '1,', '12', '125']) state().typeAmount(text)
  expect(amountsIn(state(), ['eur'])).toEqual({ phase: 'invalid-amount' })
})

test('an amount by a rate of another day than the others has that day beside it', () => {
  const input = {
    amount: '1',
    amountProblem: null,
    from: 'usd',
    to: 'eur',
    rates: { phase: 'failed' },
    usesFallback: true,
    stored: { date: '2026-09-30', base: 'usd', rates: new Map([['eur', 2]]) },
    // Of a currency that the source has no longer.
    shipped: { date: '2026-09-12', base: 'usd', rates: new Map([['zmk', 5]]) },
  } as const
  expect(amountsIn(input, ['usd', 'eur', 'zmk'])).toEqual({
    phase: 'success',
    rows: [
      { code: 'usd', value: '1' },
      { code: 'eur', value: '2.0000' },
      { code: 'zmk', value: '5.0000', otherDate: '2026-09-12' },
    ],
    date: '2026-09-30',
  })
})

test('a favorite is moved by one place', () => {
  const list = ['usd', 'eur', 'gbp']
  expect(moveFavorite(list, 'gbp', -1)).toEqual(['usd', 'gbp', 'eur'])
  expect(moveFavorite(list, 'usd', 1)).toEqual(['eur', 'usd', 'gbp'])
  expect(moveFavorite(list, 'usd', -1)).toEqual(list)
  expect(moveFavorite(list, 'gbp', 1)).toEqual(list)
})

test('CU-54: of kept favorites there are 30 at most', () => {
  const full = Array.from({ length: MAX_FAVORITES }, (_, index) => `c${index}`)
  expect(parseFavorites({ favorites: [...full, 'usd'] })?.favorites).toEqual(full)
})

test.each([
  [{ favorites: ['pln', 'eur', 'pln', 7, ''] }, { favorites: ['pln', 'eur'] }],
  [{ favorites: [] }, { favorites: [] }],
  [{ favorites: 'usd' }, null],
  [{}, null],
  [null, null],
  ['x', null],
])('kept options %j give the favorites %j', (kept, favorites) => {
  expect(parseFavorites(kept)).toEqual(favorites)
})
