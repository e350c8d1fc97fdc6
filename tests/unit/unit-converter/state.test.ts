import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { conversionOf } from '../../../src/tools/unit-converter/domain/conversion'
import { CATEGORIES, categoryOf } from '../../../src/tools/unit-converter/domain/units'
import { unitsState } from '../../../src/tools/unit-converter/state'

function setup() {
  const store = createStore(unitsState({ now: () => 1_790_000_000_000, locale: 'en' }))
  const rows = () => store.getState().history.map(({ from, to }) => `${from} = ${to}`)
  return { store, rows, act: () => store.getState() }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('spec §9: the units', () => {
  test.each([
    ['length', 'mm cm m km in ft yd mi mil'],
    ['weight', 'mg g kg oz lb t st'],
    ['temperature', 'C F K R'],
    ['volume', 'ml l gal qt pt cup floz tbsp tsp'],
    ['area', 'mm2 cm2 m2 km2 in2 ft2 yd2 acre ha'],
    ['speed', 'mps kmh mph fps knot'],
    ['energy', 'J kJ cal kcal Wh kWh BTU'],
  ] as const)('%s has %s', (id, keys) => {
    expect(categoryOf(id).units.map(({ key }) => key)).toEqual(keys.split(' '))
  })
})

test.each(CATEGORIES)(
  'UN-62: choosing $name sets from to its first and to to its second unit and clears input and result',
  (category) => {
    const { store, act } = setup()
    act().type('5')
    act().selectCategory(category)
    const [from, to] = category.units
    expect(store.getState()).toMatchObject({ category, from, to, text: '' })
    expect(conversionOf(store.getState())).toBeNull()
  },
)

describe('Recent Conversions', () => {
  test('UN-66: typing makes no row for each keystroke, and one when the value has rested for 1 s', () => {
    const { act, rows } = setup()
    for (const text of ['1', '12', '123']) {
      act().type(text)
      vi.advanceTimersByTime(900)
    }
    expect(rows()).toEqual([])
    vi.advanceTimersByTime(100)
    expect(rows()).toEqual(['123 Millimeters = 12.3 Centimeters'])
  })

  test.each([
    ['Enter', 'keep', ['5 Millimeters = 0.5 Centimeters']],
    ['leaving the field', 'leaveField', ['5 Millimeters = 0.5 Centimeters']],
    ['a swap', 'swapUnits', ['5 Centimeters = 50 Millimeters']],
  ] as const)('%s makes a row at once', (_name, action, expected) => {
    const { act, rows } = setup()
    act().type('5')
    act()[action]()
    expect(rows()).toEqual(expected)
    vi.advanceTimersByTime(5000)
    expect(rows()).toEqual(expected)
  })

  test('five arrow keys on a select make one row, when the unit has rested for 1 s', () => {
    const { act, rows } = setup()
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
    const { act, rows } = setup()
    act().type('5')
    act().leaveField()
    act().selectFrom('m')
    vi.advanceTimersByTime(1000)
    expect(rows()[0]).toBe('5 Meters = 500 Centimeters')
  })

  test('what was cleared before it had rested makes no row', () => {
    const { act, rows } = setup()
    act().type('5')
    act().clearAll()
    act().type('6')
    act().selectCategory(categoryOf('weight'))
    vi.advanceTimersByTime(5000)
    expect(rows()).toEqual([])
  })

  test('UN-67: leaving a select makes a row at once', () => {
    const { act, rows } = setup()
    act().type('5')
    act().selectFrom('m')
    act().leaveField()
    expect(rows()).toEqual(['5 Meters = 500 Centimeters'])
  })

  test('leaving a field in which nothing was changed makes no row', () => {
    const { act, rows } = setup()
    act().type('5')
    act().keep()
    act().clearHistory()
    act().leaveField()
    expect(rows()).toEqual([])
  })

  test('UN-69: a row brings its conversion back and makes no other row', () => {
    const { store, act, rows } = setup()
    act().selectCategory(categoryOf('temperature'))
    act().type('1,000')
    act().keep()
    act().selectCategory(categoryOf('weight'))
    act().type('3')
    act().keep()
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
    const { act, rows } = setup()
    act().type('5')
    act().keep()
    act().type('5. ')
    act().keep()
    expect(rows()).toHaveLength(1)
  })

  test('UN-64: it keeps the 10 newest, newest first, with category and time', () => {
    const { store, act } = setup()
    for (let value = 1; value <= 11; value++) {
      act().type(String(value))
      act().keep()
    }
    const { history } = store.getState()
    expect(history).toHaveLength(10)
    expect(history[0]).toMatchObject({
      category: 'Length',
      from: '11 Millimeters',
      to: '1.1 Centimeters',
      timestampMs: 1_790_000_000_000,
    })
    expect(history[9]?.from).toBe('2 Millimeters')
    act().clearHistory()
    expect(store.getState().history).toEqual([])
  })
})

test('UN-65: swapping 5 ft to m gives 5 m to ft, recomputed', () => {
  const { store, act } = setup()
  act().selectFrom('ft')
  act().selectTo('m')
  act().type('5')
  expect(conversionOf(store.getState())?.result).toBe('1.524')
  act().swapUnits()
  expect(store.getState()).toMatchObject({ from: { key: 'm' }, to: { key: 'ft' }, text: '5' })
  expect(conversionOf(store.getState())?.result).toBe('16.4041994751')
})

test('UN-70: Clear All empties input and result and leaves the units and the history', () => {
  const { store, act } = setup()
  act().type('5')
  act().keep()
  act().clearAll()
  expect(store.getState()).toMatchObject({ text: '', from: { key: 'mm' }, to: { key: 'cm' } })
  expect(store.getState().history).toHaveLength(1)
})

test('UN-71: Change sign puts a minus before the value and takes it away', () => {
  const { store, act, rows } = setup()
  act().selectCategory(categoryOf('temperature'))
  act().type('40')
  act().changeSign()
  expect(store.getState().text).toBe('-40')
  vi.advanceTimersByTime(1000)
  expect(rows()).toEqual(['-40 Celsius = -40 Fahrenheit'])
  act().changeSign()
  expect(store.getState().text).toBe('40')
})
