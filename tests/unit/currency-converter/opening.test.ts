import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { err, ok } from '#lib/result'
import { openingOf } from '../../../src/tools/currency-converter/opening'
import { conversionOf } from '../../../src/tools/currency-converter/domain/conversion'
import { BY_FALLBACK } from '../../../src/tools/currency-converter/domain/link'
import { UNREADABLE } from '../../../src/tools/opening'
import {
  currencyFixture,
  HOSTS_FAILED,
  shippedText,
  sourceFile,
  sourceNames,
} from '../../support/currency-store'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

const DEFAULTS = { amount: '1', from: 'usd', to: 'eur' }
const SHIPPED = shippedText('2026-09-29')

function visited() {
  const fixture = currencyFixture()
  fixture.state().mounted()
  const { openFragment: open, openText } = openingOf(fixture.state)
  return { ...fixture, open: (link: string) => open?.(link), openText }
}

test('a link to popular currencies is opened at once', () => {
  const { state, open, shipped } = visited()
  expect(open('100usd=jpy')).toBeNull()
  expect(state()).toMatchObject({ amount: '100', from: 'usd', to: 'jpy' })
  expect(shipped.requests).toHaveLength(0)
})

test('a link to a currency of the shipped list needs no host', async () => {
  const { state, open, shipped } = visited()
  const note = open('5 1inch=aave')
  await shipped.answer(SHIPPED)
  expect(await note).toBeNull()
  expect(state()).toMatchObject({ amount: '5', from: '1inch', to: 'aave' })
})

test('a link to a currency that only the fetched list has is opened', async () => {
  const { state, open, shipped, names } = visited()
  const note = open('5usd=newcoin')
  await shipped.answer(SHIPPED)
  await names.answer(ok(new Map([...sourceNames(), ['newcoin', 'New Coin']])))
  expect(await note).toBeNull()
  expect(state()).toMatchObject({ amount: '5', from: 'usd', to: 'newcoin' })
})

test('a code of no currency is noted and changes nothing', async () => {
  const { state, open, shipped, names, rates } = visited()
  const note = open('100usd=xyz')
  await shipped.answer(SHIPPED)
  await names.answer(ok(sourceNames()))
  expect(await note).toBe(UNREADABLE)
  expect(state()).toMatchObject(DEFAULTS)
  expect(state().names.has('xyz')).toBe(false)
  expect(rates.requests).toEqual([['usd']])
})

test('a code of no currency is noted where the hosts fail', async () => {
  const { state, open, shipped, names } = visited()
  const note = open('100xyz=usd')
  await shipped.answer(SHIPPED)
  await names.answer(err(HOSTS_FAILED))
  expect(await note).toBe(UNREADABLE)
  expect(state()).toMatchObject(DEFAULTS)
})

test('where no list can be had the link is opened', async () => {
  const { state, open, shipped, names } = visited()
  const note = open('100xof=usd')
  await shipped.answer(null)
  await names.answer(err(HOSTS_FAILED))
  await shipped.answer(null)
  expect(await note).toBeNull()
  expect(state()).toMatchObject({ amount: '100', from: 'xof', to: 'usd' })
})

test('what was typed while the list was asked stays', async () => {
  const { state, open, shipped } = visited()
  const note = open('100xof=usd')
  state().typeAmount('7')
  await shipped.answer(SHIPPED)
  expect(await note).toBeNull()
  expect(state()).toMatchObject({ ...DEFAULTS, amount: '7' })
})

test('CU-71: a link to several currencies converts into the first and lists all of them', async () => {
  const { state, open, shipped } = visited()
  expect(open('250eur=usd,gbp,jpy')).toBeNull()
  expect(state()).toMatchObject({ amount: '250', from: 'eur', to: 'usd' })
  expect(state().listed).toEqual(['usd', 'gbp', 'jpy'])
  const note = open('5eur=gbp,pln')
  await shipped.answer(SHIPPED)
  expect(await note).toBeNull()
  expect(state().listed).toEqual(['gbp', 'pln'])
  void open('5eur=gbp')
  expect(state().listed).toBeNull()
})

test('a list with a code of no currency is noted', async () => {
  const { state, open, shipped, names } = visited()
  const note = open('250eur=usd,xyz')
  await shipped.answer(SHIPPED)
  await names.answer(ok(sourceNames()))
  expect(await note).toBe(UNREADABLE)
  expect(state()).toMatchObject({ ...DEFAULTS, listed: null })
})

test('CU-70: what the box answered by saved rates stays when no host answers, with its day', async () => {
  const { state, open, openText, shipped, failRates, sendRates } = visited()
  openText?.(BY_FALLBACK)
  void open('100usd=jpy')
  await shipped.answer(shippedText('2026-09-25'))
  const saved = { phase: 'success', isFallback: true, date: '2026-09-25' }
  expect(conversionOf(state())).toMatchObject(saved)
  await failRates('usd')
  expect(conversionOf(state())).toMatchObject(saved)
  expect(state().history).toHaveLength(1)
  state().tryAgain()
  await sendRates('usd')
  expect(conversionOf(state())).toMatchObject({ phase: 'success', isFallback: false })
})

test('CU-70: an opened answer is in the history once a host has answered, not by saved rates before', async () => {
  const fixture = currencyFixture()
  fixture.at.kept = sourceFile('usd', '2026-09-25')
  const { state, sendRates } = fixture
  state().mounted()
  const { openFragment, openText } = openingOf(state)
  openText?.(BY_FALLBACK)
  void openFragment?.('100usd=jpy')
  expect(conversionOf(state())).toMatchObject({ phase: 'success', isFallback: true })
  expect(state().history).toEqual([])
  await sendRates('usd')
  expect(state().history).toMatchObject([{ amount: '100', from: 'USD', to: 'JPY' }])
})

test('a link without the box has the message of a failure first', async () => {
  const { state, open, failRates, shipped } = visited()
  void open('100usd=jpy')
  await failRates('usd')
  await shipped.answer(SHIPPED)
  expect(conversionOf(state()).phase).toBe('error')
})
