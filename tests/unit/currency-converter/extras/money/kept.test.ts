import { expect, test, vi } from 'vitest'
import { FakeStorage } from '../../../../support/fake-storage'

const KEY = 'nimble.settings.currency-converter'

test('CU-57: the fee of an earlier visit comes back, and a change of it leaves the favorites', async () => {
  const storage = new FakeStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('window', new EventTarget())
  // As it was stored before the extras had states of their own.
  storage.setItem(KEY, '{"favorites":["pln","eur"],"feePercent":1.75}')
  const { useFee } = await import('../../../../../src/tools/currency-converter/extras/money/state')
  expect(useFee.getState().feePercent).toBe(1.75)
  useFee.setState({ feePercent: 2 })
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual({
    favorites: ['pln', 'eur'],
    feePercent: 2,
  })
})
