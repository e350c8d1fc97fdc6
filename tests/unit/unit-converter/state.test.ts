import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { conversionOf } from '../../../src/tools/unit-converter/domain/conversion'
import { CATEGORIES, categoryOf } from '../../../src/tools/unit-converter/domain/units'
import { unitsStore } from '../../support/units-store'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each(CATEGORIES)(
  'UN-62: choosing $name sets from to its first and to to its second unit and clears input and result',
  (category) => {
    const { store, act } = unitsStore()
    act().type('5')
    act().selectCategory(category)
    const [from, to] = category.units
    expect(store.getState()).toMatchObject({ category, from, to, text: '' })
    expect(conversionOf(store.getState())).toBeNull()
  },
)

describe('Recent Conversions', () => {
  test('UN-66: typing makes no row for each keystroke, and one when the value has rested for 1 s', () => {
    const { act, rows } = unitsStore()
    for (const text of ['1', '12', '123']) {
      act().type(text)
      vi.advanceTimersByTime(900)
    }
    expect(rows()).toEqual([])
    vi.advanceTimersByTime(100)
    expect(rows()).toEqual(['123 Millimeters = 12.3 Centimeters'])
  })

  test.each([
    ['Enter', 'record', ['5 Millimeters = 0.5 Centimeters']],
    ['leaving the field', 'leaveField', ['5 Millimeters = 0.5 Centimeters']],
    ['a swap', 'swapUnits', ['5 Centimeters = 50 Millimeters']],
  ] as const)('%s makes a row at once', (_name, action, expected) => {
    const { act, rows } = unitsStore()
    act().type('5')
    act()[action]()
    expect(rows()).toEqual(expected)
    vi.advanceTimersByTime(5000)
    expect(rows()).toEqual(expected)
  })

  test('five arrow keys on a select make one row, when the unit has rested for 1 s', () => {
    const { act, rows } = unitsStore()
    act().type('5')
    act().leaveField()
    for (const key of ['m', 'km', 'in', 'ft', 'yd']) {
      act().selectTo(key)
      vi.advanceTimersByTime(900)
    }
    expect(rows()).toHaveLength(1)
    vi.advanceTimersByTime(100)
    expect(rows()).toEqual([
      '5 Millimeters = 0.0054680665 Yards',
      '5 Millimeters = 0.5 Centimeters',
    ])
  })

  test('a unit that has rested for 1 s makes a row', () => {
    const { act, rows } = unitsStore()
    act().type('5')
    act().leaveField()
    act().selectFrom('m')
    vi.advanceTimersByTime(1000)
    expect(rows()[0]).toBe('5 Meters = 500 Centimeters')
  })

  test('what was cleared before it had rested makes no row', () => {
    const { act, rows } = unitsStore()
    act().type('5')
    act().clearAll()
    act().type('6')
    act().selectCategory(categoryOf('weight'))
    vi.advanceTimersByTime(5000)
    expect(rows()).toEqual([])
  })

  test('UN-67: leaving a select makes a row at once', () => {
    const { act, rows } = unitsStore()
    act().type('5')
    act().selectFrom('m')
    act().leaveField()
    expect(rows()).toEqual(['5 Meters = 500 Centimeters'])
  })

  test('leaving a field in which nothing was changed makes no row', () => {
    const { act, rows } = unitsStore()
    act().type('5')
    act().record()
    act().clearHistory()
    act().leaveField()
    expect(rows()).toEqual([])
  })

  test('UN-69: a row brings its conversion back and makes no other row', () => {
    const { store, act, rows } = unitsStore()
    act().selectCategory(categoryOf('temperature'))
    act().type('1,000')
    act().record()
    act().selectCategory(categoryOf('weight'))
    act().type('3')
    act().record()
    const kept = rows()
    expect(kept).toEqual(['3 Milligrams = 0.003 Grams', '1000 Celsius = 1832 Fahrenheit'])
    act().type('4')
    const [, second] = store.getState().history
    if (!second) throw new Error('two rows')
    act().recall(second)
    expect(store.getState()).toMatchObject({
      category: { id: 'temperature' },
      from: { key: 'C' },
      to: { key: 'F' },
      text: '1000',
    })
    vi.advanceTimersByTime(5000)
    expect(rows()).toEqual(kept)
  })

  test('UN-68: two equal rows never follow one another', () => {
    const { act, rows } = unitsStore()
    act().type('5')
    act().record()
    act().type('5. ')
    act().record()
    expect(rows()).toHaveLength(1)
  })

  test('UN-64: it keeps the 10 newest, newest first, with category and time', () => {
    const { store, act } = unitsStore()
    for (let value = 1; value <= 11; value++) {
      act().type(String(value))
      act().record()
    }
    const { history } = store.getState()
    expect(history).toHaveLength(10)
    expect(history[0]).toMatchObject({
      category: { id: 'length' },
      from: { key: 'mm' },
      value: '11',
      to: { key: 'cm' },
      result: '1.1',
      timestampMs: 1_790_000_000_000,
    })
    expect(history[9]?.value).toBe('2')
    act().clearHistory()
    expect(store.getState().history).toEqual([])
  })
})

test('UN-65: swapping 5 ft to m gives 5 m to ft, recomputed', () => {
  const { store, act } = unitsStore()
  act().selectFrom('ft')
  act().selectTo('m')
  act().type('5')
  expect(conversionOf(store.getState())?.result).toBe('1.524')
  act().swapUnits()
  expect(store.getState()).toMatchObject({ from: { key: 'm' }, to: { key: 'ft' }, text: '5' })
  expect(conversionOf(store.getState())?.result).toBe('16.4041994751')
})

test('UN-70: Clear All empties input and result and leaves the units and the history', () => {
  const { store, act } = unitsStore()
  act().type('5')
  act().record()
  act().clearAll()
  expect(store.getState()).toMatchObject({ text: '', from: { key: 'mm' }, to: { key: 'cm' } })
  expect(store.getState().history).toHaveLength(1)
})

test('UN-71: Change sign puts a minus before the value and takes it away', () => {
  const { store, act, rows } = unitsStore()
  act().selectCategory(categoryOf('temperature'))
  act().type('40')
  act().changeSign()
  expect(store.getState().text).toBe('-40')
  vi.advanceTimersByTime(1000)
  expect(rows()).toEqual(['-40 Celsius = -40 Fahrenheit'])
  act().changeSign()
  expect(store.getState().text).toBe('40')
})
