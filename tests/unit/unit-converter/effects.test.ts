import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { conversionOf } from '../../../src/tools/unit-converter/domain/conversion'
import { unitsState } from '../../../src/tools/unit-converter/state'
import { keepUnits } from '../../../src/tools/unit-converter/effects'

const KEPT = { categoryId: 'weight', fromKey: 'kg', toKey: 'lb', notation: 'plain', digits: 3 }

function setup(kept: unknown = null) {
  const units = createStore(unitsState({ now: () => 0, locale: 'en' }))
  let stored = kept
  const keepInOtherTab = (chosen: unknown) => void (stored = chosen)
  const keep = vi.fn(keepInOtherTab)
  const start = () => keepUnits(units, { read: () => stored, keep })
  return { units, keep, keepInOtherTab, start, act: () => units.getState() }
}

const FIRST = { categoryId: 'length', fromKey: 'mm', toKey: 'cm', notation: 'auto', digits: null }

test('category, units and form of the last visit come back', async () => {
  const { units, start, act } = setup(KEPT)
  start()
  await vi.dynamicImportSettled()
  expect(units.getState()).toMatchObject({
    category: { id: 'weight' },
    from: { key: 'kg' },
    to: { key: 'lb' },
  })
  act().type('1234')
  expect(conversionOf(units.getState())).toMatchObject({
    result: '2720',
    plain: '2720.50431536139',
  })
})

test('a category that comes on request brings its table', async () => {
  const { units, start, act } = setup({ ...KEPT, categoryId: 'data', fromKey: 'TB', toKey: 'GiB' })
  start()
  await vi.dynamicImportSettled()
  act().type('1')
  expect(conversionOf(units.getState())?.result).toBe('931')
})

test.each([
  null,
  'kg',
  [],
  { ...KEPT, categoryId: 'music' },
  { ...KEPT, toKey: 'km' },
  { categoryId: 'weight' },
])('%j leaves all as specified', async (kept) => {
  const { units, start } = setup(kept)
  start()
  await vi.dynamicImportSettled()
  expect(units.getState()).toBe(units.getInitialState())
})

test('a form that cannot be read is that of the specification', async () => {
  const { units, start } = setup({ ...KEPT, digits: 99 })
  start()
  await vi.dynamicImportSettled()
  expect(units.getState().form).toEqual({ notation: 'auto', digits: null })
})

test('what was chosen before they were read is newer and stays', async () => {
  const { units, start, act } = setup(KEPT)
  start()
  act().type('5')
  await vi.dynamicImportSettled()
  expect(units.getState()).toMatchObject({ category: { id: 'length' }, text: '5' })
})

test('units that were chosen before they were read leave the kept form as it is', async () => {
  const { units, keep, start, act } = setup(KEPT)
  start()
  act().selectTo('m')
  await vi.dynamicImportSettled()
  expect(units.getState().form).toEqual({ notation: 'plain', digits: 3 })
  expect(keep).toHaveBeenLastCalledWith({ ...FIRST, toKey: 'm', notation: 'plain', digits: 3 })
})

test('units that a link opened before the page is shown leave the kept form as it is', async () => {
  const { units, start, act } = setup(KEPT)
  act().selectTo('m')
  start()
  await vi.dynamicImportSettled()
  expect(units.getState()).toMatchObject({
    to: { key: 'm' },
    form: { notation: 'plain', digits: 3 },
  })
})

test('a form that was chosen before the kept one came stays', async () => {
  const { units, start } = setup(KEPT)
  start()
  units.setState({ form: { notation: 'auto', digits: 5 } })
  await vi.dynamicImportSettled()
  expect(units.getState().form).toEqual({ notation: 'auto', digits: 5 })
})

test('UN-75: new units and a new form are kept, the typed number never', () => {
  const { units, keep, start, act } = setup()
  const stop = start()
  act().type('5')
  expect(keep).not.toHaveBeenCalled()
  act().selectTo('m')
  expect(keep).toHaveBeenLastCalledWith({ ...FIRST, toKey: 'm' })
  units.setState({ form: { notation: 'scientific', digits: 3 } })
  expect(keep).toHaveBeenLastCalledWith({
    ...FIRST,
    toKey: 'm',
    notation: 'scientific',
    digits: 3,
  })
  stop()
  act().selectTo('km')
  expect(keep).toHaveBeenCalledTimes(2)
})

test('units that another tab has kept since stay kept when the form changes here', () => {
  const { units, keep, keepInOtherTab, start } = setup()
  start()
  keepInOtherTab(KEPT)
  units.setState({ form: { notation: 'scientific', digits: 5 } })
  expect(keep).toHaveBeenLastCalledWith({ ...KEPT, notation: 'scientific', digits: 5 })
})

test('a form that another tab has kept since stays kept when units change here', () => {
  const { keep, keepInOtherTab, start, act } = setup()
  start()
  keepInOtherTab(KEPT)
  act().selectTo('m')
  expect(keep).toHaveBeenLastCalledWith({ ...FIRST, toKey: 'm', notation: 'plain', digits: 3 })
})
