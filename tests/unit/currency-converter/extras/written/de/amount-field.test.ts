import { expect, test } from 'vitest'
import { currencyFixture } from '../../../../../support/currency-store'

test('CU-46: on a German page a pasted amount with its currency is written with a comma', async () => {
  const { state, opened } = currencyFixture({ locale: 'de-DE' })
  await opened()
  let inserted = ''
  await state().pasteAmount('1.234,56 €', (digits) => (inserted = digits))
  expect(inserted).toBe('1234,56')
})
