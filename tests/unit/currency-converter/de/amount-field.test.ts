import { expect, test } from 'vitest'
import { currencyFixture } from '../../../support/currency-store'

async function typed(text: string) {
  const fixture = currencyFixture({ locale: 'de-DE' })
  await fixture.opened()
  const { state } = fixture
  state().typeAmount('')
  const field = [...text].reduce((shown, key) => state().typeAmount(shown + key), '')
  return { ...fixture, field }
}

test.each([
  ['12,50', '12,50', '12.50'],
  // Between thousands a point is left out, as the comma is in English.
  ['1.500', '1500', '1500'],
  ['1.234,5', '1234,5', '1234.5'],
])('CU-45: on a German page %s is shown as %s', async (text, shown, amount) => {
  const { state, conversion, field } = await typed(text)
  expect(field).toBe(shown)
  expect(state()).toMatchObject({ amount, amountProblem: null })
  expect(conversion().phase).toBe('success')
})

test('CU-45: on a German page a typed point is refused: there is no result until it is clear', async () => {
  const { state } = await typed('12.50')
  expect(state()).toMatchObject({ amount: '1250', amountProblem: 'unclear-marks' })
})

test.each([
  ['1.234,56', '1234,56'],
  ['1,234.56', '1234,56'],
])('CU-46: on a German page a pasted %s is written as %s', async (text, shown) => {
  const { state } = await typed('')
  let inserted = ''
  await state().pasteAmount(text, (digits) => (inserted = digits))
  expect(inserted).toBe(shown)
})
