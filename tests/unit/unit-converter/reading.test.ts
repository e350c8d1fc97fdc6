import { describe, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { conversionOf, typedValue } from '../../../src/tools/unit-converter/domain/conversion'
import { linkOf } from '../../../src/tools/unit-converter/domain/link'
import { openingOf } from '../../../src/tools/unit-converter/opening'
import { unitsState } from '../../../src/tools/unit-converter/state'

const read = () => vi.dynamicImportSettled()

function setup() {
  const store = createStore(unitsState({ now: () => 1_790_000_000_000, locale: 'en' }))
  const rows = () => store.getState().history.map(({ from, to }) => `${from} = ${to}`)
  return { store, rows, act: () => store.getState() }
}

describe('a text that is more than a number', () => {
  test('UN-73: 5 km while the unit is m switches the unit and shows a note', async () => {
    const { store, act } = setup()
    act().selectFrom('m')
    act().selectTo('ft')
    act().type('5 km')
    await read()
    expect(store.getState()).toMatchObject({ text: '5 km', from: { key: 'km' }, to: { key: 'ft' } })
    expect(typedValue(act())).toMatchObject({ ok: true, value: { readAs: '5 km' } })
    expect(conversionOf(act())?.result).toBe('16404.1994750656')
  })

  test('the unit of the other side goes where the named one came from', async () => {
    const { store, act } = setup()
    act().type('5 cm')
    await read()
    expect(store.getState()).toMatchObject({ from: { key: 'cm' }, to: { key: 'mm' } })
  })

  test('a unit that only begins the name of the next one leaves no trace of itself', async () => {
    const { store, act } = setup()
    act().selectFrom('km')
    act().selectTo('mi')
    for (const text of ['5', '5 ', '5 m', '5 mi']) {
      act().type(text)
      await read()
    }
    expect(store.getState()).toMatchObject({ from: { key: 'mi' }, to: { key: 'km' } })
    // Chosen by hand meanwhile, it counts.
    act().type('5 m')
    await read()
    act().selectTo('ft')
    act().type('5 mm')
    await read()
    expect(store.getState()).toMatchObject({ from: { key: 'mm' }, to: { key: 'ft' } })
    // What is chosen at last is where the next text begins.
    act().clearAll()
    for (const text of ['2', '2 m', '2 mm']) {
      act().type(text)
      await read()
    }
    expect(store.getState()).toMatchObject({ from: { key: 'mm' }, to: { key: 'ft' } })
  })

  test('nor does what is left of a name that is taken back key by key', async () => {
    const { store, act } = setup()
    act().selectFrom('km')
    act().selectTo('mi')
    for (const text of ['5', '5 ', '5 m', '5 mi', '5 m', '5 ', '5 k', '5 km']) {
      act().type(text)
      await read()
    }
    expect(store.getState()).toMatchObject({ from: { key: 'km' }, to: { key: 'mi' } })
    // What is typed over another text begins with the units that are shown.
    for (const text of ['5 mi', '5', '5 ', '5 f', '5 ft']) {
      act().type(text)
      await read()
    }
    expect(store.getState()).toMatchObject({ from: { key: 'ft' }, to: { key: 'km' } })
  })

  test('another unit makes a plain number of it', async () => {
    const { store, act } = setup()
    act().type(`5'7"`)
    await read()
    act().swapUnits()
    expect(store.getState()).toMatchObject({ text: '67', to: { key: 'in' } })
    act().type('1/2')
    await read()
    act().selectFrom('cm')
    expect(store.getState()).toMatchObject({ text: '0.5', from: { key: 'cm' } })
  })

  test('its history row has the value and the unit, and comes back', async () => {
    const { store, act, rows } = setup()
    act().type('1/2 mi')
    await read()
    act().keep()
    expect(rows()).toEqual(['0.5 Miles = 80467.2 Centimeters'])
    act().clearAll()
    const [row] = act().history
    if (row) act().recall(row)
    expect(store.getState()).toMatchObject({ text: '0.5', from: { key: 'mi' } })
  })

  test.each([
    ['1/3', '1/3yd=in'],
    ['-2/6', '-1/3yd=in'],
    ['3 1/4 in', '3.25in=yd'],
    ['16 ft 1 in', '193in=yd'],
    ['1/999999', '1/999999yd=in'],
  ])('a link to %s is short, and brings back what is shown', async (text, link) => {
    const { act } = setup()
    act().selectFrom('yd')
    act().selectTo('in')
    act().type(text)
    await read()
    const shown = conversionOf(act())
    expect(linkOf(act())).toBe(link)

    const opened = setup()
    expect(openingOf(opened.act).openFragment?.(link)).toBeNull()
    await read()
    expect(conversionOf(opened.act())).toEqual(shown)
  })
})
