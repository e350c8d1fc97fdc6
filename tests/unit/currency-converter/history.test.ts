import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NOW_MS, currencyFixture } from '../../support/currency-store'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

async function opened() {
  const fixture = currencyFixture()
  await fixture.opened()
  return fixture
}

test('what was neither typed nor chosen is no row', async () => {
  const { rows } = await opened()
  vi.advanceTimersByTime(60_000)
  expect(rows()).toEqual([])
})

test('CU-36: typing 1234 makes one row, not four', async () => {
  const { state, rows } = await opened()
  for (const amount of ['1', '12', '123', '1234']) {
    state().typeAmount(amount)
    vi.advanceTimersByTime(300)
  }
  vi.advanceTimersByTime(1000)
  expect(rows()).toEqual(['1234 USD = 1086.1987 EUR'])
})

test('leaving the field takes what was typed at once, and only that', async () => {
  const { state, rows } = await opened()
  state().leaveField()
  expect(rows()).toEqual([])
  state().typeAmount('2')
  state().leaveField()
  expect(rows()).toEqual(['2 USD = 1.7605 EUR'])
})

test('Enter and Copy, and swap, take the value at once', async () => {
  const { state, rows, sendRates } = await opened()
  state().record()
  expect(rows()).toEqual(['1 USD = 0.8802 EUR'])
  state().typeAmount('5')
  state().record()
  expect(rows()).toHaveLength(2)
  state().swap()
  await sendRates('eur')
  expect(rows()).toEqual(['5 EUR = 5.6804 USD', '5 USD = 4.4011 EUR', '1 USD = 0.8802 EUR'])
})

test('a change of currency makes a row once it has rested for 1 s', async () => {
  const { state, rows } = await opened()
  state().selectTo('jpy')
  vi.advanceTimersByTime(1000)
  expect(rows()).toEqual(['1 USD = 157.4773 JPY'])
})

test('five arrow keys in a select make one row and one request', async () => {
  const { state, rows, sources, sendRates, conversion } = await opened()
  for (const code of ['aed', 'afn', 'all', 'amd', 'gbp']) {
    state().selectFrom(code, true)
    expect(conversion()).toEqual({ phase: 'loading' })
    vi.advanceTimersByTime(400)
  }
  expect(sources()).toEqual(['usd'])
  vi.advanceTimersByTime(600)
  expect(sources()).toEqual(['usd', 'gbp'])
  await sendRates('gbp')
  expect(rows()).toEqual([expect.stringMatching(/^1 GBP = /)])
})

test('a select that is left fetches and keeps at once', async () => {
  const { state, rows, sources, sendRates } = await opened()
  state().selectFrom('gbp', true)
  state().leaveField()
  expect(sources()).toEqual(['usd', 'gbp'])
  await sendRates('gbp')
  expect(rows()).toHaveLength(1)
  vi.advanceTimersByTime(5000)
  expect([rows().length, sources().length]).toEqual([1, 2])
})

test('arrow keys to a currency whose rates are there convert at once', async () => {
  const { state, conversion } = await opened()
  state().selectFrom('gbp', true)
  state().selectFrom('usd', true)
  expect(conversion().phase).toBe('success')
})

test('a page that is left fetches nothing any more', async () => {
  const { state, sources, turn } = currencyFixture()
  const leave = state().mounted()
  state().selectFrom('gbp', true)
  leave()
  await turn()
  vi.advanceTimersByTime(5000)
  expect(sources()).toEqual(['usd'])
})

test('a row that is recalled is converted again and makes no row', async () => {
  const { state, rows, conversion, sendRates } = await opened()
  state().typeAmount('100')
  state().record()
  state().selectTo('jpy')
  state().swap()
  await sendRates('jpy')
  state().typeAmount('1,00')
  const before = rows()
  const row = state().history.find(({ amount, from }) => amount === '100' && from === 'USD')
  if (!row) throw new Error('no row')
  state().recall(row)
  expect(state()).toMatchObject({ amount: '100', from: 'usd', to: 'eur', amountProblem: null })
  expect(conversion().phase).toBe('success')
  vi.advanceTimersByTime(5000)
  expect(rows()).toEqual(before)
})

test('what was typed before a row is recalled is kept', async () => {
  const { state, rows } = await opened()
  state().record()
  const [row] = state().history
  if (!row) throw new Error('no row')
  state().typeAmount('7')
  state().recall(row)
  expect(rows()).toEqual(['7 USD = 6.1616 EUR', '1 USD = 0.8802 EUR'])
})

test('there are never two equal rows in a row', async () => {
  const { state, rows } = await opened()
  state().record()
  state().record()
  state().typeAmount('01.0')
  vi.advanceTimersByTime(1000)
  expect(rows()).toHaveLength(1)
  state().selectTo('gbp')
  vi.advanceTimersByTime(1000)
  state().selectTo('eur')
  vi.advanceTimersByTime(1000)
  state().typeAmount('1')
  vi.advanceTimersByTime(1000)
  expect(rows()).toEqual(['1 USD = 0.8802 EUR', '1 USD = 0.7554 GBP', '1 USD = 0.8802 EUR'])
})

test('CU-35: it keeps the latest 10, newest first', async () => {
  const { state, rows } = await opened()
  for (let amount = 1; amount <= 11; amount++) {
    state().typeAmount(String(amount))
    state().record()
  }
  expect(rows()).toHaveLength(10)
  expect(rows().at(0)).toBe('11 USD = 9.6825 EUR')
  expect(rows().at(-1)).toBe('2 USD = 1.7605 EUR')
})

test('an entry has id, amount, upper-case codes, rate, result of 4 decimals and time', async () => {
  const { state } = await opened()
  state().typeAmount('100')
  state().record()
  expect(state().history).toEqual([
    {
      id: 1,
      amount: '100',
      from: 'USD',
      to: 'EUR',
      rate: 0.88022588,
      result: '88.0226',
      timestampMs: NOW_MS,
    },
  ])
})

test('CU-22: a source that was left before its rates came makes no row', async () => {
  const { state, rows, sendRates } = await opened()
  state().selectTo('jpy')
  state().clearHistory()
  state().selectFrom('eur')
  state().selectFrom('gbp')
  await sendRates('gbp')
  await sendRates('eur')
  vi.advanceTimersByTime(1000)
  expect(rows()).toEqual(['1 GBP = 208.4719 JPY'])
})

test('CU-23: a value that was cleared before its rates came makes no row', async () => {
  const { state, rows, sendRates } = currencyFixture()
  state().selectFrom('gbp')
  state().typeAmount('')
  await sendRates('gbp')
  vi.advanceTimersByTime(1000)
  expect(rows()).toEqual([])
})

test('a value that has rested before its rates came makes its row when they come', async () => {
  const { state, rows, sendRates } = currencyFixture()
  state().mounted()
  state().typeAmount('3')
  vi.advanceTimersByTime(1000)
  expect(rows()).toEqual([])
  await sendRates('usd')
  expect(rows()).toEqual(['3 USD = 2.6407 EUR'])
})

test('a page that is left takes a typed value at once', async () => {
  const { state, rows, names, sendRates, turn } = currencyFixture()
  const leave = state().mounted()
  await sendRates('usd')
  state().typeAmount('4')
  leave()
  await turn()
  expect(rows()).toEqual(['4 USD = 3.5209 EUR'])
  expect(names.requests).toHaveLength(1)
})

test('Clear empties the list', async () => {
  const { state, rows } = await opened()
  state().record()
  state().clearHistory()
  expect(rows()).toEqual([])
})
