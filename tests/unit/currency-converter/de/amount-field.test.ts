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

test('CU-45: on a German page 12,50 is shown as it is typed', async () => {
  const { state, conversion, field } = await typed('12,50')
  expect(field).toBe('12,50')
  expect(state()).toMatchObject({ amount: '12.50', amountProblem: null })
  expect(conversion().phase).toBe('success')
})

test('CU-45: on a German page a typed point is refused: there is no result until it is clear', async () => {
  const { state } = await typed('12.50')
  expect(state()).toMatchObject({ amount: '1250', amountProblem: 'unclear-marks' })
})
