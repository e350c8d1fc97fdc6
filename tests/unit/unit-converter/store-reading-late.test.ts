import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { typedValue } from '../../../src/tools/unit-converter/domain/conversion'
import { unitsState } from '../../../src/tools/unit-converter/store'

const copy = () => Promise.resolve(true)

test('a text is not judged before the code that reads it has come', async () => {
  const { getState } = createStore(unitsState({ copy, now: () => 0, locale: 'en' }))
  getState().type('5 apples')
  expect(typedValue(getState())).toMatchObject({ ok: false, error: { code: 'empty' } })
  await vi.dynamicImportSettled()
  expect(typedValue(getState())).toMatchObject({ ok: false, error: { code: 'with-unit' } })
  getState().type('5 pears')
  expect(typedValue(getState())).toMatchObject({ ok: false, error: { code: 'with-unit' } })
})
