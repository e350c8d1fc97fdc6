import { expect, test, vi } from 'vitest'
import { FakeStorage } from '../../../support/fake-storage'

const KEY = 'nimble.settings.currency-converter'

test('CU-57: favorites and fee of an earlier visit come back, and a change of one leaves the other', async () => {
  const storage = new FakeStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('window', new EventTarget())
  // As it was stored before the extras had states of their own.
  storage.setItem(KEY, '{"favorites":["pln","eur"],"feePercent":1.75}')
  const many = await import('../../../../src/tools/currency-converter/extras/many/state')
  const money = await import('../../../../src/tools/currency-converter/extras/money/state')
  expect(many.useFavorites.getState().favorites).toEqual(['pln', 'eur'])
  expect(money.useFee.getState().feePercent).toBe(1.75)
  money.useFee.setState({ feePercent: 2 })
  many.useFavorites.setState({ favorites: ['eur'] })
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual({ favorites: ['eur'], feePercent: 2 })
})
