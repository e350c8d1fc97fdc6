import { describe, expect, test, vi } from 'vitest'
import { conversionOf, typedValue } from '../../../../../src/tools/unit-converter/domain/conversion'
import { linkOf } from '../../../../../src/tools/unit-converter/domain/link'
import { openingOf } from '../../../../../src/tools/unit-converter/opening'
import { categoryOf } from '../../../../../src/tools/unit-converter/domain/units'
import type { UnitsState } from '../../../../../src/tools/unit-converter/state'
import { unitsStore } from '../../../../support/units-store'

const read = () => vi.dynamicImportSettled()

/** Presses the button of the note that takes other units than those of the text. */
function takeInstead({ reading, takeInstead: take }: UnitsState, which: 'before' | 'other') {
  const units = reading?.[which]
  if (!units) throw new Error(`no units ${which}`)
  take(units)
}

describe('a text that is more than a number', () => {
  test('UN-73: 5 km while the unit is m switches the unit and shows a note', async () => {
    const { store, act } = unitsStore()
    act().selectFrom('m')
    act().selectTo('ft')
    act().type('5 km')
    await read()
    expect(store.getState()).toMatchObject({ text: '5 km', from: { key: 'km' }, to: { key: 'ft' } })
    expect(typedValue(act())).toMatchObject({ ok: true, value: { readAs: '5 km' } })
    expect(conversionOf(act())?.result).toBe('16404.1994750656')
  })

  test('the unit of the other side goes where the named one came from', async () => {
    const { store, act } = unitsStore()
    act().type('5 cm')
    await read()
    expect(store.getState()).toMatchObject({ from: { key: 'cm' }, to: { key: 'mm' } })
  })

  test('a unit that only begins the name of the next one leaves no trace of itself', async () => {
    const { store, act } = unitsStore()
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
    const { store, act } = unitsStore()
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

  test('UN-88: a unit of another category switches to it, and Undo goes back', async () => {
    const { act } = unitsStore()
    act().selectTo('m')
    act().type('2 cups')
    await read()
    expect(act()).toMatchObject({
      text: '2 cups',
      category: { id: 'volume' },
      from: { key: 'cup' },
      to: { key: 'ml' },
    })
    expect(conversionOf(act())?.result).toBe('473.176473')
    takeInstead(act(), 'before')
    expect(act()).toMatchObject({
      text: '2',
      category: { id: 'length' },
      from: { key: 'mm' },
      to: { key: 'm' },
    })
  })

  test('a category that only a part of a name has named goes with that name', async () => {
    const { act } = unitsStore()
    const categories: string[] = []
    for (const text of ['2', '2 c', '2 cu', '2 cup', '2 cu', '2 c', '2 ']) {
      act().type(text)
      await read()
      categories.push(act().category.id)
    }
    expect(categories).toEqual([
      'length',
      'temperature',
      'length',
      'volume',
      'length',
      'temperature',
      'length',
    ])
    expect(act()).toMatchObject({ from: { key: 'mm' }, to: { key: 'cm' } })
  })

  test('of two units of a name the likelier one is taken, and the other by one press', async () => {
    const { act } = unitsStore({ locale: 'en-GB' })
    act().selectCategory(categoryOf('volume'))
    act().type('1 pint')
    await read()
    expect(act()).toMatchObject({
      from: { key: 'ukpt' },
      reading: { other: { from: { key: 'pt' } } },
    })
    takeInstead(act(), 'other')
    expect(act()).toMatchObject({ text: '1', from: { key: 'pt' }, to: { key: 'l' } })
  })

  test('degrees are those of the region, and the other ones by one press', async () => {
    const { act } = unitsStore({ locale: 'en-US' })
    act().type('350 degrees')
    await read()
    expect(act()).toMatchObject({ from: { key: 'F' }, to: { key: 'C' } })
    takeInstead(act(), 'other')
    expect(act()).toMatchObject({ text: '350', from: { key: 'C' }, to: { key: 'F' } })
  })

  test('a fraction names no unit, so no other one is offered', async () => {
    const { act } = unitsStore()
    act().type('1/2')
    await read()
    expect(act()).toMatchObject({ reading: { text: '1/2', other: null } })
  })

  test('another unit makes a plain number of it', async () => {
    const { store, act } = unitsStore()
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
    const { store, act, rows } = unitsStore()
    act().type('1/2 mi')
    await read()
    act().record()
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
    const { act } = unitsStore()
    act().selectFrom('yd')
    act().selectTo('in')
    act().type(text)
    await read()
    const shown = conversionOf(act())
    expect(linkOf(act())).toBe(link)

    const opened = unitsStore()
    expect(openingOf(opened.act).openFragment?.(link)).toBeNull()
    await read()
    expect(conversionOf(opened.act())).toEqual(shown)
  })
})

describe('before the code that reads texts has come', () => {
  test('a text is not judged before the code that reads it has come', async () => {
    const { act } = unitsStore()
    act().type('5 apples')
    expect(typedValue(act())).toMatchObject({ ok: false, error: { code: 'empty' } })
    await vi.dynamicImportSettled()
    expect(typedValue(act())).toMatchObject({ ok: false, error: { code: 'with-unit' } })
    act().type('5 pears')
    expect(typedValue(act())).toMatchObject({ ok: false, error: { code: 'with-unit' } })
  })

  test('units that are swapped before the code has come are swapped once it names the unit', async () => {
    const { act } = unitsStore()
    act().type('5 km')
    act().swapUnits()
    await vi.dynamicImportSettled()
    expect(act()).toMatchObject({ text: '5', from: { key: 'cm' }, to: { key: 'km' } })
  })

  test('a unit that is chosen before the code has come stays chosen', async () => {
    const { act } = unitsStore()
    act().type('5 km')
    act().selectFrom('m')
    act().selectTo('ft')
    await vi.dynamicImportSettled()
    expect(act()).toMatchObject({ text: '5', from: { key: 'm' }, to: { key: 'ft' } })
  })

  test('once the code is there a text is read at once, and never called wrong before', async () => {
    const { act } = unitsStore()
    act().type('1/2')
    await vi.dynamicImportSettled()
    act().type('5 km')
    expect(typedValue(act())).toMatchObject({ ok: true, value: { readAs: '5 km' } })
  })

  test('a late reading of what is no longer there changes nothing', async () => {
    const { act } = unitsStore()
    act().type('5 km')
    act().type('5')
    await vi.dynamicImportSettled()
    expect(act()).toMatchObject({ text: '5', from: { key: 'mm' } })
  })

  test('where it does not come the text is no number, and the log says so', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { act } = unitsStore({ loadReader: () => Promise.reject(new Error('cut off')) })
    act().type('5 km')
    await read()
    expect(typedValue(act())).toMatchObject({ ok: false, error: { code: 'with-unit' } })
    expect(log).toHaveBeenCalledWith(
      'The code for more than numbers did not come',
      expect.any(Error),
    )
  })
})
