import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NOW_MS, currencyFixture } from '../../support/currency-store'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

async function opened() {
  const fixture = currencyFixture()
  await fixture.opened()
  return fixture
}

test('what nobody has typed or chosen is no row', async () => {
  const { rows } = await opened()
  vi.advanceTimersByTime(60_000)
  expect(rows()).toEqual([])
})

test('a row is taken once a value has rested for 1 s', async () => {
  const { state, rows } = await opened()
  state().typeAmount('100')
  vi.advanceTimersByTime(999)
  expect(rows()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(rows()).toEqual(['100 USD = 88.0226 EUR'])
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

test('leaving the field takes a typed value at once, and only a typed one', async () => {
  const { state, rows } = await opened()
  state().leaveAmount()
  expect(rows()).toEqual([])
  state().typeAmount('2')
  state().leaveAmount()
  expect(rows()).toEqual(['2 USD = 1.7605 EUR'])
})

test('Enter, Copy, swap and a change of currency take the value at once', async () => {
  const { state, rows, sendRates } = await opened()
  state().keep()
  expect(rows()).toHaveLength(1)
  state().typeAmount('5')
  await state().copyResult()
  expect(rows()).toHaveLength(2)
  state().selectTo('jpy')
  expect(rows()).toHaveLength(3)
  state().swap()
  await sendRates('jpy')
  expect(rows()).toEqual([
    '5 JPY = 0.0318 USD',
    '5 USD = 787.3865 JPY',
    '5 USD = 4.4011 EUR',
    '1 USD = 0.8802 EUR',
  ])
})

test('there are never two equal rows in a row', async () => {
  const { state, rows } = await opened()
  state().keep()
  state().keep()
  state().typeAmount('01.0')
  vi.advanceTimersByTime(1000)
  expect(rows()).toHaveLength(1)
  state().selectTo('gbp')
  state().selectTo('eur')
  state().typeAmount('1')
  vi.advanceTimersByTime(1000)
  expect(rows()).toEqual(['1 USD = 0.8802 EUR', '1 USD = 0.7554 GBP', '1 USD = 0.8802 EUR'])
})

test('CU-35: it keeps the latest 10, newest first', async () => {
  const { state, rows } = await opened()
  for (let amount = 1; amount <= 11; amount++) {
    state().typeAmount(String(amount))
    state().keep()
  }
  expect(rows()).toHaveLength(10)
  expect(rows().at(0)).toBe('11 USD = 9.6825 EUR')
  expect(rows().at(-1)).toBe('2 USD = 1.7605 EUR')
})

test('an entry has id, amount, upper-case codes, rate, result of 4 decimals and time', async () => {
  const { state } = await opened()
  state().typeAmount('100')
  state().keep()
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
  state().visit()
  state().typeAmount('3')
  vi.advanceTimersByTime(1000)
  expect(rows()).toEqual([])
  await sendRates('usd')
  expect(rows()).toEqual(['3 USD = 2.6407 EUR'])
})

test('a page that is left takes a typed value at once', async () => {
  const { state, rows, names, sendRates, turn } = currencyFixture()
  const leave = state().visit()
  await sendRates('usd')
  state().typeAmount('4')
  leave()
  await turn()
  expect(rows()).toEqual(['4 USD = 3.5209 EUR'])
  expect(names.questions).toHaveLength(1)
})

test('Clear empties the list', async () => {
  const { state, rows } = await opened()
  state().keep()
  state().clearHistory()
  expect(rows()).toEqual([])
})
