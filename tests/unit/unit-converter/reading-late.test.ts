import { beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { typedValue } from '../../../src/tools/unit-converter/domain/conversion'

/** In a page where the code that reads texts has not come yet. */
async function create() {
  const { unitsState } = await import('../../../src/tools/unit-converter/state')
  return createStore(unitsState({ now: () => 0, locale: 'en' }))
}

beforeEach(() => vi.resetModules())

test('a text is not judged before the code that reads it has come', async () => {
  const { getState } = await create()
  getState().type('5 apples')
  expect(typedValue(getState())).toMatchObject({ ok: false, error: { code: 'empty' } })
  await vi.dynamicImportSettled()
  expect(typedValue(getState())).toMatchObject({ ok: false, error: { code: 'with-unit' } })
  getState().type('5 pears')
  expect(typedValue(getState())).toMatchObject({ ok: false, error: { code: 'with-unit' } })
})

test('units that are swapped before the code has come are swapped once it names the unit', async () => {
  const { getState } = await create()
  getState().type('5 km')
  getState().swapUnits()
  await vi.dynamicImportSettled()
  expect(getState()).toMatchObject({ text: '5', from: { key: 'cm' }, to: { key: 'km' } })
})

test('a unit that is chosen before the code has come stays chosen', async () => {
  const { getState } = await create()
  getState().type('5 km')
  getState().selectFrom('m')
  getState().selectTo('ft')
  await vi.dynamicImportSettled()
  expect(getState()).toMatchObject({ text: '5', from: { key: 'm' }, to: { key: 'ft' } })
})

test('once the code is there a text is read at once, and never called wrong before', async () => {
  const { getState } = await create()
  getState().type('1/2')
  await vi.dynamicImportSettled()
  getState().type('5 km')
  expect(typedValue(getState())).toMatchObject({ ok: true, value: { readAs: '5 km' } })
})

test('a late reading of what is no longer there changes nothing', async () => {
  const { getState } = await create()
  getState().type('5 km')
  getState().type('5')
  await vi.dynamicImportSettled()
  expect(getState()).toMatchObject({ text: '5', from: { key: 'mm' } })
})
