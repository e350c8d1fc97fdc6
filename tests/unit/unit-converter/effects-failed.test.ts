import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { unitsState } from '../../../src/tools/unit-converter/state'
import { keepUnits } from '../../../src/tools/unit-converter/effects'

vi.mock('../../../src/tools/unit-converter/domain/kept-units', () => {
  throw new Error('cut off')
})

test('kept units whose code does not come leave the page as it is, with a line in the log', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const units = createStore(unitsState({ now: () => 0, locale: 'en' }))
  keepUnits(units, { read: () => ({ categoryId: 'weight' }), keep: () => {} })
  await vi.dynamicImportSettled()
  expect(units.getState()).toBe(units.getInitialState())
  expect(log).toHaveBeenCalledWith('The code for kept units did not come', expect.any(Error))
})
