import { expect, test } from 'vitest'
import { storageOf } from '../../../../support/kept-versions'

const KEY = 'nimble.settings.currency-converter'

test('CU-57: the fee of an earlier visit comes back, and a change of it leaves the favorites', async () => {
  const storage = storageOf(1)
  const { useFee } = await import('../../../../../src/tools/currency-converter/extras/money/state')
  expect(useFee.getState().feePercent).toBe(1.75)
  useFee.setState({ feePercent: 2 })
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toMatchObject({
    favorites: ['eur', 'chf'],
    feePercent: 2,
  })
})
